import type { Key } from './index.ts';

/** German. */
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

  // New game
  howMany: 'Spieler',
  two: 'Zwei',
  four: 'Vier',
  person: 'Mensch',
  machine: 'Maschine, Stufe { $n }',
  board: 'Brett',
  boardOf: '{ $n } × { $n }',
  walls: 'Wände für jeden',
  wallsRange: 'Eine ganze Zahl von 0 bis { $most }.',
  begins: 'Wer beginnt',
  byLot: 'Auslosen',
  startedBy: 'Ein neues Spiel hat begonnen. Das Los: Spieler { $player } beginnt.',

  // More
  resignTell: 'Dann gewinnt Spieler { $player }. Alle Züge lassen sich danach noch ansehen.',
  resignTellFour:
    'Dann ist das Spiel für alle zu Ende: Von den anderen gewinnt, wer dem Ziel am nächsten ist. Alle Züge lassen sich danach noch ansehen.',
  notation: 'Namen der Felder und Wände',
  standard: 'Standard (Spieler 1 in Reihe 1)',
  glendenning: 'Glendenning (Spieler 1 in der letzten)',

  // Help
  helpGoal: 'Bring deine Figur auf irgendein Feld am Rand gegenüber. Wer zuerst dort ist, gewinnt.',
  helpTurn: 'Bist du am Zug, gehst du einen Schritt oder legst eine Wand: eines von beiden.',
  helpStep: 'Ein Schritt geht ein Feld gerade, nie durch eine Wand.',
  helpJump:
    'Steht eine Figur im Weg, springst du gerade über sie. Ist dahinter eine Wand, noch eine Figur oder der Rand, gehst du stattdessen links oder rechts neben sie.',
  helpWall:
    'Eine Wand ist zwei Felder lang und bleibt, wo sie liegt. Sie darf andere Wände berühren, aber keine verdecken oder kreuzen, und jedem muss ein Weg zum Ziel bleiben.',
  helpLay:
    'Zeig zwischen zwei Felder und klicke: dort liegt die Wand. Oder zieh eine von deinem Rand. Auf dem Touchscreen wirst du noch einmal gefragt.',
  helpWay: 'Die Zahlen sagen, wie viele Schritte jeder noch vor sich hat. Wähl eine, und der Weg wird gezeichnet.',
  helpFour:
    'Zu viert geht es im Uhrzeigersinn, mit fünf Wänden für jeden. Wer weder gehen noch eine Wand legen kann, setzt aus.',
  keyArrows: 'über die Felder gehen, eine Wand schieben',
  keyEnter: 'dorthin gehen, die Wand legen',
  keyWall: 'eine Wand am Feld, liegend oder stehend',
  keyEscape: 'die Wand zurücknehmen',
  keyPages: 'der Zug davor, der Zug danach',
};
export default messages;
