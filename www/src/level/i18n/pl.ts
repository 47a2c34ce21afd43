import type { Key } from './en.ts';

/** The Polish UI texts for finding one's playing level. */
const messages: Record<Key, string> = {
  about:
    'Zagrasz trzy krótkie partie z komputerem. Po każdej jego poziom wzrośnie albo spadnie. Na koniec dostaniesz propozycję poziomu, na którym gra jest wyrównana.',
  leave: 'Możesz przerwać w każdej chwili. Rozpoczęta partia czeka na liście „Moje partie”.',
  started: 'Partia { $n } z { $of }, poziom { $level }.',
  gameOf: 'Twój poziom · partia { $n } z { $of }',
  turnsLeft: 'pozostało ruchów: { $n }',
  outcome: `Partia { $n } z { $of }: { $outcome ->
    [won] wygrana.
    [lost] przegrana.
   *[drawn] remis.
  }`,
  next: 'Następna partia, poziom { $level }',
  proposal: 'Twój poziom: { $n } · { $name }',
  play: 'Graj na tym poziomie',
};

export default messages;
