import type { Key } from './en.ts';

/** The Polish UI texts of the opening explorer. */
const messages: Record<Key, string> = {
  openingTable: 'Ruchy zagrane w tej pozycji',
  openingTurn: 'Ruch',
  openingGames: 'Partie',
  openingResult: 'Wygrane: { $side }',
  computerGames: 'Komputer sam ze sobą',
  noOpenings: 'W żadnej partii nie było tej pozycji.',
  openingShares: 'wygrane { $won }, remisy { $drawn }, przegrane { $lost }',
  openingNoResult: 'niedokończone',
};

export default messages;
