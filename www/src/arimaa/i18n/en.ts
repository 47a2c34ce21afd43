/** The English UI texts of the page about Arimaa; their keys are the type of all translations. */
const messages = {
  // Players
  side: `{ $side ->
    [gold] Gold
   *[silver] Silver
  }`,
  animal: `{ $letter ->
    [E] elephant
    [M] camel
    [H] horse
    [D] dog
    [C] cat
   *[R] rabbit
  }`,
  lost: 'Lost: { $pieces }',
  lostNone: 'Nothing lost',

  // Status
  greeting: `{ $side ->
    [gold] You are Gold.
   *[silver] You are Silver.
  } Up to four steps, then End turn.`,
  greetingTwo: `{ $side ->
    [gold] Gold begins.
   *[silver] Silver begins.
  } Up to four steps, then End turn.`,
  yourTurn: `{ $side ->
    [gold] Your turn, Gold.
   *[silver] Your turn, Silver.
  }`,
  turnOf: `{ $side ->
    [gold] Gold to move.
   *[silver] Silver to move.
  }`,
  stepsLeft: `{ $n ->
    [0] No steps left.
    [one] One step left.
   *[other] { $n } steps left.
  }`,
  thinking: `{ $side ->
    [gold] Gold is thinking
   *[silver] Silver is thinking
  }`,
  thinkingDepth: `{ $n ->
    [one] one step ahead
   *[other] { $n } steps ahead
  } · { $nodes } positions`,
  repeats: 'Careful: if you end the turn here, this position occurs for the second time. A third time is not allowed.',
  hintWaiting: 'Press Start first: the computer has the first turn.',
  hintSteps: 'A hint is for a complete turn: undo your steps first.',
  resigned: `{ $side ->
    [gold] You resigned: Gold wins.
   *[silver] You resigned: Silver wins.
  }`,

  // The end of a game
  resultLost: 'Lost',

  // Actions
  endTurn: 'End turn',
  undoStep: 'Undo step',
  stepsMade: '{ $n } of 4 steps made',
  whyNoStep: 'Make a step first.',
  whyComputer: 'It is the computer’s turn.',

  // Arranging
  arrange: 'Arrange your setup',
  arranging: 'Tap two of your pieces to swap them, or drag one onto another.',
  presets: 'Ready-made setups',
  presetChosen: 'Setup: { $preset }.',

  // More
  resignEffect: `{ $side ->
    [gold] Gold then wins.
   *[silver] Silver then wins.
  } You can look at every turn afterwards.`,

  // New game
  youPlay: 'You play',
  asGold: 'Gold, and begin',
  asSilver: 'Silver',
  asTwo: 'Two people at this screen',
  asWatch: 'Two computers, to watch',

  // Finding a level
  shortGame:
    'These games begin with ten pieces each and end after { $n } turns each at the latest. Whoever was last ahead in pieces then wins; if nobody was, Silver does.',

  // Handicap
  handicapBy: 'Piece',
  handicapPiece: `{ $letter ->
    [C] Without a cat
    [D] Without a dog
    [H] Without a horse
   *[M] Without the camel
  }`,
  handicapNote: 'The stronger side begins without a piece. The other pieces are set up already.',

  // Help
  helpGoal:
    'Bring one of your rabbits to the far edge. You also win when the other side has no rabbits left or cannot move.',
  helpTurn:
    'A turn is one to four steps, with one piece or several. A step goes to an adjacent square, never diagonally; rabbits never step backward.',
  levelGoal: `{ $kind ->
    [none] Can overlook that a rabbit reaches the goal.
   *[one] Sees whenever a rabbit can reach the goal in one turn.
  }`,
  levelTwoTurns: 'In a test it found { $n } of 10 wins in two turns.',
  helpStrength: 'From strong to weak: elephant, camel, horse, dog, cat, rabbit.',
  helpPush: 'A stronger piece can push or pull a weaker enemy next to it. That takes two steps.',
  helpFreeze: 'A piece next to a stronger enemy is frozen, unless a friendly piece stands next to it.',
  helpTraps: 'The four pits are traps: a piece in one is lost unless a friendly piece stands next to it.',
  helpMore: 'A turn must change the board and must not create the same position for the third time.',
  keyArrows: 'move from square to square',
  keyEnter: 'pick up, put down',
  keyEscape: 'put back',
  keyBackspace: 'undo a step',
  keyEnd: 'end the turn',
  keyPages: 'previous turn, next turn',
};

export type Key = keyof typeof messages;
export default messages;
