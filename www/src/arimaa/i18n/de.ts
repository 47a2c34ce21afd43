import type { Key } from './en.ts';

/** The German UI texts of the page about Arimaa. */
const messages: Record<Key, string> = {
  // Players
  side: `{ $side ->
    [gold] Gold
   *[silver] Silber
  }`,
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
  repeats:
    'Vorsicht: Beendest du den Zug hier, entsteht diese Stellung zum zweiten Mal. Ein drittes Mal ist nicht erlaubt.',
  hintWaiting: 'Drück erst auf Beginnen: Der Computer hat den ersten Zug.',
  hintSteps: 'Ein Tipp gilt für einen ganzen Zug: Nimm erst deine Schritte zurück.',
  resigned: `{ $side ->
    [gold] Du hast aufgegeben: Gold gewinnt.
   *[silver] Du hast aufgegeben: Silber gewinnt.
  }`,

  // The end of a game
  resultLost: 'Verloren',

  // Actions
  endTurn: 'Zug beenden',
  undoStep: 'Schritt zurück',
  stepsMade: '{ $n } von 4 Schritten gemacht',
  whyNoStep: 'Mach erst einen Schritt.',
  whyComputer: 'Der Computer ist am Zug.',

  // Arranging
  arrange: 'Figuren selbst aufstellen',
  arranging: 'Tippe zwei deiner Figuren an, um sie zu tauschen, oder zieh eine auf die andere.',
  presets: 'Fertige Aufstellungen',
  presetChosen: 'Aufgestellt: { $preset }.',

  // More
  resignEffect: `{ $side ->
    [gold] Dann gewinnt Gold.
   *[silver] Dann gewinnt Silber.
  } Alle Züge lassen sich danach noch ansehen.`,

  // New game
  youPlay: 'Du spielst',
  asGold: 'Gold und beginnst',
  asSilver: 'Silber',
  asTwo: 'Zu zweit an diesem Bildschirm',
  asWatch: 'Zwei Computer, zum Zusehen',

  // Finding a level
  shortGame:
    'Gespielt wird mit je zehn Figuren und höchstens { $n } Zügen für jede Seite. Danach gewinnt, wer zuletzt mehr Figuren hatte; hatte das niemand, gewinnt Silber.',

  // Handicap
  handicapBy: 'Figur',
  handicapPiece: `{ $letter ->
    [C] Ohne eine Katze
    [D] Ohne einen Hund
    [H] Ohne ein Pferd
   *[M] Ohne das Kamel
  }`,
  handicapNote: 'Wer stärker ist, beginnt ohne eine Figur. Die übrigen stehen schon.',

  // Help
  helpGoal:
    'Bring eines deiner Kaninchen an den gegenüberliegenden Rand. Du gewinnst auch, wenn die andere Seite keine Kaninchen mehr hat oder nicht ziehen kann.',
  helpTurn:
    'Ein Zug besteht aus einem bis vier Schritten mit einer oder mehreren Figuren. Ein Schritt führt auf ein Nachbarfeld, nie schräg; Kaninchen gehen nie rückwärts.',
  levelGoal: `{ $kind ->
    [none] Kann übersehen, dass ein Kaninchen ins Ziel kommt.
   *[one] Sieht immer, wenn ein Kaninchen in einem Zug ins Ziel kommt.
  }`,
  levelTwoTurns: 'Fand im Test { $n } von 10 Siegen in zwei Zügen.',
  helpStrength: 'Von stark zu schwach: Elefant, Kamel, Pferd, Hund, Katze, Kaninchen.',
  helpPush:
    'Eine stärkere Figur kann eine schwächere gegnerische auf einem Nachbarfeld schieben oder ziehen. Das kostet zwei Schritte.',
  helpFreeze:
    'Eine Figur neben einer stärkeren gegnerischen ist eingefroren, außer wenn neben ihr eine eigene Figur steht.',
  helpTraps: 'Die vier Gruben sind Fallen: Eine Figur darin ist verloren, wenn keine eigene Figur neben ihr steht.',
  helpMore: 'Ein Zug muss das Brett verändern und darf dieselbe Stellung nicht zum dritten Mal herbeiführen.',
  keyArrows: 'von Feld zu Feld gehen',
  keyEnter: 'aufnehmen, absetzen',
  keyEscape: 'zurückstellen',
  keyBackspace: 'einen Schritt zurücknehmen',
  keyEnd: 'Zug beenden',
  keyPages: 'voriger Zug, nächster Zug',
};
export default messages;
