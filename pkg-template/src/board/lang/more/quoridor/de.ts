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
`;
