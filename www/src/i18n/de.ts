import type { Key } from './index.ts';

/** German. */
const words: Record<Key, string> = {
  title: 'Arimaa · keddah',
  tagline: 'Arimaa im Browser, gegen die Maschine oder zu zweit',
  skip: 'Zum Brett springen',
  boardLabel: 'Arimaa-Brett',

  newGame: 'Neues Spiel',
  language: 'Sprache',
  theme: '{theme, select, light {Farben: hell} dark {Farben: dunkel} other {Farben: wie im System}}',
  help: 'Spielregeln',

  side: '{side, select, gold {Gold} other {Silber}}',
  you: 'du',
  level: 'Stufe {n}',
  captured: '{n, plural, =0 {Nichts verloren} one {# Figur verloren} other {# Figuren verloren}}',
  lost: 'Verloren: {pieces}',

  greeting:
    '{side, select, gold {Du spielst Gold.} other {Du spielst Silber.}} Bis zu vier Schritte, dann Zug beenden.',
  greetingTwo: '{side, select, gold {Gold} other {Silber}} beginnt. Bis zu vier Schritte, dann Zug beenden.',
  yourTurn: '{side, select, gold {Du bist am Zug, Gold.} other {Du bist am Zug, Silber.}}',
  turnOf: '{side, select, gold {Gold ist am Zug.} other {Silber ist am Zug.}}',
  stepsLeft: '{n, plural, =0 {Keine Schritte mehr.} one {Noch # Schritt.} other {Noch # Schritte.}}',
  placing:
    '{side, select, gold {Gold stellt auf.} other {Silber stellt auf.}} Wähle eine Aufstellung, tausche Figuren nach Belieben, dann Fertig.',
  arranging: 'Stelle deine Figuren auf: tippe zwei an, um sie zu tauschen, oder ziehe eine auf die andere.',
  thinking: '{side, select, gold {Gold überlegt} other {Silber überlegt}}',
  thinkingDepth: '{depth, plural, one {# Schritt voraus} other {# Schritte voraus}} · {nodes} Stellungen',
  looking: 'Du siehst Zug {turn}.',
  lookingStart: 'Du siehst den Anfang.',
  latest: 'Zurück zum Spiel',
  repeats: 'Vorsicht: Diese Stellung entstünde zum zweiten Mal. Ein drittes Mal ist nicht erlaubt.',
  ended:
    '{winner, select, gold {Gold gewinnt} other {Silber gewinnt}}{reason, select, goal {: Ein Kaninchen ist am Ziel.} elimination {: Die andere Seite hat kein Kaninchen mehr.} immobilization {: Die andere Seite kann keinen Schritt machen.} repetition {: Jeder Zug der anderen Seite würde eine Stellung wiederholen.} resignation {: Die andere Seite hat aufgegeben.} time {: Die Zeit der anderen Seite ist abgelaufen.} illegal {: Die andere Seite hat gegen eine Regel verstoßen.} other {.}}',
  youWon: 'Gut gespielt!',
  youLost: 'In den Zügen lässt sich nachsehen, wo es sich entschied.',

  endTurn: 'Zug beenden',
  undoStep: 'Schritt zurück',
  stepsMade:
    '{n, plural, =0 {Noch keiner von vier Schritten gemacht} one {# von vier Schritten gemacht} other {# von vier Schritten gemacht}}',
  whyNoStep: 'Mach erst einen Schritt, dann lässt sich der Zug beenden.',
  whyWaiting: 'Warte, bis du am Zug bist.',
  whyMachine: 'Die Maschine ist am Zug.',
  whyOver: 'Das Spiel ist zu Ende.',
  whyPast: 'Geh zurück zum Spiel, um zu ziehen.',
  takeBack: 'Zurück',
  redo: 'Vor',
  hint: 'Tipp',
  flip: 'Drehen',
  more: 'Mehr',
  close: 'Schließen',
  cancel: 'Abbrechen',

  arrange: 'Eigene Aufstellung',
  arrangeOver: 'Nur vor dem ersten Zug',
  done: 'Fertig',
  presets: 'Fertige Aufstellungen',
  preset:
    '{name, select, classic {Klassisch} ehh {Pferde vorn} mirror {Gespiegelt} random {Überraschung} other {{name}}}',
  resign: 'Aufgeben',
  resignAsk: 'Dieses Spiel aufgeben?',
  resignTell: 'Dann gewinnt {winner, select, gold {Gold} other {Silber}}. Alle Züge lassen sich danach noch ansehen.',
  keepPlaying: 'Weiterspielen',
  stopThinking: 'Jetzt ziehen',
  copyRecord: 'Partie kopieren',
  copyPosition: 'Stellung kopieren',
  pasteRecord: 'Partie oder Stellung einfügen',
  pasteLabel: 'Eine Folge von Zügen oder eine Stellung',
  pasteTell: 'Das Spiel auf dem Brett bleibt, bis diese gelesen ist.',
  pasteOpen: 'Öffnen',
  pasteFailed: 'Das ließ sich nicht lesen: {message}',
  downloadRecord: 'Partie als Datei sichern',

  newGameTitle: 'Neues Spiel',
  youPlay: 'Du spielst',
  asGold: 'Gold und beginnst',
  asSilver: 'Silber',
  asTwo: 'Zu zweit an diesem Bildschirm',
  strength: 'Stärke der Maschine',
  levelOf: 'Stufe {n} von 10',
  start: 'Los',

  turns: 'Züge',
  turnsShow: '{n, plural, =0 {Noch keine Züge} one {# Zug} other {# Züge}}',
  noTurns: 'Hier stehen die Züge.',
  startPosition: 'Anfang',
  turnLabel: 'Zug {number}: {text}',
  building: '{steps}, noch nicht beendet',

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
  offlineReady: 'Jetzt auch ohne Netz spielbar.',

  helpGoal:
    'Bring eines deiner Kaninchen an den gegenüberliegenden Rand. Du gewinnst auch, wenn die andere Seite kein Kaninchen mehr hat oder nicht ziehen kann.',
  helpTurn:
    'Ein Zug besteht aus einem bis vier Schritten, mit einer oder mehreren Figuren. Ein Schritt geht ein Feld gerade; Kaninchen gehen nie zurück.',
  helpStrength: 'Von stark zu schwach: Elefant, Kamel, Pferd, Hund, Katze, Kaninchen.',
  helpPush:
    'Eine stärkere Figur kann eine schwächere gegnerische neben ihr schieben oder ziehen. Das kostet zwei Schritte.',
  helpFreeze: 'Eine Figur neben einer stärkeren gegnerischen ist eingefroren, außer es steht eine eigene daneben.',
  helpTraps: 'Die vier Gruben sind Fallen: Wer darauf steht, ist verloren, sobald keine eigene Figur daneben steht.',
  helpMore: 'Ein Zug muss das Brett verändern und darf keine Stellung zum dritten Mal herbeiführen.',
  keys: 'Tasten auf dem Brett',
  keyArrows: 'über die Felder gehen',
  keyEnter: 'aufnehmen, absetzen',
  keyEscape: 'zurücklegen, Zug verwerfen',
  keyBackspace: 'einen Schritt zurücknehmen',
  keySpace: 'Zug beenden',
  key: '{key, select, arrows {Pfeile} enter {Enter} escape {Esc} backspace {Rücktaste} other {Leertaste}}',

  independent:
    'Ein unabhängiges Projekt. „Arimaa“ ist eine Marke von Omar Syed, „Quoridor“ eine von Gigamic; beide haben mit dieser Seite nichts zu tun.',
  licences: 'Lizenzen',
};
export default words;
