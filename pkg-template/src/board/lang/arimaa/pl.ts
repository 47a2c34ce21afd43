/**
 * The Polish UI texts of the Arimaa board. All six animals are masculine and animate. The sides are
 * plural, as in chess ("złote"), so the verbs of some texts for all games are replaced.
 */
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
    [gold] złote
   *[silver] srebrne
}
played = Ruch wykonały { $side }:
flipped = Na dole są { $side }.
thinking = { $side }, poziom { $level }, myślą…
looking = Ruch mają { $side }.
won-resignation = Wygrywają { $side }: druga strona się poddała.
won-time = Wygrywają { $side }: druga strona przekroczyła czas.
won-illegal = Wygrywają { $side }: druga strona wykonała niedozwolony ruch.
board = Plansza Arimaa
cell-empty = { $square }, puste
cell-trap = { $square }, pułapka
cell = { $square }, { $piece }
part-trap = na pułapce
part-frozen = zamrożony przez { $byAcc } na { $bySquare }
part-picked = podniesiony
part-pair = można go pchnąć lub pociągnąć
part-pusher = może pchać
part-swap = można zamienić miejscami
part-loss = zginąłby
picked = { $piece } podniesiony. { $count ->
    [one] Jedna możliwość.
    [few] { $count } możliwości.
   *[other] { $count } możliwości.
}
pair = Wybierz, dokąd pchnąć { $partnerAcc } albo dokąd pójdzie twoja bierka, by go pociągnąć.
pusher = Która bierka pcha? Wybierz jedną z zaznaczonych.
step = { $piece }, z { $from } na { $to }.
lost = { $piece } ginie na { $square }.
undone = Krok cofnięty.
swapped = { $piece } i { $other } zamieniają się miejscami.
to-move = Ruch mają { $side }: do { $count } kroków.
steps-left = { $count ->
    [0] Nie ma już kroków: zakończ ruch.
    [one] Został jeden krok.
    [few] Zostały { $count } kroki.
   *[other] Zostało { $count } kroków.
}
steps-made = Wykonane kroki: { $count } z { $of }
repeats = Jeśli zakończysz ruch tutaj, powtórzy się wcześniejsza pozycja.
waiting = Możesz zamieniać miejscami swoje bierki, potem zacznij.
won-goal = Wygrywają { $side }: królik dotarł do celu.
won-elimination = Wygrywają { $side }: druga strona nie ma już królików.
won-immobilization = Wygrywają { $side }: druga strona nie może się ruszyć.
won-repetition = Wygrywają { $side }: każdy ruch drugiej strony powtórzyłby pozycję.
undo-step = Cofnij krok
end-turn = Zakończ ruch
start = Zacznij
refuse-no-piece = Na { $square } nie ma bierki.
refuse-not-your-piece = { $piece } należy do przeciwnika.
refuse-frozen = Zamrożony przez { $byAcc } na { $bySquare }.
refuse-occupied = { $piece } zajmuje pole { $square }.
refuse-rabbit-backward = Króliki nigdy się nie cofają.
refuse-too-weak = Tylko silniejsza bierka ruszy { $pieceAcc }; { $by } na { $bySquare } jest za słaby.
refuse-nothing-to-push-with = Obok nie ma twojej bierki, która mogłaby pchnąć lub pociągnąć { $pieceAcc }.
refuse-push-unfinished = Najpierw dokończ pchnięcie: bierka musi wejść na { $square }.
refuse-no-steps-left = W tym ruchu nie wystarczy na to kroków.
refuse-unchanged = Ruch musi zmienić planszę.
refuse-third-repetition = Ta pozycja wystąpiła już dwa razy.
refuse-wrong-piece = Na { $square } stoi inna bierka.
refuse-wrong-capture = Ta bierka nie ginie na { $square }.
refuse-setup-rank = Ustawiaj bierki tylko w swoich dwóch rzędach, nie na { $square }.
refuse-setup-count = Ustawia się dokładnie szesnaście bierek: słonia, wielbłąda, po dwa konie, psy i koty oraz osiem królików.
refuse-setup-expected = Najpierw ustaw szesnaście bierek.
refuse-setup-over = Wszystkie bierki są już ustawione.
refuse-turn-in-progress = Ruch jest w toku: najpierw go zakończ albo cofnij.
refuse-no-route = { $piece } nie dojdzie w tym ruchu na { $bySquare }.
refuse-stuck = { $piece } nie ma dokąd iść.
refuse-waiting = { waiting }
preset-classic = Klasyczne
preset-sturdy = Mocny środek
preset-wings = Silne skrzydła
preset-apart = Wielbłąd z boku
piece-name = { $piece }
`;
