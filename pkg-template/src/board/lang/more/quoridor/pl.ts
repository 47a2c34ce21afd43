/** The Polish texts of errors and of optional modules on Quoridor boards. */
export default `
fault-bad-size = Plansza ma 5, 7, 9 albo 11 pól w boku.
fault-bad-players = Grają dwie albo cztery osoby.
fault-bad-walls = Gracz może mieć od 0 do 99 płotków.
fault-walls-left-missing = Przy każdym graczu trzeba podać, ile płotków mu zostało.
fault-no-such-player = Gracz, który ma mieć ruch, nie bierze udziału w grze.
fault-pawn-off-board = Pionek gracza { $who } stoi poza planszą.
fault-pawns-together = Pionki graczy { $who } stoją na tym samym polu: { $squares }.
fault-wall-off-board = Płotek { $wall } nie mieści się na planszy.
fault-wall-overlaps = Płotki { $wall } i { $other } zachodzą na siebie.
fault-wall-crosses = Płotki { $wall } i { $other } się przecinają.
fault-no-path = Gracz { $who } nie ma drogi do celu.
missing-not-reached = Twój pionek nie stoi na { $square }.
missing-square-entered = Twój pionek wszedł na { $square }.
missing-wall-placed = Postawiono płotek, a miały być tylko kroki.
missing-not-moved = Pionek z { $square } się nie ruszył.
missing-not-longer = Droga przeciwnika jest dłuższa o { $actual }; ma być co najmniej o { $count }.
missing-not-shorter = Twoja droga jest krótsza o { $actual }; ma być co najmniej o { $count }.
missing-not-ahead = Długość twojej drogi to { $actual }, a najkrótszej drogi przeciwnika { $count }.
missing-no-wall = Nie postawiono płotka.
missing-no-jump = Twój pionek nie przeskoczył innego.
missing-unwanted-reach = Twój pionek stoi na { $square }.
missing-unwanted-avoid = Twój pionek nie wszedł na { $square }.
missing-unwanted-from = Ruszył się tylko pionek z { $square }.
missing-unwanted-longer = Droga przeciwnika jest dłuższa o { $actual }.
missing-unwanted-shorter = Twoja droga jest krótsza o { $actual }.
missing-unwanted-ahead = Długość twojej drogi to { $actual }, a najkrótszej drogi przeciwnika { $count }.
missing-unwanted-wall = Postawiono płotek.
missing-unwanted-jump = Twój pionek przeskoczył innego.
`;
