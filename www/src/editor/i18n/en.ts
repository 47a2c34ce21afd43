/** The English UI texts of the position editor; their keys are the type of all translations. */
const messages = {
  begin: 'Begin with',
  fromGame: 'Current position',
  fromStart: 'Initial position',
  playPosition: 'Play',
  makePuzzle: 'Make a puzzle',
  cancelEditing: 'Cancel',
  puzzleGoal: 'What has to be found',
  puzzleWin: `{ $turns ->
    [1] A win this turn
   *[2] A win within two turns
  }`,
  puzzleSolution: 'These turns:',
  puzzleTurns: 'Turns of the solution',
  puzzleExample: 'Separate turns by semicolons, replies included, and other solutions by |.',
  puzzleMissing: 'Write the first turn of the solution.',
  puzzleRefused: '{ $turn }: { $why }',
  puzzleNote: 'Readers find it on the board. Solve it once yourself before you publish it.',
};

export type Key = keyof typeof messages;
export default messages;
