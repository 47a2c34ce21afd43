import type { Key } from './en.ts';

/** The Turkish UI texts of the opening explorer. */
const messages: Record<Key, string> = {
  openingTable: 'Bu konumda oynanan hamleler',
  openingTurn: 'Hamle',
  openingGames: 'Oyun',
  openingResult: 'Kazanan: { $side }',
  computerGames: 'Bilgisayarın kendi kendine oyunları',
  noOpenings: 'Bu konuma hiçbir oyunda gelinmedi.',
  openingShares: '{ $won } galibiyet, { $drawn } beraberlik, { $lost } yenilgi',
  openingNoResult: 'bitmedi',
};

export default messages;
