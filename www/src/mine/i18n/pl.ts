import type { Key } from './en.ts';

/** The Polish texts of the list of games. */
const messages: Record<Key, string> = {
  search: 'Szukaj',
  none: 'Nie ma jeszcze żadnych gier. Każda rozegrana gra zostaje tutaj, w tej przeglądarce.',
  noneFound: 'Żadna gra nie zawiera tego tekstu.',
  noStore: 'Ta przeglądarka nie pozwala stronie przechowywać gier, na przykład w oknie prywatnym.',
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
    [resignation] poddanie gry
    [time] koniec czasu
    [illegal] niedozwolony ruch
    [agreement] za zgodą graczy
   *[other] inny powód
  }`,
  people: 'Gra między ludźmi',
  computers: 'Gra między komputerami',
  showMore: 'Pokaż więcej',
  remove: 'Usuń: { $game }',
  removed: 'Gra została usunięta.',
  putBack: 'Przywróć',
  openFailed: 'Nie udało się odczytać tej gry.',
  writeFailed: 'Przeglądarka nie mogła zapisać zmiany. Być może brakuje w niej miejsca.',
  statistics: 'Wyniki według poziomów',
  score: `Poziom { $level }: wygrane { $won }, przegrane { $lost }{ $drawn ->
    [0] { "" }
   *[other] , remisy { $drawn }
  }`,
  suggestion: 'Wygrane na poziomie { $level }: { $won } z ostatnich { $of } gier. Spróbuj teraz poziomu { $next }.',
  exportAll: 'Zapisz wszystko w pliku',
  importFiles: 'Dodaj z plików',
  transferNote:
    'Jeden plik zawiera gry i ustawienia z tej przeglądarki, do użycia na innym urządzeniu. Można też dodać zapisy gier.',
  imported: `{ $n ->
    [0] Brak nowych gier.
    [one] Dodano jedną grę.
    [few] Dodano { $n } gry.
   *[other] Dodano { $n } gier.
  }{ $bad ->
    [0] { "" }
    [one] { " " }Jednej nie udało się odczytać.
   *[other] { " " }Nie udało się odczytać: { $bad }.
  }`,
  settingsImported: 'Ustawienia zaczną działać po ponownym otwarciu strony.',
  importLater: 'Ten plik pochodzi z nowszej wersji strony. Odśwież stronę i spróbuj ponownie.',
  importUnreadable: 'W tym pliku nie ma żadnych gier.',
};
export default messages;
