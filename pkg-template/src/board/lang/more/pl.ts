import glyphs from '../glyphs/pl.js';
import lesson from '../lesson/pl.js';

/** The Polish texts of errors and of optional modules on the boards of all games. */
export default `
refuse-not-initialised = Zasady nie są jeszcze wczytane.
refuse-freed = Ta gra została już usunięta z pamięci.
refuse-outdated = Gra nie jest już w tej pozycji.
refuse-no-hint = Teraz nie ma podpowiedzi.
refuse-engine-disposed = Komputer już tu nie gra.
refuse-no-such-ply = Ta gra nie jest tak długa.
refuse-no-such-node = Tego ruchu nie ma w tej grze.
refuse-wrong-tag = Tej informacji o grze nie można ustawić dowolnie.
refuse-wrong-result = Podany wynik nie zgadza się z planszą.
refuse-draw-not-allowed = W tej grze nie ma remisu.
marks = Zaznaczono: { $list }.
mark-arrow = strzałka z { $from } na { $to }
mark-colored = { $mark } ({ $color ->
    [red] czerwony
    [blue] niebieski
    [yellow] żółty
   *[green] zielony
})
puzzle-goal = Ruch ma { $side }: wygraj { $count ->
    [one] w tym ruchu
   *[other] najwyżej w { $count } ruchach
}.
puzzle-find = Ruch ma { $side }: znajdź właściwy ruch.
puzzle-wrong = Jeszcze nie. Spróbuj inaczej.
puzzle-right = Na razie dobrze. Dalej!
puzzle-solved = Rozwiązane. Brawo!
refuse-solved = To zadanie jest już rozwiązane.
${glyphs}${lesson}study-ways = Kontynuacje
analysis = Analiza
analysis-chance = { $side }: { $win }
analysis-lines = Najlepsze warianty
start-over = Od początku
edit-brushes = Wybierz bierkę
edit-hand = Przesuń
edit-erase = Usuń
edit-clear = Wyczyść planszę
edit-turn = Ruch ma
edit-fine = Ta pozycja jest zgodna z zasadami.
edit-text = Pozycja
edit-copy = Kopiuj
edit-copied = Skopiowano.
edit-put = { $what } na { $square }.
edit-gone = { $square }: usunięto.
edit-walls = Płotki gracza { $side }
edit-stock = Płotki
edit-hint = Dotknij miejsca między polami, aby postawić lub zabrać płotek.
edit-players = Gracze
edit-size = Liczba pól w boku
edit-unread = Nie wczytano: { $why }
unread-notation = Tekst jest nieczytelny od znaku { $at }.
unread-turn = Ruchu { $turn } nie można wykonać: { $why }
attribute-choice = { $name } przyjmuje jedną z wartości: { $allowed }; nie „{ $value }”.
attribute-range = { $name } musi być liczbą całkowitą od { $least } do { $most }, nie „{ $value }”.
attribute-seats = seats wymaga tylu słów, ilu jest graczy: { $count }, nie „{ $value }”.
attribute-seat = Miejsce to „person”, „computer:1” do „computer:10”, „computer:10@3s” albo „nobody”, nie „{ $value }”.
attribute-seat-renamed = W seats zamiast { $value } pisze się teraz { $next }.
attribute-ply = Nie ma ruchu { $value }: ostatni to { $last }.
attribute-marks = W marks podaje się pola „e4”, strzałki „e2>e4” i kolory „e4=red” ({ $colors }), nie „{ $value }”.
attribute-goal = Cel „{ $value }” jest niezrozumiały od znaku { $at }.
attribute-puzzle-over = Gra się skończyła: nie ma czego rozwiązywać.
attribute-puzzle-empty = Zadanie wymaga rozwiązania albo celu (solution, goal).
`;
