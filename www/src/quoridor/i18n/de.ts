import type { Key } from './en.ts';

/** The German UI texts of the page about Quoridor. */
const messages: Record<Key, string> = {
  // Players
  player: 'Spieler { $player }',
  stepsToGo: `{ $n ->
    [one] Noch ein Schritt bis zum Ziel: Weg zeigen
   *[other] Noch { $n } Schritte bis zum Ziel: Weg zeigen
  }`,
  wallsLeft: `{ $n ->
    [0] Keine Wand übrig
    [one] Eine Wand übrig
   *[other] { $n } Wände übrig
  }`,

  // Status
  greeting: 'Du bist Spieler { $player }: zum Rand gegenüber! Geh auf einen Punkt oder leg eine Wand.',
  greetingAll: 'Spieler { $player } beginnt: auf einen Punkt gehen oder eine Wand zwischen Felder legen.',
  yourTurn: `Du bist am Zug, Spieler { $player }: Geh einen Schritt{ $walls ->
    [0] .
    [one] {" "}oder leg deine letzte Wand.
   *[other] {" "}oder leg eine von { $walls } Wänden.
  }`,
  turnOf: `Spieler { $player } ist am Zug: einen Schritt gehen{ $walls ->
    [0] .
    [one] {" "}oder die letzte Wand legen.
   *[other] {" "}oder eine von { $walls } Wänden legen.
  }`,
  waitFor: 'Spieler { $player } ist am Zug.',
  thinking: 'Spieler { $player } überlegt',
  thinkingDepth: `{ $n ->
    [one] einen Zug voraus
   *[other] { $n } Züge voraus
  } · { $nodes } Stellungen`,
  resigned: 'Du hast aufgegeben: Spieler { $player } gewinnt.',
  repeated: 'Diese Stellung ist zum { $n }. Mal auf dem Brett.',
  repeatedDraw: 'Diese Stellung ist zum { $n }. Mal auf dem Brett. Ihr könnt euch auf Remis einigen.',

  // Draws
  offerDraw: 'Remis anbieten',
  drawAsk: 'Auf Remis einigen?',
  drawOffered: 'Spieler { $player } bietet Remis an. Nimmt Spieler { $other } an, endet die Partie ohne Sieger.',
  accept: 'Annehmen',
  drawThinking: 'Der Computer denkt über dein Angebot nach …',
  drawDeclined: 'Der Computer lehnt das Remis ab. Du bist weiter am Zug.',
  drawComputer: 'Der Computer bietet Remis an.',
  drawFailed: 'Der Computer kann gerade nicht antworten. Spiel weiter.',

  // New game
  howMany: 'Spieler',
  two: 'Zwei',
  four: 'Vier',
  person: 'Mensch',
  computer: 'Computer, { $strength }',
  everyone: 'Alle an diesem Bildschirm',
  board: 'Brett',
  boardOf: '{ $n } × { $n }',
  walls: 'Wände pro Spieler',
  wallsRange: 'Eine ganze Zahl von 0 bis { $most }.',
  begins: 'Wer beginnt',
  byLot: 'Auslosen',
  startedBy: 'Eine neue Partie hat begonnen. Das Los fiel auf Spieler { $player }.',
  shortGame: 'Gespielt wird auf 7 × 7 Feldern, mit sechs Wänden für jeden.',

  // Handicap
  handicapBy: 'Wände',
  handicapWalls: `{ $n ->
    [one] Eine Wand weniger
   *[other] { $n } Wände weniger
  }`,
  handicapNote: 'Wer stärker ist, beginnt mit weniger Wänden.',

  // More
  resignEffect: 'Dann gewinnt Spieler { $player }. Alle Züge lassen sich danach noch ansehen.',
  resignEffectFour:
    'Dann ist die Partie für alle zu Ende: Von den anderen gewinnt, wer dem Ziel am nächsten ist. Alle Züge lassen sich danach noch ansehen.',
  notation: 'Namen der Felder und Wände',
  standard: 'Standard (Spieler 1 in Reihe 1)',
  glendenning: 'Glendenning (Spieler 1 in der letzten)',

  // Help
  helpGoal: 'Bring deine Figur auf irgendein Feld am Rand gegenüber. Wer zuerst dort ist, gewinnt.',
  helpTurn: 'Bist du am Zug, machst du einen Schritt oder legst eine Wand.',
  helpStep: 'Ein Schritt führt auf ein Nachbarfeld, nie schräg und nie durch eine Wand.',
  helpJump:
    'Steht eine Figur im Weg, springst du geradeaus über sie. Ist dahinter eine Wand, noch eine Figur oder der Rand, gehst du stattdessen links oder rechts neben sie.',
  helpWall:
    'Eine Wand ist zwei Felder lang und bleibt, wo sie liegt. Sie darf andere Wände berühren, aber nicht überdecken oder kreuzen, und jedem Spieler muss ein Weg zum Ziel bleiben.',
  helpLay:
    'Klick zwischen zwei Felder, um dort eine Wand zu legen, oder zieh eine von deinem Rand dorthin. Auf dem Touchscreen bestätigst du sie.',
  helpWay: 'Die Zahlen zeigen, wie viele Schritte jeder noch vor sich hat. Wähle eine, um den Weg zu sehen.',
  helpFour:
    'Zu viert geht es im Uhrzeigersinn, mit fünf Wänden pro Spieler. Wer weder gehen noch eine Wand legen kann, setzt aus.',
  keyArrows: 'von Feld zu Feld gehen, eine Wand schieben',
  keyEnter: 'dorthin gehen, die Wand legen',
  keyWall: 'eine Wand am Feld, waagerecht oder senkrecht',
  keyEscape: 'die Wand zurücknehmen',
  keyPages: 'voriger Zug, nächster Zug',
  keyEnd: 'aussetzen, wenn du nicht ziehen kannst',
};
export default messages;
