/**
 * The English UI texts for finding one's playing level; their keys are the type of all
 * translations.
 */
const messages = {
  about:
    'You play three short games against the computer. After each one its level goes up or down. Then you get a proposal for a level at which games are close.',
  leave: 'You can leave at any time. A game you have begun waits in “My games”.',
  started: 'Game { $n } of { $of }, level { $level }.',
  gameOf: 'Your level · game { $n } of { $of }',
  turnsLeft: `{ $n ->
    [one] one turn left
   *[other] { $n } turns left
  }`,
  outcome: `Game { $n } of { $of }: { $outcome ->
    [won] you won.
    [lost] you lost.
   *[drawn] a draw.
  }`,
  next: 'Next game, level { $level }',
  proposal: 'Your level: { $n } · { $name }',
  play: 'Play at this level',
};

export type Key = keyof typeof messages;
export default messages;
