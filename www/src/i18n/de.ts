import type { Key } from './en.ts';

/** The German UI texts that all parts of the page share. */
const messages: Record<Key, string> = {
  // Header
  skip: 'Zum Brett springen',
  games: 'Spiele',
  sections: 'Was du tun kannst',
  section: `{ $section ->
    [play] Spielen
    [learn] Lernen
    [puzzles] Aufgaben
   *[analyze] Analyse
  }`,
  newGame: 'Neue Partie',
  language: 'Sprache',
  look: 'Brett und Figuren',
  lookBoard: 'Brett',
  lookOf: `{ $look ->
    [wood] Holz
    [slate] Schiefer
    [contrast] Hoher Kontrast
   *[standard] Standard
  }`,
  lookPieces: 'Figuren',
  piecesOf: `{ $pieces ->
    [letters] Buchstaben
   *[animals] Tiere
  }`,
  theme: `{ $theme ->
    [light] Design: hell
    [dark] Design: dunkel
   *[auto] Design: wie im System
  }`,
  sounds: `{ $sounds ->
    [on] Töne: an
   *[off] Töne: aus
  }`,
  help: 'Spielregeln',
  guide: 'Die Regeln in Bildern',
  newHere: 'Neu hier? Zwei Minuten.',
  firstLesson: 'In Lektionen lernen',

  // Players
  you: 'Du',
  computerName: 'Computer',
  level: 'Stufe { $n }',

  // Status
  looking: 'Du siehst Zug { $turn }.',
  lookingStart: 'Du siehst die Anfangsstellung.',
  latest: 'Zurück zur Partie',
  reviewGame: 'Partie durchgehen',
  copyOpened: 'Zum Studieren wurde eine Kopie der Partie geöffnet.',
  youWon: 'Gut gespielt!',
  hintThinking: 'Der beste Zug wird gesucht …',
  hintTurn: 'Tipp: { $turn }',
  lookingRefused: 'Das ist ein früherer Zug. Mit „Ab hier spielen“ geht es von hier weiter.',

  // Review
  review: 'Andere Züge',
  first: 'Erster Zug',
  previous: 'Voriger Zug',
  next: 'Nächster Zug',
  last: 'Letzter Zug',
  playFromHere: 'Ab hier spielen',
  playedFrom: 'Die Partie geht ab Zug { $turn } weiter.',

  // Watching computers play
  watch: 'Computer gegen Computer',
  watching: 'Die Computer spielen.',
  watchPaused: 'Angehalten.',
  watchPause: 'Anhalten',
  watchPlay: 'Weiter',
  watchOne: 'Ein Zug',
  speed: 'Tempo',
  speedOf: `{ $speed ->
    [slow] Langsam
    [fast] Schnell
   *[normal] Normal
  }`,

  // Actions
  takeBack: 'Zurücknehmen',
  redo: 'Wiederholen',
  hint: 'Tipp',
  analyze: 'Analyse',
  flip: 'Drehen',
  actions: 'Aktionen',
  more: 'Mehr',
  close: 'Schließen',

  // More
  resign: 'Aufgeben',
  resignAsk: 'Diese Partie aufgeben?',
  keepPlaying: 'Weiterspielen',
  stopThinking: 'Jetzt ziehen',
  myGames: 'Meine Partien',
  copyPosition: 'Stellung kopieren',
  downloadRecord: 'Partie als Datei speichern',
  seatInFile: `{ $kind ->
    [you] Du
    [person] Mensch
   *[computer] Computer { $n }
  }`,
  setUpPosition: 'Stellung aufbauen',
  pasteRecord: 'Partie oder Stellung einfügen',
  pasteEmpty: 'Füge hier erst eine Partie oder eine Stellung ein.',
  pasteLabel: 'Die Züge einer Partie oder eine Stellung',
  pasteNote: 'Die Partie auf dem Brett bleibt, bis du eine andere öffnest.',
  pasteOpen: 'Öffnen',
  pasteAs: 'Du spielst',
  pasteFile: 'Datei öffnen',
  pasteOver: 'Eine beendete Partie.',
  pasteTooLong: 'Das ist zu lang für eine Partie: { $size }, erlaubt sind { $most }.',
  pasteNotText: 'Diese Datei enthält keinen Text. Partien werden als einfacher Text gespeichert.',
  pasteFailed: `Dieser Text ist nicht lesbar: { $kind ->
    [turn] { $turn } ist kein gültiger Zug.
    [character] Ab dem { $at }. Zeichen ist er nicht verständlich.
   *[other] Die Stellung widerspricht den Regeln.
  }`,

  // The end of a game
  result: 'Ergebnis',
  resultLevel: 'Stufe { $n }',
  rematch: 'Revanche',
  changeSides: 'Seiten tauschen',

  // Share
  share: 'Teilen',
  shareLink: 'Link zu dieser Partie',
  shareFragment: 'Die Partie als Ende eines Links',
  shareNoAddress:
    'Diese Seite wurde aus einer Datei geöffnet und hat keine Adresse. Hänge diesen Text an die Adresse einer keddah-Seite, oder verschicke eine Datei.',
  shareCopy: 'Kopieren',
  shareSend: 'Senden',
  sharePicture: 'Bild',
  shareRecord: 'Partienotation',
  shareAs: 'Als { $format } speichern',
  linkDamaged: 'Dieser Link ist beschädigt: Er enthält keine Partie, die gezeigt werden kann.',
  loading: 'Wird geladen',
  updateReady: 'Eine neue Version dieser Seite ist da.',
  updateNow: 'Jetzt laden',
  partFailed: 'Dieser Teil der Seite konnte nicht geladen werden.',

  // A game with a friend
  friend: 'Gegenüber',
  friendPlay: 'Per Link mit anderen spielen',
  directPlay: 'Direkt mit anderen spielen',
  friendAbout:
    'Jeder Zug ist ein Link, den du schickst: per E-Mail oder im Chat. Sonst verlässt nichts dieses Gerät. In so einer Partie gibt es keine Tipps.',
  friendLink: 'Link zum Verschicken',
  friendWait: 'Schick den Link los und öffne dann die Antwort.',
  friendArrange: 'Stell deine Figuren auf und schick dann den Link.',
  friendNoHints: 'In einer Partie mit anderen gibt es keine Tipps.',
  friendInvited: 'Du bist zu einer Partie eingeladen. Du bist { $side }.',
  'friend-next': 'Dein Gegenüber hat gezogen.',
  'friend-known': 'Diesen Link hast du schon geöffnet.',
  'friend-own': 'Das ist dein eigener Link: Schick ihn los.',
  'friend-other': 'Dieser Link ist nicht der nächste Zug dieser Partie. Die Partie auf dem Brett bleibt, wie sie ist.',

  // Embed
  embed: 'Brett einbetten',
  embedNote: 'HTML für deine eigene Seite.',
  embedWhat: 'Was eingebettet wird',
  embedPosition: 'Die Stellung auf dem Brett',
  embedGame: 'Die ganze Partie, zum Durchblättern',
  embedTag: 'Ein Skript und das Brett',
  embedFrame: 'Ein iframe für Seiten, die keine Skripte erlauben',
  embedCopy: 'Kopieren',
  embedAddress: 'Leg den Ordner dieser Seite auf einen Webserver und ersetze { $site } durch seine Adresse.',

  // New game
  strength: 'Stärke des Computers',
  levelOf: 'Stufe { $n } von 10',
  timeOf: '{ $time } je Zug',
  levelName: `{ $n ->
    [1] Erste Schritte
    [2] Anfänger
    [3] Leicht
    [4] Gelassen
    [5] Mittel
    [6] Solide
    [7] Stark
    [8] Sehr stark
    [9] Kaum zu schlagen
   *[10] Am stärksten
  }`,
  levelAbout: `{ $kind ->
    [first] Sieht höchstens einen Zug weit und schätzt ihn oft falsch ein.
    [easy] Sieht wenig voraus und irrt sich manchmal.
    [strong] Sieht weiter voraus und irrt sich selten.
   *[best] Sieht am weitesten und urteilt am besten.
  }`,
  timeAbout: 'Denkt über jeden Zug so lange nach. Wie stark das ist, hängt vom Gerät ab.',
  levelWins: 'Gewinnt etwa { $score } von 100 Partien gegen Stufe { $below }.',
  start: 'Beginnen',
  findLevel: 'Meine Stufe finden',
  levelNoHints: 'Solange deine Stufe gesucht wird, gibt es keine Tipps.',
  askingNoHints: 'Während du einen besseren Zug suchst, sind Tipps und Analyse aus.',

  // Handicap
  handicap: 'Vorgabe',
  handicapNone: 'Keine',
  handicapFor: 'Wer weniger hat',

  // Clock
  clock: 'Uhr',
  clockNone: 'Ohne Uhr',
  clockOwn: 'Eigene Zeiten',
  clockPerTurn: '{ $turn } pro Zug, { $reserve } Reserve',
  clockTimes: 'Zeiten',
  clockNote: 'Zeit pro Zug/Reserve wie auf arimaa.com: 30s/5m. Oder eine Gesamtzeit + Zuschlag pro Zug: 5m+3s.',
  clockStarts: 'Die Uhr läuft, sobald der erste Zug gespielt ist. Ist die Seite geschlossen, steht sie.',
  clockLoading: 'Einen Moment …',
  clockNoLimit: 'Quoridor kennt keine Grenze für die ganze Partie: Lass das fünfte Feld weg.',
  clockProblem: `Zeichen { $at }: { $code ->
    [clock-number] Hier fehlt eine Zahl.
    [clock-unit] Das ist keine Einheit. Einheiten sind s, m, h und d.
    [clock-unit-order] Einheiten stehen von groß nach klein, jede einmal: 1h30m.
    [clock-sixty] Nach dem Doppelpunkt steht eine Zahl von 0 bis 59.
    [clock-percent] Höchstens 100 Prozent.
    [clock-too-large] Höchstens 365 Tage oder 9999 Züge.
    [clock-too-many-fields] Es gibt höchstens sechs Felder.
   *[clock-no-time] So bleibt keine Zeit für den ersten Zug.
  }`,
  clockLeft: 'Restzeit',
  clockLow: `{ $side }: { $n ->
    [one] noch eine Sekunde.
   *[other] noch { $n } Sekunden.
  }`,
  clockHalted: 'Zeit oder Züge der ganzen Partie sind aufgebraucht. Es gewinnt, wer zuletzt mehr Figuren hatte.',
  clockFailed: 'Die Uhr konnte nicht geladen werden. Die Partie geht ohne Uhr weiter.',

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
  started: 'Eine neue Partie hat begonnen.',
  opened: 'Die Partie steht auf dem Brett.',
  bringBack: 'Vorige Partie zurückholen',
  copied: 'Kopiert.',
  copyFailed: 'Der Browser hat das Kopieren nicht erlaubt.',
  damaged: 'Die gespeicherte Partie war nicht lesbar. Sie wurde beiseitegelegt; nichts ist verloren.',
  download: 'Herunterladen',
  copy: 'Kopieren',
  notStored: 'Dieser Browser lässt die Seite nichts speichern: Die Partie geht verloren, wenn du die Seite schließt.',
  damagedNotStored:
    'Die gespeicherte Partie war nicht lesbar, und dieser Browser kann sie nicht aufheben: Lade sie jetzt herunter oder kopiere sie.',
  storageFull:
    'Dieser Browser hat keinen Platz mehr, um die Partie zu speichern: Sie geht verloren, wenn du die Seite schließt.',
  keepFull: 'Dieser Browser hat keinen Platz mehr, um die Partie in „Meine Partien“ aufzubewahren.',
  elsewhere: 'Diese Partie ist auch in einem anderen Tab offen und wurde dort weitergespielt.',
  elsewhereThat: 'Die andere zeigen',
  elsewhereThis: 'Diese behalten',
  loadFailed: 'Das Spiel konnte nicht geladen werden.',
  tryAgain: 'Noch einmal versuchen',

  // Help
  keys: 'Bedienung mit der Tastatur',
  key: `{ $key ->
    [arrows] Pfeile
    [enter] Enter oder Leertaste
    [escape] Esc
    [wall] H, V
    [pages] Bild auf, Bild ab
    [backspace] Rücktaste
   *[end] Umschalt + Enter
  }`,
  analysisKeys: 'Tasten der Analyse',
  keyThreat: 'Drohung zeigen oder ausblenden',
  keyAddLine: 'auf einer Variante: in den Baum aufnehmen',
  keyMark: 'auf dem Brett: ein Feld markieren oder einen Pfeil beginnen und beenden',

  // Footer
  independent:
    'Ein unabhängiges Projekt. „Arimaa“ ist eine Marke von Omar Syed, „Quoridor“ eine von Gigamic; beide haben mit diesem Projekt nichts zu tun.',
  privacy: 'Was du spielst, bleibt auf diesem Gerät, außer du teilst es oder spielst mit anderen.',
  licenses: 'Lizenzen',
};
export default messages;
