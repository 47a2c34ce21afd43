/**
 * The English UI texts that all parts of the page share; their keys are the type of all
 * translations. The boards have texts of their own.
 */
const messages = {
  // Header
  skip: 'Skip to the board',
  games: 'Games',
  sections: 'What to do',
  section: `{ $section ->
    [play] Play
    [learn] Learn
    [puzzles] Puzzles
   *[analyze] Analyze
  }`,
  newGame: 'New game',
  language: 'Language',
  look: 'Board and pieces',
  lookBoard: 'Board',
  lookOf: `{ $look ->
    [wood] Wood
    [slate] Slate
    [contrast] High contrast
   *[standard] Standard
  }`,
  lookPieces: 'Pieces',
  piecesOf: `{ $pieces ->
    [letters] Letters
   *[animals] Animals
  }`,
  theme: `{ $theme ->
    [light] Theme: light
    [dark] Theme: dark
   *[auto] Theme: same as the system
  }`,
  sounds: `{ $sounds ->
    [on] Sounds: on
   *[off] Sounds: off
  }`,
  help: 'How to play',
  guide: 'The rules in pictures',
  newHere: 'New to this? Two minutes.',
  firstLesson: 'Learn it in lessons',

  // Players
  you: 'You',
  computerName: 'Computer',
  level: 'level { $n }',

  // Status
  looking: 'You are looking at turn { $turn }.',
  lookingStart: 'You are looking at the start.',
  latest: 'Back to the game',
  reviewGame: 'Review the game',
  copyOpened: 'A copy of the game was opened to study it.',
  youWon: 'Well played!',
  hintThinking: 'Looking for the best turn …',
  hintTurn: 'Hint: { $turn }',
  lookingRefused: 'This is an earlier turn. Choose “Play from here” to go on from it.',

  // Review
  review: 'Other turns',
  first: 'First turn',
  previous: 'Previous turn',
  next: 'Next turn',
  last: 'Last turn',
  playFromHere: 'Play from here',
  playedFrom: 'The game continues from turn { $turn }.',

  // Watching computers play
  watch: 'Computers playing',
  watching: 'The computers are playing.',
  watchPaused: 'Paused.',
  watchPause: 'Pause',
  watchPlay: 'Continue',
  watchOne: 'One turn',
  speed: 'Speed',
  speedOf: `{ $speed ->
    [slow] Slow
    [fast] Fast
   *[normal] Normal
  }`,

  // Actions
  takeBack: 'Take back',
  redo: 'Redo',
  hint: 'Hint',
  analyze: 'Analyze',
  flip: 'Flip',
  actions: 'Actions',
  more: 'More',
  close: 'Close',

  // More
  resign: 'Resign',
  resignAsk: 'Resign this game?',
  keepPlaying: 'Keep playing',
  stopThinking: 'Move now',
  myGames: 'My games',
  copyPosition: 'Copy the position',
  downloadRecord: 'Save the record as a file',
  seatInFile: `{ $kind ->
    [you] you
    [person] person
   *[computer] computer { $n }
  }`,
  setUpPosition: 'Set up a position',
  pasteRecord: 'Paste a record or position',
  pasteEmpty: 'Paste a record or a position here first.',
  pasteLabel: 'A record of turns, or a position',
  pasteNote: 'The game on the board stays until you open another.',
  pasteOpen: 'Open',
  pasteAs: 'You play',
  pasteFile: 'Open a file',
  pasteOver: 'A finished game.',
  pasteTooLong: 'This is too long for a game: { $size }, of at most { $most }.',
  pasteNotText: 'This file is not a text. Games are saved as plain text.',
  pasteFailed: 'This text could not be read: { $message }',

  // The end of a game
  result: 'Result',
  resultLevel: 'Level { $n }',
  rematch: 'Rematch',
  changeSides: 'Switch sides',

  // Share
  share: 'Share',
  shareLink: 'Link to this game',
  shareFragment: 'The game as the end of a link',
  shareNoAddress:
    'This page was opened from a file and has no address. Put this text after the address of a page of keddah, or send a file.',
  shareCopy: 'Copy',
  shareSend: 'Send',
  sharePicture: 'Picture',
  shareRecord: 'Record',
  shareAs: 'Save as { $format }',
  linkDamaged: 'This link is damaged: it contains no game that can be shown.',
  loading: 'Loading',
  updateReady: 'A new version of this page is ready.',
  updateNow: 'Load it now',
  partFailed: 'This part of the page could not be loaded.',

  // A game with a friend
  friend: 'Friend',
  friendPlay: 'Play a friend by links',
  directPlay: 'Play a friend directly',
  friendAbout:
    'Every turn is a link that you send to your friend, by email or in a chat. Nothing else leaves this device. There are no hints in such a game.',
  friendLink: 'Link to send',
  friendWait: 'Send the link to your friend, and open the answer.',
  friendArrange: 'Arrange your pieces, then send the link.',
  friendNoHints: 'There are no hints in a game with a friend.',
  friendInvited: 'A friend plays with you. You are { $side }.',
  'friend-next': 'Your friend has moved.',
  'friend-known': 'You have opened this link before.',
  'friend-own': 'This is your own link: send it to your friend.',
  'friend-other': 'This link is not the next turn of this game. The game on the board has not changed.',

  // Embed
  embed: 'Embed the board',
  embedNote: 'HTML for your own page.',
  embedWhat: 'What to embed',
  embedPosition: 'The position on the board',
  embedGame: 'The whole game, to step through',
  embedTag: 'A script and the board',
  embedFrame: 'An iframe, for pages that allow no scripts',
  embedCopy: 'Copy',
  embedAddress: 'Put the folder of this page on a web server, and replace { $site } with its address.',

  // New game
  strength: 'Computer strength',
  levelOf: 'Level { $n } of 10',
  timeOf: '{ $time } a turn',
  levelName: `{ $n ->
    [1] First steps
    [2] Beginner
    [3] Easy
    [4] Relaxed
    [5] Medium
    [6] Firm
    [7] Strong
    [8] Very strong
    [9] Hard to beat
   *[10] Strongest
  }`,
  levelAbout: `{ $kind ->
    [first] Sees one turn at most and often misjudges it.
    [easy] Sees little ahead and sometimes errs.
    [strong] Sees farther ahead and seldom errs.
   *[best] Sees farthest and judges best.
  }`,
  timeAbout: 'Thinks this long about every turn. How strong that is depends on the device.',
  levelWins: 'Wins about { $score } of 100 games against level { $below }.',
  start: 'Start',
  findLevel: 'Find my level',
  levelNoHints: 'There are no hints while your level is being found.',
  askingNoHints: 'Hints and analysis are off while you look for a better turn.',

  // Handicap
  handicap: 'Handicap',
  handicapNone: 'None',
  handicapFor: 'Who has less',

  // Clock
  clock: 'Clock',
  clockNone: 'No clock',
  clockOwn: 'Custom times',
  clockPerTurn: '{ $turn } a turn, { $reserve } in reserve',
  clockTimes: 'Times',
  clockNote: 'Time for a turn/reserve, as on arimaa.com: 30s/5m. Or a total + what each turn adds: 5m+3s.',
  clockStarts: 'The clock starts when the first turn is played. It stops while the page is closed.',
  clockLoading: 'One moment …',
  clockNoLimit: 'Quoridor has no rule for a time limit on the whole game: leave out the fifth field.',
  clockProblem: `Character { $at }: { $code ->
    [clock-number] a number is missing here.
    [clock-unit] this is not a unit. Units are s, m, h and d.
    [clock-unit-order] units go from large to small, each once: 1h30m.
    [clock-sixty] after a colon comes a number from 0 to 59.
    [clock-percent] at most 100 percent.
    [clock-too-large] at most 365 days or 9999 turns.
    [clock-too-many-fields] there are at most six fields.
   *[clock-no-time] this leaves no time for the first turn.
  }`,
  clockLeft: 'Time left',
  clockLow: `{ $side }: { $n ->
    [one] one second left.
   *[other] { $n } seconds left.
  }`,
  clockHalted: 'The time or the turns of the whole game are used up. The side that was last ahead in pieces wins.',
  clockFailed: 'The clock could not be loaded. The game continues without one.',

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
  bringBack: 'Bring back the last game',
  copied: 'Copied.',
  copyFailed: 'The browser did not allow copying.',
  damaged: 'The saved game could not be read. It was set aside; nothing is lost.',
  download: 'Download it',
  copy: 'Copy it',
  notStored: 'This browser does not let the page save anything: the game is lost when you close the page.',
  damagedNotStored: 'The saved game could not be read, and this browser cannot set it aside: download or copy it now.',
  storageFull: 'This browser has no room left to save the game: it is lost when you close the page.',
  keepFull: 'This browser has no room left to keep this game in “My games”.',
  elsewhere: 'This game is also open in another tab, where it has continued.',
  elsewhereThat: 'Show that game',
  elsewhereThis: 'Keep this one',
  loadFailed: 'The game could not be loaded.',
  tryAgain: 'Try again',

  // Help
  keys: 'Keys on the board',
  key: `{ $key ->
    [arrows] Arrows
    [enter] Enter or Space
    [escape] Esc
    [wall] H, V
    [pages] Page up, Page down
    [backspace] Backspace
   *[end] Shift + Enter
  }`,
  analysisKeys: 'Keys of the analysis',
  keyThreat: 'show or hide the threat',
  keyAddLine: 'on a line: add it to the tree',
  keyMark: 'on the board: mark a square, or begin and end an arrow',

  // Footer
  independent:
    'An independent project. “Arimaa” is a trademark of Omar Syed, “Quoridor” of Gigamic; neither is connected with this project.',
  privacy: 'What you play stays on this device, except what you share and send to friends.',
  licenses: 'Licenses',
};

export type Key = keyof typeof messages;
export default messages;
