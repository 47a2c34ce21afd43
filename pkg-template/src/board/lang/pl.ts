/** What the boards of both games say in Polish. */
export default `
controls = Ruch
part-target = w zasięgu
dropped = Odłożono.
played = Ruch wykonał { $side }:
thinking = Myśli { $side }, poziom { $level } …
looking = Ruch ma { $side }.
earlier = Po ruchu { $ply } z { $plies }.
won-resignation = Wygrywa { $side }: druga strona się poddała.
won-time = Wygrywa { $side }: drugiej stronie skończył się czas.
won-illegal = Wygrywa { $side }: wykonano niedozwolony ruch.
take-back = Cofnij ruch
back = Ruch wstecz
forward = Ruch dalej
first = Na początek
last = Na koniec
error = Nie można pokazać tej planszy.
refuse-off-board = To prowadzi poza planszę.
refuse-game-over = Gra jest skończona.
refuse-not-now = Poczekaj na drugą stronę.
refuse-earlier = To wcześniejszy ruch. Aby grać, przejdź do ostatniego.
refuse-view = Tę planszę można tylko oglądać.
refuse-init-failed = Nie udało się wczytać zasad.
refuse-not-initialised = Zasady nie są jeszcze wczytane.
refuse-freed = Ta gra została już usunięta z pamięci.
refuse-engine-failed = Nie udało się uruchomić silnika gry.
refuse-engine-crashed = Silnik gry przerwał myślenie z powodu błędu.
refuse-engine-disposed = Silnik gry jest wyłączony.
refuse-no-such-ply = Ta gra nie jest tak długa.
refuse-wrong-result = Zapisany wynik nie zgadza się z planszą.
refuse-other = To niemożliwe.
marks = Zaznaczono: { $list }.
mark-arrow = strzałka z { $from } na { $to }
mark-coloured = { $mark } ({ $colour ->
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
puzzle-right = Jak dotąd dobrze. Dalej!
puzzle-solved = Rozwiązane. Brawo!
refuse-solved = To zadanie jest już rozwiązane.
start-over = Od początku
edit-brushes = Co postawić
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
edit-walls = Ściany gracza { $side }
edit-stock = Ściany
edit-hint = Naciśnij między polami, aby położyć lub zabrać ścianę.
edit-players = Gracze
edit-size = Pól w boku
edit-unread = Nie przyjęto: { $why }
unread-notation = Tekstu nie da się odczytać od znaku { $at }.
unread-turn = Tekst urywa się na ruchu { $turn }: { $why }
unfit-choice = { $name } może być { $allowed }, nie „{ $value }”.
unfit-range = { $name } musi być liczbą całkowitą od { $least } do { $most }, nie „{ $value }”.
unfit-seats = seats wymaga { $count } słów, po jednym dla każdej strony, nie „{ $value }”.
unfit-seat = Miejsce to „person”, „machine:1” do „machine:10” albo „nobody”, nie „{ $value }”.
unfit-ply = Nie ma ruchu { $value } z { $last }.
unfit-marks = marks to pola „e4”, strzałki „e2>e4” i kolory „e4=red” ({ $colours }), nie „{ $value }”.
unfit-goal = goal musi być „win” albo „win 2” do „win 9”, nie „{ $value }”.
unfit-puzzle-over = Gra jest skończona: nie ma czego rozwiązywać.
unfit-puzzle-empty = Zadanie wymaga rozwiązania albo celu (solution, goal).
`;
