/** The Polish UI texts that the boards of all games share, as Fluent messages. */
export default `
controls = Ruch
part-target = w zasięgu
dropped = Odłożono.
played = Ruch wykonał { $side }:
taken-back = Cofnięto.
flipped = Na dole jest { $side }.
thinking = { $side }, poziom { $level }, myśli…
looking = Ruch ma { $side }.
earlier = Po ruchu { $ply } z { $plies }.
won-resignation = Wygrywa { $side }: druga strona się poddała.
won-time = Wygrywa { $side }: druga strona przekroczyła czas.
won-illegal = Wygrywa { $side }: druga strona wykonała niedozwolony ruch.
take-back = Cofnij ruch
back = Ruch wstecz
forward = Ruch dalej
first = Na początek
last = Na koniec
error = Nie można pokazać tej planszy.
retry = Spróbuj ponownie
refuse-off-board = To już poza planszą.
refuse-game-over = Gra się skończyła.
refuse-not-now = Poczekaj na ruch drugiej strony.
refuse-earlier = To wcześniejszy ruch. Aby grać dalej, przejdź do ostatniego.
refuse-view = Tę planszę można tylko oglądać.
refuse-init-failed = Nie udało się wczytać zasad.
refuse-engine-failed = Nie udało się uruchomić gracza komputerowego.
refuse-engine-crashed = Gracz komputerowy przerwał grę z powodu błędu.
refuse-other = Tak się nie da.
`;
