/** The English UI texts of the page about Quoridor; their keys are the type of all translations. */
const messages = {
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
  greeting: 'You are player { $player }: reach the far edge. Step to a dot, or place a wall between squares.',
  greetingAll: 'Player { $player } begins: step to a dot, or place a wall between squares.',
  yourTurn: `Your turn, player { $player }: step{ $walls ->
    [0] .
    [one] , or place your last wall.
   *[other] , or place one of { $walls } walls.
  }`,
  turnOf: `Player { $player } to move: step{ $walls ->
    [0] .
    [one] , or place the last wall.
   *[other] , or place one of { $walls } walls.
  }`,
  waitFor: 'Player { $player } is to move.',
  thinking: 'Player { $player } is thinking',
  thinkingDepth: `{ $n ->
    [one] one move ahead
   *[other] { $n } moves ahead
  } · { $nodes } positions`,
  resigned: 'You resigned: player { $player } wins.',
  repeated: `This position has occurred { $n ->
    [3] three
   *[other] { $n }
  } times.`,
  repeatedDraw: `This position has occurred { $n ->
    [3] three
   *[other] { $n }
  } times. You may agree on a draw.`,

  // Draws
  offerDraw: 'Offer a draw',
  drawAsk: 'Agree on a draw?',
  drawOffered: 'Player { $player } offers a draw. If player { $other } accepts, the game ends without a winner.',
  accept: 'Accept',
  drawThinking: 'The computer is thinking about your offer …',
  drawDeclined: 'The computer declines the draw. It is still your turn.',
  drawComputer: 'The computer offers a draw.',
  drawFailed: 'The computer cannot answer now. Play on.',

  // New game
  howMany: 'Players',
  two: 'Two',
  four: 'Four',
  person: 'Person',
  computer: 'Computer, { $strength }',
  everyone: 'Everyone at this screen',
  board: 'Board',
  boardOf: '{ $n } × { $n }',
  walls: 'Walls each',
  wallsRange: 'A whole number from 0 to { $most }.',
  begins: 'Who begins',
  byLot: 'Random',
  startedBy: 'A new game has begun. Player { $player } was chosen at random to begin.',
  shortGame: 'These games are played on 7 × 7 squares with six walls each.',

  // Handicap
  handicapBy: 'Walls',
  handicapWalls: `{ $n ->
    [one] One wall fewer
   *[other] { $n } walls fewer
  }`,
  handicapNote: 'The stronger player begins with fewer walls.',

  // More
  resignEffect: 'Player { $player } then wins. You can look at every turn afterwards.',
  resignEffectFour:
    'The game is then over for everyone: the player nearest to the goal among the others wins. You can look at every turn afterwards.',
  notation: 'Names of squares and walls',
  standard: 'Standard (player 1 in row 1)',
  glendenning: 'Glendenning (player 1 in the last row)',

  // Help
  helpGoal: 'Bring your pawn to any square of the far edge. The first player there wins.',
  helpTurn: 'On your turn, either step or place a wall.',
  helpStep: 'A step goes to an adjacent square, never diagonally and never through a wall.',
  helpJump:
    'If a pawn is in the way, you jump straight over it. If a wall, another pawn or the edge is behind it, you step to its left or right instead.',
  helpWall:
    'A wall is two squares long and stays where it is. It may touch other walls but not overlap or cross them, and it must leave every player a way to the goal.',
  helpLay:
    'Click between two squares to place a wall there, or drag one from your edge. On a touch screen you confirm it.',
  helpWay: 'The numbers show how many steps each player still has to go. Choose one to see the way.',
  helpFour:
    'Four players take turns clockwise, with five walls each. A player who can neither step nor place a wall passes.',
  keyArrows: 'move from square to square, shift a wall',
  keyEnter: 'step there, place the wall',
  keyWall: 'a wall beside the square, horizontal or vertical',
  keyEscape: 'take the wall back',
  keyPages: 'previous turn, next turn',
  keyEnd: 'pass, if you cannot move',
};

export type Key = keyof typeof messages;
export default messages;
