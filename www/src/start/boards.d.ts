/** The first boards of all games, listed by www/games.ts. */
declare module 'virtual:boards' {
  /** Fetches the code of the first board of a game, by the id of the game. */
  const boards: Record<string, () => Promise<import('./first-board.ts').BoardMaker>>;
  export default boards;
}
