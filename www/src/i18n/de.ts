import type { Key } from './index.ts';

/** German. */
const messages: Record<Key, string> = {
  // Header
  title: 'Arimaa · keddah',
  skip: 'Zum Brett springen',
  newGame: 'Neues Spiel',
  language: 'Sprache',
  theme: `{ $theme ->
    [light] Farben: hell
    [dark] Farben: dunkel
   *[auto] Farben: wie im System
  }`,
  help: 'Spielregeln',

  // Players
  side: `{ $side ->
    [gold] Gold
   *[silver] Silber
  }`,
  you: 'du',
  level: 'Stufe { $n }',
  animal: `{ $letter ->
    [E] Elefant
    [M] Kamel
    [H] Pferd
    [D] Hund
    [C] Katze
   *[R] Kaninchen
  }`,
  lost: 'Verloren: { $pieces }',
  lostNone: 'Nichts verloren',

  // Status
  greeting: `{ $side ->
    [gold] Du spielst Gold.
   *[silver] Du spielst Silber.
  } Bis zu vier Schritte, dann Zug beenden.`,
  greetingTwo: `{ $side ->
    [gold] Gold beginnt.
   *[silver] Silber beginnt.
  } Bis zu vier Schritte, dann Zug beenden.`,
  yourTurn: `{ $side ->
    [gold] Du bist am Zug, Gold.
   *[silver] Du bist am Zug, Silber.
  }`,
  turnOf: `{ $side ->
    [gold] Gold ist am Zug.
   *[silver] Silber ist am Zug.
  }`,
  stepsLeft: `{ $n ->
    [0] Kein Schritt mehr.
    [one] Noch ein Schritt.
   *[other] Noch { $n } Schritte.
  }`,
  thinking: `{ $side ->
    [gold] Gold überlegt
   *[silver] Silber überlegt
  }`,
  thinkingDepth: `{ $n ->
    [one] einen Schritt voraus
   *[other] { $n } Schritte voraus
  } · { $nodes } Stellungen`,
  looking: 'Du siehst Zug { $turn }.',
  lookingStart: 'Du siehst den Anfang.',
  latest: 'Zurück zum Spiel',
  repeats: 'Vorsicht: Endet der Zug hier, entsteht diese Stellung zum zweiten Mal. Ein drittes Mal ist nicht erlaubt.',
  youWon: 'Gut gespielt!',

  // Actions
  endTurn: 'Zug beenden',
  undoStep: 'Schritt zurück',
  stepsMade: '{ $n } von 4 Schritten gemacht',
  whyNoStep: 'Mach erst einen Schritt.',
  whyMachine: 'Die Maschine ist am Zug.',
  takeBack: 'Zurück',
  redo: 'Wieder vor',
  hint: 'Tipp',
  flip: 'Drehen',
  more: 'Mehr',
  close: 'Schließen',

  // Arranging
  arrange: 'Eigene Aufstellung',
  arranging: 'Tippe zwei deiner Figuren an, um sie zu tauschen, oder ziehe eine auf die andere.',
  presets: 'Fertige Aufstellungen',

  // More
  resign: 'Aufgeben',
  resignAsk: 'Dieses Spiel aufgeben?',
  resignTell: `{ $side ->
    [gold] Dann gewinnt Gold.
   *[silver] Dann gewinnt Silber.
  } Alle Züge lassen sich danach noch ansehen.`,
  keepPlaying: 'Weiterspielen',
  stopThinking: 'Jetzt ziehen',
  copyRecord: 'Partie kopieren',
  copyPosition: 'Stellung kopieren',
  downloadRecord: 'Partie als Datei sichern',
  pasteRecord: 'Partie oder Stellung einfügen',
  pasteLabel: 'Eine Folge von Zügen oder eine Stellung',
  pasteTell: 'Das Spiel auf dem Brett bleibt, bis dieses gelesen ist.',
  pasteOpen: 'Öffnen',
  pasteFailed: 'Das ließ sich nicht lesen: { $message }',

  // New game
  youPlay: 'Du spielst',
  asGold: 'Gold und beginnst',
  asSilver: 'Silber',
  asTwo: 'Zu zweit an diesem Bildschirm',
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
  engineFailed: 'Die Maschine hat nicht geantwortet. Nimm einen Zug zurück oder beginne neu.',

  // Help
  helpGoal:
    'Bring eines deiner Kaninchen an den gegenüberliegenden Rand. Du gewinnst auch, wenn die andere Seite kein Kaninchen mehr hat oder nicht ziehen kann.',
  helpTurn:
    'Ein Zug besteht aus einem bis vier Schritten, mit einer oder mehreren Figuren. Ein Schritt geht ein Feld gerade; Kaninchen gehen nie rückwärts.',
  helpStrength: 'Von stark zu schwach: Elefant, Kamel, Pferd, Hund, Katze, Kaninchen.',
  helpPush:
    'Eine stärkere Figur kann eine schwächere gegnerische neben ihr schieben oder ziehen. Das kostet zwei Schritte.',
  helpFreeze: 'Eine Figur neben einer stärkeren gegnerischen wird festgehalten, außer es steht eine eigene daneben.',
  helpTraps: 'Die vier Gruben sind Fallen: Wer darauf steht, ist verloren, sobald keine eigene Figur daneben steht.',
  helpMore: 'Ein Zug muss das Brett verändern und darf keine Stellung zum dritten Mal herbeiführen.',
  keys: 'Tasten auf dem Brett',
  keyArrows: 'über die Felder gehen',
  keyEnter: 'aufnehmen, absetzen',
  keyEscape: 'zurücklegen',
  keyBackspace: 'einen Schritt zurücknehmen',
  keySpace: 'Zug beenden',
  key: `{ $key ->
    [arrows] Pfeile
    [enter] Enter
    [escape] Esc
    [backspace] Rücktaste
   *[space] Leertaste
  }`,

  // Footer
  independent:
    'Ein unabhängiges Projekt. „Arimaa“ ist eine Marke von Omar Syed, „Quoridor“ eine von Gigamic; beide haben mit dieser Seite nichts zu tun.',
  licences: 'Lizenzen',
};
export default messages;
