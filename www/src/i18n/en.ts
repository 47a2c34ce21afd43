/** English, and the list of everything the page says: Fluent patterns. What a refusal means is the board's to say. */
export default {
  // Header
  skip: 'Skip to the board',
  games: 'Games',
  newGame: 'New game',
  language: 'Language',
  theme: `{ $theme ->
    [light] Theme: light
    [dark] Theme: dark
   *[auto] Theme: as the system
  }`,
  help: 'How to play',

  // Players
  you: 'you',
  level: 'level { $n }',

  // Status
  looking: 'You are looking at turn { $turn }.',
  lookingStart: 'You are looking at the start.',
  latest: 'Back to the game',
  youWon: 'Well played!',

  // Actions
  takeBack: 'Take back',
  redo: 'Redo',
  hint: 'Hint',
  flip: 'Flip',
  more: 'More',
  close: 'Close',

  // More
  resign: 'Resign',
  resignAsk: 'Resign this game?',
  keepPlaying: 'Keep playing',
  stopThinking: 'Move now',
  copyRecord: 'Copy the record',
  copyPosition: 'Copy the position',
  downloadRecord: 'Save the record as a file',
  pasteRecord: 'Paste a record or position',
  pasteEmpty: 'Paste a record or a position here first.',
  pasteLabel: 'A record of turns, or a position',
  pasteTell: 'The game on the board stays until this one is read.',
  pasteOpen: 'Open',
  pasteFailed: 'This could not be read: { $message }',

  // Embed
  embed: 'Embed the board',
  embedTell: 'For a page of your own.',
  embedWhat: 'What is embedded',
  embedPosition: 'The position on the board',
  embedGame: 'The whole game, to step through',
  embedTag: 'A script and the board',
  embedFrame: 'A frame, for places that allow no script',
  embedCopy: 'Copy',
  embedPlace: 'Put the folder of this page on a web server, and its address in place of { $site }.',

  // New game
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
  loadFailed: 'The game could not be loaded.',
  tryAgain: 'Try again',
  engineFailed: 'The machine did not answer. Take back a turn or start a new game.',

  // Help
  keys: 'Keys on the board',
  key: `{ $key ->
    [arrows] Arrows
    [enter] Enter
    [escape] Esc
    [wall] H, V
    [pages] Page up, Page down
    [backspace] Backspace
   *[space] Space
  }`,

  // Footer
  independent:
    'An independent project. “Arimaa” is a trademark of Omar Syed, “Quoridor” one of Gigamic; neither is connected with this page.',
  licences: 'Licences',
};
