/** The English UI texts of the opening explorer; their keys are the type of all translations. */
const messages = {
  openingTable: 'Turns played from here',
  openingTurn: 'Turn',
  openingGames: 'Games',
  openingResult: '{ $side } wins',
  computerGames: 'Computer against itself',
  noOpenings: 'No game reached this position.',
  openingShares: '{ $won } won, { $drawn } drawn, { $lost } lost',
  openingNoResult: 'not finished',
};

export type Key = keyof typeof messages;
export default messages;
