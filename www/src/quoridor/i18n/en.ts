/** What the page says of Quoridor, in English. */
export default {
  // Players
  player: 'Player { $player }',
  stepsToGo: `{ $n ->
    [one] One step to the goal: show the way
   *[other] { $n } steps to the goal: show the way
  }`,
  wallsLeft: `{ $n ->
    [0] No walls left
    [one] One wall left
   *[other] { $n } walls left
  }`,

  // Status
  greeting: 'You are player { $player }: reach the far edge. Step to a dot, or lay a wall between squares.',
  greetingAll: 'Player { $player } begins: step to a dot, or lay a wall between squares.',
  yourTurn: `Your turn, player { $player }: step{ $walls ->
    [0] .
    [one] , or lay your last wall.
   *[other] , or lay one of { $walls } walls.
  }`,
  turnOf: `Player { $player } to move: step{ $walls ->
    [0] .
    [one] , or lay the last wall.
   *[other] , or lay one of { $walls } walls.
  }`,
  waitFor: 'Player { $player } is to move.',
  thinking: 'Player { $player } is thinking',
  thinkingDepth: `{ $n ->
    [one] one move ahead
   *[other] { $n } moves ahead
  } · { $nodes } positions`,

  // New game
  howMany: 'Players',
  two: 'Two',
  four: 'Four',
  person: 'Person',
  machine: 'Machine, level { $n }',
  board: 'Board',
  boardOf: '{ $n } × { $n }',
  walls: 'Walls for each',
  wallsRange: 'A whole number from 0 to { $most }.',
  begins: 'Who begins',
  byLot: 'By lot',
  startedBy: 'A new game has begun. The lot: player { $player } begins.',

  // More
  resignTell: 'Player { $player } then wins. You can look at every turn afterwards.',
  resignTellFour:
    'The game is then over for everyone: of the others, whoever is nearest to the goal wins. You can look at every turn afterwards.',
  notation: 'Names of squares and walls',
  standard: 'Standard (player 1 in row 1)',
  glendenning: 'Glendenning (player 1 in the last row)',

  // Help
  helpGoal: 'Bring your pawn to any square of the edge opposite. Whoever is there first wins.',
  helpTurn: 'In your turn you step or lay a wall, one of the two.',
  helpStep: 'A step goes one square straight, never through a wall.',
  helpJump:
    'Where a pawn stands in the way, you jump straight over it. If a wall, another pawn or the edge is behind it, you step to its left or right instead.',
  helpWall:
    'A wall is two squares long and stays where it lies. It may touch other walls, but not cover or cross one, and it must leave every player a way to the goal.',
  helpLay:
    'Point between two squares and press: there the wall lies. Or drag one from your edge. On a touch screen you are asked once more.',
  helpWay: 'The numbers tell how many steps everyone still has to go. Choose one, and the way is drawn.',
  helpFour: 'Four players take turns clockwise, with five walls each. Who can neither step nor lay a wall passes.',
  keyArrows: 'move over the squares, shift a wall',
  keyEnter: 'step there, lay the wall',
  keyWall: 'a wall beside the square, lying or standing',
  keyEscape: 'take the wall back',
  keyPages: 'the turn before, the turn after',
};
