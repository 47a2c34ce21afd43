/** English, and the list of everything the page says: Fluent patterns. What a refusal means is the board's to say. */
export default {
  // Header
  title: 'Arimaa · keddah',
  skip: 'Skip to the board',
  newGame: 'New game',
  language: 'Language',
  theme: `{ $theme ->
    [light] Theme: light
    [dark] Theme: dark
   *[auto] Theme: as the system
  }`,
  help: 'How to play',

  // Players
  side: `{ $side ->
    [gold] Gold
   *[silver] Silver
  }`,
  you: 'you',
  level: 'level { $n }',
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
  looking: 'You are looking at turn { $turn }.',
  lookingStart: 'You are looking at the start.',
  latest: 'Back to the game',
  repeats: 'Careful: ending here brings this position about for the second time. A third time is not allowed.',
  youWon: 'Well played!',

  // Actions
  endTurn: 'End turn',
  undoStep: 'Step back',
  stepsMade: '{ $n } of 4 steps made',
  whyNoStep: 'Make a step first.',
  whyMachine: 'The machine is at its turn.',
  takeBack: 'Take back',
  redo: 'Redo',
  hint: 'Hint',
  flip: 'Flip',
  more: 'More',
  close: 'Close',

  // Arranging
  arrange: 'Arrange your setup',
  arranging: 'Tap two of your pieces to swap them, or drag one onto another.',
  presets: 'Ready setups',

  // More
  resign: 'Resign',
  resignAsk: 'Resign this game?',
  resignTell: `{ $side ->
    [gold] Gold then wins.
   *[silver] Silver then wins.
  } You can look at every turn afterwards.`,
  keepPlaying: 'Keep playing',
  stopThinking: 'Move now',
  copyRecord: 'Copy the record',
  copyPosition: 'Copy the position',
  downloadRecord: 'Save the record as a file',
  pasteRecord: 'Paste a record or position',
  pasteLabel: 'A record of turns, or a position',
  pasteTell: 'The game on the board stays until this one is read.',
  pasteOpen: 'Open',
  pasteFailed: 'This could not be read: { $message }',

  // New game
  youPlay: 'You play',
  asGold: 'Gold, and begin',
  asSilver: 'Silver',
  asTwo: 'Two people at this screen',
  strength: 'Strength of the machine',
  levelOf: 'Level { $n } of 10',
  start: 'Start',

  // Turn list
  turns: 'Turns',
  turnsShow: `{ $n ->
    [0] No turns yet
    [one] 1 turn
   *[other] { $n } turns
  }`,
  startPosition: 'Start',
  turnLabel: 'Turn { $number }: { $text }',

  // Notices
  started: 'A new game has begun.',
  opened: 'The game is on the board.',
  bringBack: 'Bring back the last one',
  copied: 'Copied.',
  copyFailed: 'The browser did not allow copying.',
  damaged: 'The saved game could not be read. It was set aside, nothing of it is lost.',
  download: 'Download it',
  copy: 'Copy it',
  notStored: 'This browser keeps nothing for this page: the game lasts until the page is closed.',
  engineFailed: 'The machine did not answer. Take back a turn or start a new game.',

  // Help
  helpGoal:
    'Bring one of your rabbits to the far edge. You also win when the other side has no rabbit left or cannot move.',
  helpTurn:
    'A turn is one to four steps, with one piece or several. A step goes one square straight; rabbits never step backward.',
  helpStrength: 'From strong to weak: elephant, camel, horse, dog, cat, rabbit.',
  helpPush: 'A stronger piece can push or pull a weaker enemy next to it. That takes two steps.',
  helpFreeze: 'A piece next to a stronger enemy is frozen, unless a friend stands beside it.',
  helpTraps: 'The four pits are traps: a piece on one is lost as soon as no friend stands beside it.',
  helpMore: 'A turn must change the board and may not bring a position about for the third time.',
  keys: 'Keys on the board',
  keyArrows: 'move over the squares',
  keyEnter: 'pick up, put down',
  keyEscape: 'put back',
  keyBackspace: 'undo a step',
  keySpace: 'end the turn',
  key: `{ $key ->
    [arrows] Arrows
    [enter] Enter
    [escape] Esc
    [backspace] Backspace
   *[space] Space
  }`,

  // Footer
  independent:
    'An independent project. “Arimaa” is a trademark of Omar Syed, “Quoridor” one of Gigamic; neither is connected with this page.',
  licences: 'Licences',
};
