/** What an Arimaa board says in Polish. All six animals are masculine and animate. */
export default `
piece = { $side ->
    [gold] złoty{" "}
    [silver] srebrny{" "}
   *[any] {""}
}{ $letter ->
    [E] słoń
    [M] wielbłąd
    [H] koń
    [D] pies
    [C] kot
    [R] królik
   *[any] zwierzak
}
piece-acc = { $side ->
    [gold] złotego{" "}
    [silver] srebrnego{" "}
   *[any] {""}
}{ $letter ->
    [E] słonia
    [M] wielbłąda
    [H] konia
    [D] psa
    [C] kota
    [R] królika
   *[any] zwierzaka
}
side = { $side ->
    [gold] złoty
   *[silver] srebrny
}
board = Plansza Arimaa
cell-empty = { $square }, puste
cell-trap = { $square }, pułapka
cell = { $square }, { $piece }
part-trap = na pułapce
part-frozen = zamrożony przez { $byAcc } na { $bySquare }
part-picked = podniesiony
part-pair = można go przesunąć
part-pusher = może pchać
part-swap = można zamienić miejscami
part-loss = zostałby stracony
picked = { $piece } podniesiony. { $count ->
    [one] Jedna możliwość.
    [few] { $count } możliwości.
   *[other] { $count } możliwości.
}
pair = Wybierz, dokąd popchnąć { $partnerAcc }, albo dokąd cofnąć własną bierkę, by go pociągnąć.
pusher = Która bierka pcha? Wybierz jedną z zaznaczonych.
step = { $piece }, z { $from } na { $to }.
lost = { $piece } ginie na { $square }.
undone = Krok cofnięty.
swapped = { $piece } i { $other } zamieniają się miejscami.
to-move = Ruch ma { $side }: najwyżej { $count } kroki.
steps-left = { $count ->
    [0] Nie ma już kroków: zakończ ruch.
    [one] Został jeden krok.
    [few] Zostały { $count } kroki.
   *[other] Zostało { $count } kroków.
}
steps-made = Wykonane kroki: { $count } z { $of }
repeats = Zakończenie tutaj powtórzyłoby wcześniejszą pozycję.
waiting = Ustaw bierki i zacznij.
won-goal = Wygrywa { $side }: królik dotarł do celu.
won-elimination = Wygrywa { $side }: nie ma już królików.
won-immobilization = Wygrywa { $side }: nic nie może się ruszyć.
won-repetition = Wygrywa { $side }: każdy ruch powtórzyłby pozycję.
undo-step = Cofnij krok
end-turn = Zakończ ruch
start = Zacznij
refuse-no-piece = Na { $square } nie ma bierki.
refuse-not-your-piece = { $piece } nie należy do ciebie.
refuse-frozen = Zamrożony przez { $byAcc } na { $bySquare }.
refuse-occupied = { $piece } stoi na drodze, na { $square }.
refuse-rabbit-backward = Króliki nigdy się nie cofają.
refuse-too-weak = Tylko silniejsza bierka przesunie { $pieceAcc }; { $by } na { $bySquare } jest za słaby.
refuse-nothing-to-push-with = Obok nie ma twojej bierki, która mogłaby pchnąć lub pociągnąć { $pieceAcc }.
refuse-push-unfinished = Najpierw dokończ pchanie: bierka musi wejść na { $square }.
refuse-no-steps-left = W tym ruchu nie wystarczy na to kroków.
refuse-unchanged = Ruch musi zmienić planszę.
refuse-third-repetition = Ta pozycja wystąpiła już dwa razy.
refuse-wrong-piece = Na { $square } stoi inna bierka.
refuse-wrong-capture = Ta bierka nie ginie na { $square }.
refuse-setup-rank = Bierki ustawia się tylko w dwóch własnych rzędach, nie na { $square }.
refuse-setup-count = Ustawia się dokładnie szesnaście bierek: słonia, wielbłąda, po dwa konie, psy i koty oraz osiem królików.
refuse-setup-expected = Najpierw trzeba ustawić szesnaście bierek.
refuse-setup-over = Wszystkie bierki są już ustawione.
refuse-turn-in-progress = Ruch jest zaczęty: najpierw go zakończ albo cofnij.
refuse-no-route = { $piece } nie dojdzie w tym ruchu na { $square }.
refuse-stuck = { $piece } nie ma dokąd pójść.
preset-classic = Klasyczne
preset-sturdy = Mocny środek
preset-wings = Silne skrzydła
preset-apart = Wielbłąd z boku
piece-name = { $piece }
fault-too-many = Jednakowych bierek jest { $count } ({ $squares }): więcej, niż ma komplet.
fault-unsupported-on-trap = Bierka na pułapce { $squares } nie ma obok przyjaciela.
`;
