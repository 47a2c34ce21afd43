import type { Key } from './en.ts';

/** The Polish texts of the openings. */
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
