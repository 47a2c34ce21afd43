import type { Key } from './en.ts';

/** The German UI texts for finding one's playing level. */
const messages: Record<Key, string> = {
  about:
    'Du spielst drei kurze Partien gegen den Computer. Nach jeder wird er stärker oder schwächer. Danach wird dir eine Stufe vorgeschlagen, auf der es knapp zugeht.',
  leave: 'Du kannst jederzeit aufhören. Eine begonnene Partie wartet unter „Meine Partien“.',
  started: 'Partie { $n } von { $of }, Stufe { $level }.',
  gameOf: 'Deine Stufe · Partie { $n } von { $of }',
  turnsLeft: `{ $n ->
    [one] noch ein Zug
   *[other] noch { $n } Züge
  }`,
  outcome: `Partie { $n } von { $of }: { $outcome ->
    [won] gewonnen.
    [lost] verloren.
   *[drawn] Remis.
  }`,
  next: 'Nächste Partie, Stufe { $level }',
  proposal: 'Deine Stufe: { $n } · { $name }',
  play: 'Auf dieser Stufe spielen',
};

export default messages;
