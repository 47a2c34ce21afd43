import type { Key } from './index.ts';

/** German. */
const messages: Record<Key, string> = {
  // Header
  skip: 'Zum Brett springen',
  games: 'Spiele',
  newGame: 'Neues Spiel',
  language: 'Sprache',
  theme: `{ $theme ->
    [light] Farben: hell
    [dark] Farben: dunkel
   *[auto] Farben: wie im System
  }`,
  help: 'Spielregeln',

  // Players
  you: 'du',
  level: 'Stufe { $n }',

  // Status
  looking: 'Du siehst Zug { $turn }.',
  lookingStart: 'Du siehst den Anfang.',
  latest: 'Zurück zum Spiel',
  youWon: 'Gut gespielt!',

  // Actions
  takeBack: 'Zurück',
  redo: 'Wieder vor',
  hint: 'Tipp',
  flip: 'Drehen',
  more: 'Mehr',
  close: 'Schließen',

  // More
  resign: 'Aufgeben',
  resignAsk: 'Dieses Spiel aufgeben?',
  keepPlaying: 'Weiterspielen',
  stopThinking: 'Jetzt ziehen',
  copyRecord: 'Partie kopieren',
  copyPosition: 'Stellung kopieren',
  downloadRecord: 'Partie als Datei sichern',
  pasteRecord: 'Partie oder Stellung einfügen',
  pasteEmpty: 'Füge hier erst eine Partie oder eine Stellung ein.',
  pasteLabel: 'Eine Folge von Zügen oder eine Stellung',
  pasteTell: 'Das Spiel auf dem Brett bleibt, bis dieses gelesen ist.',
  pasteOpen: 'Öffnen',
  pasteFailed: 'Das ließ sich nicht lesen: { $message }',

  // Embed
  embed: 'Brett einbetten',
  embedTell: 'Für eine eigene Seite.',
  embedWhat: 'Was eingebettet wird',
  embedPosition: 'Die Stellung auf dem Brett',
  embedGame: 'Die ganze Partie, zum Durchblättern',
  embedTag: 'Ein Skript und das Brett',
  embedFrame: 'Ein Rahmen, wo keine Skripte erlaubt sind',
  embedCopy: 'Kopieren',
  embedPlace: 'Leg den Ordner dieser Seite auf einen Webserver und setz seine Adresse an die Stelle von { $site }.',

  // New game
  strength: 'Stärke der Maschine',
  levelOf: 'Stufe { $n } von 10',
  start: 'Beginnen',

  // Turn list
  turns: 'Züge',
  turnsShow: `{ $n ->
    [0] Noch keine Züge
    [one] 1 Zug
   *[other] { $n } Züge
  }`,
  startPosition: 'Anfang',
  turnLabel: 'Zug { $number }: { $text }',

  // Notices
  started: 'Ein neues Spiel hat begonnen.',
  opened: 'Das Spiel steht auf dem Brett.',
  bringBack: 'Das vorige zurückholen',
  copied: 'Kopiert.',
  copyFailed: 'Der Browser hat das Kopieren nicht erlaubt.',
  damaged: 'Das gespeicherte Spiel ließ sich nicht lesen. Es liegt beiseite, nichts davon ist verloren.',
  download: 'Herunterladen',
  copy: 'Kopieren',
  notStored: 'Dieser Browser behält nichts für diese Seite: Das Spiel dauert, bis sie geschlossen wird.',
  loadFailed: 'Das Spiel ließ sich nicht laden.',
  tryAgain: 'Noch einmal versuchen',
  engineFailed: 'Die Maschine hat nicht geantwortet. Nimm einen Zug zurück oder beginne neu.',

  // Help
  keys: 'Tasten auf dem Brett',
  key: `{ $key ->
    [arrows] Pfeile
    [enter] Enter
    [escape] Esc
    [wall] H, V
    [pages] Bild auf, Bild ab
    [backspace] Rücktaste
   *[space] Leertaste
  }`,

  // Footer
  independent:
    'Ein unabhängiges Projekt. „Arimaa“ ist eine Marke von Omar Syed, „Quoridor“ eine von Gigamic; beide haben mit dieser Seite nichts zu tun.',
  licences: 'Lizenzen',
};
export default messages;
