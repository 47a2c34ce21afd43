import type { Key } from './en.ts';

/** The Turkish UI texts for finding one's playing level. */
const messages: Record<Key, string> = {
  about:
    'Bilgisayara karşı üç kısa oyun oynarsınız. Her oyundan sonra düzeyi yükselir ya da düşer. Sonunda size başa baş oynayacağınız bir düzey önerilir.',
  leave: 'İstediğiniz an bırakabilirsiniz. Başladığınız oyun “Oyunlarım” içinde bekler.',
  started: '{ $n }. oyun (toplam { $of }), düzey { $level }.',
  gameOf: 'Düzeyiniz · { $n }. oyun / { $of }',
  turnsLeft: 'kalan hamle: { $n }',
  outcome: `{ $n }. oyun / { $of }: { $outcome ->
    [won] kazandınız.
    [lost] kaybettiniz.
   *[drawn] berabere.
  }`,
  next: 'Sonraki oyun, düzey { $level }',
  proposal: 'Düzeyiniz: { $n } · { $name }',
  play: 'Bu düzeyde oyna',
};

export default messages;
