/** What a Quoridor board says in Polish. */
export default `
side = gracz { $side }
board = Plansza Quoridor
keys = Strzałki przechodzą z pola na pole, Enter idzie na nie. H lub V kładzie ścianę przy polu: strzałki ją przesuwają, Enter zatwierdza, Escape cofa.
cell-empty = { $square }, puste
cell-pawn = { $square }, gracz { $player }
part-wall-0 = ściana poniżej
part-wall-1 = ściana po lewej
part-wall-2 = ściana powyżej
part-wall-3 = ściana po prawej
player = Gracz { $player }: do celu { $steps ->
    [one] jeden krok
    [few] { $steps } kroki
   *[other] { $steps } kroków
}, { $walls ->
    [0] bez ścian
    [one] została jedna ściana
    [few] zostały { $walls } ściany
   *[other] zostało { $walls } ścian
}
path = Pokaż drogę
stock = Połóż ścianę, zostało: { $walls }
went = Na { $square }.
laid = Ściana { $wall }.
passed = Pasuje.
confirm-wall = Ściana { $wall }: położyć tutaj?
lay = Połóż
turn = Obróć
cancel = Anuluj
pass = Pasuj
shift-0 = Przesuń w dół
shift-1 = Przesuń w lewo
shift-2 = Przesuń w górę
shift-3 = Przesuń w prawo
must-pass = Nie ma ruchu: spasuj.
to-move = Ruch ma { $side }: idź na zaznaczone pole{ $walls ->
    [0] .
    [one] {" "}albo połóż ostatnią ścianę.
   *[other] {" "}albo połóż ścianę (zostało: { $walls }).
}
won-goal = Wygrywa { $side }: cel osiągnięty.
won-resignation = Wygrywa { $side }: inny gracz się poddał.
refuse-not-adjacent = To za daleko: po jednym polu.
refuse-wall-between = Pomiędzy jest ściana.
refuse-square-taken = Tam stoi gracz { $who }.
refuse-straight-jump-possible = Przeskocz prosto nad pionkiem: na { $straight }.
refuse-jump-blocked = Skokowi przeszkadza ściana.
refuse-wall-off-board = Ściana musi leżeć w całości na planszy.
refuse-wall-overlaps = Tu już leży ściana.
refuse-wall-crosses = Przecięłaby ścianę { $wall }.
refuse-wall-blocks-path = To odebrałoby ostatnią drogę: gracz { $who }.
refuse-no-walls-left = Gracz { $who } nie ma już ścian.
refuse-pass-not-allowed = Kto może się ruszyć, nie pasuje.
refuse-not-your-turn = Teraz gracz { $who }.
refuse-no-such-player = Takiego gracza tu nie ma.
refuse-not-now = Teraz ruch ma inny gracz.
fault-bad-size = Plansza ma 5, 7, 9 albo 11 pól w boku.
fault-bad-players = Gra dwóch albo czterech.
fault-bad-walls = Gracz może mieć od 0 do 99 ścian.
fault-walls-left-missing = Przy każdym graczu trzeba podać, ile ma jeszcze ścian.
fault-no-such-player = Gracz, który ma mieć ruch, nie bierze udziału w grze.
fault-pawn-off-board = Pionek gracza { $who } nie stoi na planszy.
fault-pawns-together = Pionki graczy { $who } stoją razem na { $squares }.
fault-wall-off-board = Ściana { $wall } nie leży w całości na planszy.
fault-wall-overlaps = Ściany { $wall } i { $other } leżą na sobie.
fault-wall-crosses = Ściany { $wall } i { $other } się przecinają.
fault-no-path = Gracz { $who } nie ma drogi do celu.
`;
