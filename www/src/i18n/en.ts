/** English, and the list of everything the page says. Messages are ICU; what a refusal means is the board's to say. */
export default {
  title: 'Arimaa · keddah',
  tagline: 'Arimaa in the browser, against the machine or each other',
  skip: 'Skip to the board',
  boardLabel: 'Arimaa board',

  // Header
  newGame: 'New game',
  language: 'Language',
  theme: '{theme, select, light {Theme: light} dark {Theme: dark} other {Theme: as the system}}',
  help: 'How to play',

  // Players
  side: '{side, select, gold {Gold} other {Silver}}',
  you: 'you',
  level: 'level {n}',
  captured: '{n, plural, =0 {Nothing lost} one {Lost: # piece} other {Lost: # pieces}}',
  lost: 'Lost: {pieces}',

  // Status
  greeting: '{side, select, gold {You are Gold.} other {You are Silver.}} Up to four steps, then End turn.',
  greetingTwo: '{side, select, gold {Gold} other {Silver}} begins. Up to four steps, then End turn.',
  yourTurn: '{side, select, gold {Your turn, Gold.} other {Your turn, Silver.}}',
  turnOf: '{side, select, gold {Gold to move.} other {Silver to move.}}',
  stepsLeft: '{n, plural, =0 {No steps left.} one {# step left.} other {# steps left.}}',
  placing:
    '{side, select, gold {Gold sets up.} other {Silver sets up.}} Choose a setup, swap pieces if you like, then Done.',
  arranging: 'Arrange your pieces: tap two to swap them, or drag one onto another.',
  thinking: '{side, select, gold {Gold is thinking} other {Silver is thinking}}',
  thinkingDepth: '{depth, plural, one {# step ahead} other {# steps ahead}} · {nodes} positions',
  looking: 'You are looking at turn {turn}.',
  lookingStart: 'You are looking at the start.',
  latest: 'Back to the game',
  repeats: 'Careful: this position would come about for the second time. A third time is not allowed.',
  ended:
    '{winner, select, gold {Gold wins} other {Silver wins}}{reason, select, goal {: a rabbit has reached its goal.} elimination {: no rabbit is left on the other side.} immobilization {: the other side cannot make a step.} repetition {: every turn left would repeat a position.} resignation {: the other side resigned.} time {: the other side ran out of time.} illegal {: the other side broke a rule.} other {.}}',
  youWon: 'Well played!',
  youLost: 'A close look at the turns may show where it was decided.',

  // Actions
  endTurn: 'End turn',
  undoStep: 'Step back',
  stepsMade: '{n, plural, =0 {No step of four made} one {# step of four made} other {# steps of four made}}',
  whyNoStep: 'End turn waits for your first step.',
  whyWaiting: 'End turn waits until it is your turn.',
  whyMachine: 'The machine is at its turn.',
  whyOver: 'The game is over.',
  whyPast: 'Go back to the game to move.',
  takeBack: 'Take back',
  redo: 'Redo',
  hint: 'Hint',
  flip: 'Flip',
  more: 'More',
  close: 'Close',
  cancel: 'Cancel',

  // More
  arrange: 'Arrange your setup',
  arrangeOver: 'Only before the first turn',
  done: 'Done',
  presets: 'Ready setups',
  preset: '{name, select, classic {Classic} ehh {Horses ahead} mirror {Mirrored} random {Surprise me} other {{name}}}',
  resign: 'Resign',
  resignAsk: 'Resign this game?',
  resignTell: '{winner, select, gold {Gold} other {Silver}} then wins. You can look at every turn afterwards.',
  keepPlaying: 'Keep playing',
  stopThinking: 'Move now',
  copyRecord: 'Copy the record',
  copyPosition: 'Copy the position',
  pasteRecord: 'Paste a record or position',
  pasteLabel: 'A record of turns, or a position',
  pasteTell: 'The game on the board is kept until this one is read.',
  pasteOpen: 'Open',
  pasteFailed: 'This could not be read: {message}',
  downloadRecord: 'Save the record as a file',

  // New game
  newGameTitle: 'New game',
  youPlay: 'You play',
  asGold: 'Gold, and begin',
  asSilver: 'Silver',
  asTwo: 'Two people at this screen',
  strength: 'Strength of the machine',
  levelOf: 'Level {n} of 10',
  start: 'Start',

  // Turn list
  turns: 'Turns',
  turnsShow: '{n, plural, =0 {No turns yet} one {# turn} other {# turns}}',
  noTurns: 'Turns will be listed here.',
  startPosition: 'Start',
  turnLabel: 'Turn {number}: {text}',
  building: '{steps}, not ended yet',

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
  offlineReady: 'Ready to be played without a network.',

  // Help
  helpGoal:
    'Bring one of your rabbits to the far edge. You also win when the other side has no rabbit left or cannot move.',
  helpTurn:
    'A turn is one to four steps, with one piece or several. A step goes one square straight; rabbits never step back.',
  helpStrength: 'From strong to weak: elephant, camel, horse, dog, cat, rabbit.',
  helpPush: 'A stronger piece can push or pull a weaker enemy next to it. That takes two steps.',
  helpFreeze: 'A piece next to a stronger enemy is frozen, unless a friend stands beside it.',
  helpTraps: 'The four pits are traps: a piece on one is lost as soon as no friend stands beside it.',
  helpMore: 'A turn must change the board and may not bring a position about for the third time.',
  keys: 'Keys on the board',
  keyArrows: 'move over the squares',
  keyEnter: 'pick up, put down',
  keyEscape: 'put back, clear the turn',
  keyBackspace: 'undo a step',
  keySpace: 'end the turn',
  key: '{key, select, arrows {Arrows} enter {Enter} escape {Esc} backspace {Backspace} other {Space}}',

  // Footer
  independent:
    'An independent project. “Arimaa” is a trademark of Omar Syed, “Quoridor” one of Gigamic; neither is connected with this page.',
  licences: 'Licences',
};
