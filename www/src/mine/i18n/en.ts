/**
 * The English UI texts of the list of stored games; their keys are the type of all translations.
 */
const messages = {
  search: 'Search',
  none: 'No games yet. Every game you play is stored here, in this browser.',
  noneFound: 'No game contains this text.',
  noStore: 'This browser does not let the page store games, for example in a private window.',
  outcome: `{ $outcome ->
    [won] You won
    [lost] You lost
    [drawn] Draw
   *[playing] Not finished
  }`,
  sideWon: '{ $side } won',
  reason: `{ $reason ->
    [goal] goal
    [elimination] no rabbits left
    [immobilization] no move left
    [repetition] repetition
    [resignation] resignation
    [time] on time
    [illegal] illegal turn
    [agreement] by agreement
   *[other] other reason
  }`,
  people: 'Between people',
  computers: 'Between computers',
  showMore: 'Show more',
  remove: 'Delete: { $game }',
  removed: 'The game is deleted.',
  putBack: 'Restore',
  putBackDone: 'The game is back.',
  openFailed: 'This game could not be read.',
  writeFailed: 'This browser could not save the change. Its storage may be full.',
  statistics: 'Results by level',
  score: `Level { $level }: { $won } won, { $lost } lost{ $drawn ->
    [0] { "" }
   *[other] , { $drawn } drawn
  }`,
  suggestion: 'You won { $won } of your last { $of } games at level { $level }. Try level { $next } next.',
  exportAll: 'Save everything as a file',
  importFiles: 'Add from files',
  transferNote:
    'One file contains the games and settings of this browser, for another device. Records of games can be added too.',
  imported: `{ $n ->
    [0] No new games.
    [one] One game was added.
   *[other] { $n } games were added.
  }{ $bad ->
    [0] { "" }
    [one] { " " }One could not be read.
   *[other] { " " }{ $bad } could not be read.
  }`,
  settingsImported: 'Settings apply when you open the page again.',
  importLater: 'This file was made by a later version of the page. Reload the page, then try again.',
  importUnreadable: 'This file contains no games.',
};

export type Key = keyof typeof messages;
export default messages;
