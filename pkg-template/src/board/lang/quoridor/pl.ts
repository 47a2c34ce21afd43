/** The Polish UI texts of the Quoridor board, as Fluent messages. */
export default `
side = gracz { $side }
board = Plansza Quoridor
keys = Strzałkami przechodzisz z pola na pole, klawiszem Enter robisz krok. H lub V stawia płotek przy polu: strzałki go przesuwają, Enter zatwierdza, Escape cofa.
cell-empty = { $square }, puste
cell-pawn = { $square }, gracz { $player }
part-wall-0 = płotek poniżej
part-wall-1 = płotek po lewej
part-wall-2 = płotek powyżej
part-wall-3 = płotek po prawej
player = Gracz { $player }: do celu { $steps ->
    [one] jeden krok
    [few] { $steps } kroki
   *[other] { $steps } kroków
}, { $walls ->
    [0] bez płotków
    [one] został jeden płotek
    [few] zostały { $walls } płotki
   *[other] zostało { $walls } płotków
}
path = Pokaż drogę
stock = Postaw płotek, zostało: { $walls }
went = Na { $square }.
laid = Płotek { $wall }.
passed = Pasuje.
confirm-wall = Płotek { $wall }: postawić tutaj?
lay = Postaw
turn = Obróć
cancel = Anuluj
pass = Pasuj
shift-0 = Przesuń w dół
shift-1 = Przesuń w lewo
shift-2 = Przesuń w górę
shift-3 = Przesuń w prawo
must-pass = Nie masz ruchu: spasuj.
to-move = Ruch ma { $side }: idź na zaznaczone pole{ $walls ->
    [0] .
    [one] {" "}albo postaw ostatni płotek.
   *[other] {" "}albo postaw płotek (zostało: { $walls }).
}
won-goal = Wygrywa { $side }: pionek dotarł do celu.
won-resignation = Wygrywa { $side }: inny gracz się poddał.
won-agreement = Remis za obopólną zgodą.
refuse-not-adjacent = To za daleko: krok to tylko jedno pole.
refuse-wall-between = Pomiędzy stoi płotek.
refuse-square-taken = Stoi tam gracz { $who }.
refuse-straight-jump-possible = Przeskocz pionek na wprost: na { $straight }.
refuse-jump-blocked = Płotek blokuje przeskok.
refuse-wall-off-board = Płotek musi w całości zmieścić się na planszy.
refuse-wall-overlaps = Stoi tu już płotek.
refuse-wall-crosses = Ten płotek przeciąłby płotek { $wall }.
refuse-wall-blocks-path = Ten płotek odciąłby graczowi { $who } ostatnią drogę do celu.
refuse-no-walls-left = Gracz { $who } nie ma już płotków.
refuse-pass-not-allowed = Dopóki możesz się ruszyć, nie możesz pasować.
refuse-not-your-turn = Teraz ruch ma gracz { $who }.
refuse-no-such-player = Takiego gracza tu nie ma.
refuse-not-now = Teraz ruch ma inny gracz.
`;
