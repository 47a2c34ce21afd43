import type { Key } from './index.ts';

/** German. */
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
  repeats: 'Vorsicht: Endet der Zug hier, entsteht diese Stellung zum zweiten Mal. Ein drittes Mal ist nicht erlaubt.',

  // Actions
  endTurn: 'Zug beenden',
  undoStep: 'Schritt zurück',
  stepsMade: '{ $n } von 4 Schritten gemacht',
  whyNoStep: 'Mach erst einen Schritt.',
  whyMachine: 'Die Maschine ist am Zug.',

  // Arranging
  arrange: 'Eigene Aufstellung',
  arranging: 'Tippe zwei deiner Figuren an, um sie zu tauschen, oder ziehe eine auf die andere.',
  presets: 'Fertige Aufstellungen',

  // More
  resignTell: `{ $side ->
    [gold] Dann gewinnt Gold.
   *[silver] Dann gewinnt Silber.
  } Alle Züge lassen sich danach noch ansehen.`,

  // New game
  youPlay: 'Du spielst',
  asGold: 'Gold und beginnst',
  asSilver: 'Silber',
  asTwo: 'Zu zweit an diesem Bildschirm',

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
  keyArrows: 'über die Felder gehen',
  keyEnter: 'aufnehmen, absetzen',
  keyEscape: 'zurücklegen',
  keyBackspace: 'einen Schritt zurücknehmen',
  keySpace: 'Zug beenden',
};
export default messages;
