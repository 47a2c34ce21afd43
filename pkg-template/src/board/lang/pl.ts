/** What the boards say in Polish. All six animals are masculine and animate. */
export default `
piece = { $side ->
    [gold] złoty
   *[silver] srebrny
} { $letter ->
    [E] słoń
    [M] wielbłąd
    [H] koń
    [D] pies
    [C] kot
   *[R] królik
}
piece-acc = { $side ->
    [gold] złotego
   *[silver] srebrnego
} { $letter ->
    [E] słonia
    [M] wielbłąda
    [H] konia
    [D] psa
    [C] kota
   *[R] królika
}
side = { $side ->
    [gold] złoty
   *[silver] srebrny
}
board = Plansza Arimaa
controls = Ruch
cell-empty = { $square }, puste
cell-trap = { $square }, pułapka
cell = { $square }, { $piece }
part-trap = na pułapce
part-frozen = zamrożony przez { $byAcc } na { $bySquare }
part-picked = podniesiony
part-target = w zasięgu
part-pair = można go przesunąć
part-pusher = może pchać
part-swap = można zamienić miejscami
part-loss = zostałby stracony
picked = { $piece } podniesiony. { $count ->
    [one] Jedna możliwość.
    [few] { $count } możliwości.
   *[other] { $count } możliwości.
}
dropped = Odłożono.
pair = Wybierz, dokąd popchnąć { $partnerAcc }, albo dokąd cofnąć własną bierkę, by go pociągnąć.
pusher = Która bierka pcha? Wybierz jedną z zaznaczonych.
step = { $piece }, z { $from } na { $to }.
lost = { $piece } ginie na { $square }.
undone = Krok cofnięty.
swapped = { $piece } i { $other } zamieniają się miejscami.
played = Ruch wykonał { $side }:
to-move = Ruch ma { $side }: najwyżej { $count } kroki.
steps-left = { $count ->
    [0] Nie ma już kroków: zakończ ruch.
    [one] Został jeden krok.
    [few] Zostały { $count } kroki.
   *[other] Zostało { $count } kroków.
}
steps-made = Wykonane kroki: { $count } z { $of }
repeats = Zakończenie tutaj powtórzyłoby wcześniejszą pozycję.
thinking = Myśli { $side }, poziom { $level } …
waiting = Ustaw bierki i zacznij.
earlier = Po ruchu { $ply } z { $plies }.
won-goal = Wygrywa { $side }: królik dotarł do celu.
won-elimination = Wygrywa { $side }: nie ma już królików.
won-immobilization = Wygrywa { $side }: nic nie może się ruszyć.
won-repetition = Wygrywa { $side }: każdy ruch powtórzyłby pozycję.
won-resignation = Wygrywa { $side }: druga strona się poddała.
won-time = Wygrywa { $side }: drugiej stronie skończył się czas.
won-illegal = Wygrywa { $side }: wykonano niedozwolony ruch.
undo-step = Cofnij krok
end-turn = Zakończ ruch
start = Zacznij
back = Ruch wstecz
forward = Ruch dalej
latest = Ostatni ruch
error = Nie można pokazać tej planszy.
loading = Plansza się wczytuje …
refuse-no-piece = Na { $square } nie ma bierki.
refuse-not-your-piece = { $piece } nie należy do ciebie.
refuse-frozen = Zamrożony przez { $byAcc } na { $bySquare }.
refuse-occupied = { $piece } stoi na drodze, na { $square }.
refuse-off-board = To prowadzi poza planszę.
refuse-rabbit-backward = Króliki nigdy się nie cofają.
refuse-too-weak = Tylko silniejsza bierka przesunie { $pieceAcc }; { $by } na { $bySquare } jest za słaby.
refuse-nothing-to-push-with = Obok nie ma twojej bierki, która mogłaby pchnąć lub pociągnąć { $pieceAcc }.
refuse-push-unfinished = Najpierw dokończ pchanie: bierka musi wejść na { $square }.
refuse-no-steps-left = W tym ruchu nie wystarczy na to kroków.
refuse-unchanged = Ruch musi zmienić planszę.
refuse-third-repetition = Ta pozycja wystąpiła już dwa razy.
refuse-game-over = Gra jest skończona.
refuse-no-route = { $piece } nie dojdzie w tym ruchu na { $square }.
refuse-stuck = { $piece } nie ma dokąd pójść.
refuse-not-now = Poczekaj na drugą stronę.
refuse-earlier = To wcześniejszy ruch. Aby grać, przejdź do ostatniego.
refuse-view = Tę planszę można tylko oglądać.
refuse-other = To niemożliwe.
preset-classic = Klasyczne
preset-sturdy = Mocny środek
preset-wings = Silne skrzydła
preset-apart = Wielbłąd z boku
`;
