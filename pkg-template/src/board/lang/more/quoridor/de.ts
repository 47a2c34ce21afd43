/** The German texts of errors and of optional modules on Quoridor boards. */
export default `
fault-bad-size = Ein Brett hat 5, 7, 9 oder 11 Felder je Seite.
fault-bad-players = Es spielen zwei oder vier.
fault-bad-walls = Ein Spieler kann 0 bis 99 Wände haben.
fault-walls-left-missing = Für jeden Spieler muss angegeben sein, wie viele Wände er noch hat.
fault-no-such-player = Der Spieler, der am Zug sein soll, spielt nicht mit.
fault-pawn-off-board = Die Figur von Spieler { $who } steht nicht auf dem Brett.
fault-pawns-together = Die Figuren der Spieler { $who } stehen gemeinsam auf { $squares }.
fault-wall-off-board = Die Wand { $wall } liegt nicht ganz auf dem Brett.
fault-wall-overlaps = Die Wände { $wall } und { $other } liegen aufeinander.
fault-wall-crosses = Die Wände { $wall } und { $other } kreuzen sich.
fault-no-path = Spieler { $who } hat keinen Weg zum Ziel.
missing-not-reached = Deine Figur steht nicht auf { $square }.
missing-square-entered = Deine Figur ist nach { $square } gezogen.
missing-wall-placed = Du hast eine Wand gelegt, statt nur zu ziehen.
missing-not-moved = Die Figur auf { $square } hat sich nicht bewegt.
missing-not-longer = Der Weg der anderen Seite ist um { $actual } Schritte länger; verlangt sind mindestens { $count }.
missing-not-shorter = Dein Weg ist um { $actual } Schritte kürzer; verlangt sind mindestens { $count }.
missing-not-ahead = Dein Weg hat { $actual } Schritte, der kürzeste der anderen { $count }.
missing-no-wall = Du hast keine Wand gelegt.
missing-no-jump = Deine Figur ist nicht gesprungen.
missing-unwanted-reach = Deine Figur steht auf { $square }.
missing-unwanted-avoid = Deine Figur ist nicht nach { $square } gezogen.
missing-unwanted-from = Du hast nur die Figur auf { $square } bewegt.
missing-unwanted-longer = Der Weg der anderen Seite ist um { $actual } Schritte länger.
missing-unwanted-shorter = Dein Weg ist um { $actual } Schritte kürzer.
missing-unwanted-ahead = Dein Weg hat { $actual } Schritte, der kürzeste der anderen { $count }.
missing-unwanted-wall = Du hast eine Wand gelegt.
missing-unwanted-jump = Deine Figur ist gesprungen.
`;
