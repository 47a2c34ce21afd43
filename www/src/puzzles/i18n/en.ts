/** The English UI texts of the view with puzzles; their keys are the type of all translations. */
const messages = {
  puzzle: 'Puzzle',
  ofDay: 'Puzzle of the day',
  ofDayDone: 'Puzzle of the day: solved',
  theme: 'Theme',
  allThemes: 'All themes',
  themeOf: `{ $theme ->
    [goal] Goal in one
    [goal-2] Goal in two
    [goal-stop] Stop the goal
    [capture] Capture
    [hostage] Free the hostage
    [safe] A safe turn
    [longer] A longer way
    [tempo] Tempo
    [trap] Shut in the pawn
    [race] Race
    [dead-end] Dead end
    [win-2] Win in two
    [win-3] Win in three
    [four] Four players
   *[other] Best turn
  }`,
  task: `{ $theme ->
    [goal] { $side }: reach the goal this turn.
    [goal-2] { $side }: reach the goal within two turns.
    [goal-stop] { $side }: stop your opponent from reaching the goal.
    [capture] { $side }: capture a piece.
    [hostage] { $side }: free your piece.
    [safe] { $side }: find the turn that loses nothing.
    [longer] { $side }: make the way of your opponent longer.
    [tempo] { $side }: gain a tempo.
    [trap] { $side }: shut in your opponent’s pawn.
    [race] { $side }: win the race.
    [dead-end] { $side }: make a dead end.
    [win-2] { $side }: win within two turns.
    [win-3] { $side }: win within three turns.
   *[other] { $side }: find the best turn.
  }`,
  levelOf: `{ $level ->
    [11] above level 10
   *[other] level { $level }
  }`,
  difficulty: 'Level',
  difficultyOf: `{ $difficulty ->
    [easy] Easy
    [medium] Medium
    [hard] Hard
   *[fitting] Fits me
  }`,
  rating: 'Rating { $rating }',
  ratingIs: 'Your rating: { $rating } ± { $deviation }',
  ratingUncertain: 'Your rating: { $rating }, still uncertain',
  gain: '+{ $n }',
  loss: '−{ $n }',
  days: `{ $n ->
    [one] 1 day in a row
   *[other] { $n } days in a row
  }`,
  solvedCount: `{ $n ->
    [0] None solved yet
    [one] 1 solved
   *[other] { $n } solved
  }`,
  about: 'Rating and streak stay on this device. Only the first try at a puzzle counts.',
  why: 'Why?',
  whyThinking: 'Looking for the answer …',
  whyAnswer: '{ $turn } Then { $side } wins { $win } of 100 games.',
  whyOver: 'That ends the game.',
  whyFailed: 'The computer could not be loaded.',
  solution: 'Solution',
  solutionShown: 'This is the solution.',
  again: 'Try again',
  nextPuzzle: 'Next',
  embedPuzzle: 'Embed',
  noneLeft: 'There are no puzzles like this. Choose another theme or level.',
  noSuchPuzzle: 'This link names a puzzle that the page does not have. Here is another one.',
};

export type Key = keyof typeof messages;
export default messages;
