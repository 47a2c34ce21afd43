import type { Key } from './en.ts';

/** The German UI texts of the opening explorer. */
const messages: Record<Key, string> = {
  openingTable: 'Gespielte Züge in dieser Stellung',
  openingTurn: 'Zug',
  openingGames: 'Partien',
  openingResult: '{ $side } gewinnt',
  computerGames: 'Computer gegen sich selbst',
  noOpenings: 'Diese Stellung kam in keiner Partie vor.',
  openingShares: '{ $won } gewonnen, { $drawn } remis, { $lost } verloren',
  openingNoResult: 'nicht beendet',
};

export default messages;
