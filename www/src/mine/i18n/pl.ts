import type { Key } from './en.ts';

/** The Polish UI texts of the list of stored games. */
const messages: Record<Key, string> = {
  search: 'Szukaj',
  none: 'Nie ma jeszcze żadnych partii. Każda rozegrana partia zostaje tutaj, w tej przeglądarce.',
  noneFound: 'Żadna partia nie zawiera tego tekstu.',
  noStore: 'Ta przeglądarka nie pozwala stronie przechowywać partii, na przykład w oknie prywatnym.',
  outcome: `{ $outcome ->
    [won] Wygrana
    [lost] Przegrana
    [drawn] Remis
   *[playing] Niedokończona
  }`,
  sideWon: 'Zwycięzca: { $side }',
  reason: `{ $reason ->
    [goal] cel osiągnięty
    [elimination] brak królików
    [immobilization] brak ruchu
    [repetition] powtórzenie pozycji
    [resignation] poddanie partii
    [time] koniec czasu
    [illegal] niedozwolony ruch
    [agreement] za zgodą graczy
   *[other] inny powód
  }`,
  people: 'Partia między ludźmi',
  computers: 'Partia między komputerami',
  showMore: 'Pokaż więcej',
  remove: 'Usuń: { $game }',
  removed: 'Partia została usunięta.',
  putBack: 'Przywróć',
  putBackDone: 'Partia wróciła na listę.',
  openFailed: 'Nie udało się odczytać tej partii.',
  writeFailed: 'Przeglądarka nie mogła zapisać zmiany. Być może brakuje w niej miejsca.',
  statistics: 'Wyniki według poziomów',
  score: `Poziom { $level }: wygrane { $won }, przegrane { $lost }{ $drawn ->
    [0] { "" }
   *[other] , remisy { $drawn }
  }`,
  suggestion: 'Wygrane na poziomie { $level }: { $won } z ostatnich { $of } partii. Spróbuj teraz poziomu { $next }.',
  exportAll: 'Zapisz wszystko w pliku',
  importFiles: 'Dodaj z plików',
  transferNote:
    'Jeden plik zawiera partie i ustawienia z tej przeglądarki, do użycia na innym urządzeniu. Można też dodać zapisy partii.',
  imported: `{ $n ->
    [0] Brak nowych partii.
    [one] Dodano jedną partię.
    [few] Dodano { $n } partie.
   *[other] Dodano { $n } partii.
  }{ $bad ->
    [0] { "" }
    [one] { " " }Jednej nie udało się odczytać.
   *[other] { " " }Nie udało się odczytać: { $bad }.
  }`,
  settingsImported: 'Ustawienia zaczną działać po ponownym otwarciu strony.',
  importLater: 'Ten plik pochodzi z nowszej wersji strony. Odśwież stronę i spróbuj ponownie.',
  importUnreadable: 'W tym pliku nie ma żadnych partii.',
};
export default messages;
