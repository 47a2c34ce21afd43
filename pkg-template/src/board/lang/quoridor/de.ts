/** What a Quoridor board says in German. */
export default `
side = Spieler { $side }
board = Quoridor-Brett
keys = Pfeiltasten gehen von Feld zu Feld, Eingabe zieht dorthin. H oder V legt eine Wand an das Feld: die Pfeile schieben sie, Eingabe bestätigt sie, Escape nimmt sie zurück.
cell-empty = { $square }, leer
cell-pawn = { $square }, Spieler { $player }
part-wall-0 = Wand darunter
part-wall-1 = Wand links
part-wall-2 = Wand darüber
part-wall-3 = Wand rechts
player = Spieler { $player }: noch { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
} bis zum Ziel, { $walls ->
    [0] keine Wand
    [one] eine Wand
   *[other] { $walls } Wände
} übrig
path = Weg zeigen
stock = Eine Wand legen, noch { $walls }
went = Nach { $square }.
laid = Wand { $wall }.
passed = Setzt aus.
confirm-wall = Wand { $wall }: hier legen?
lay = Legen
turn = Drehen
cancel = Abbrechen
pass = Aussetzen
shift-0 = Nach unten schieben
shift-1 = Nach links schieben
shift-2 = Nach oben schieben
shift-3 = Nach rechts schieben
must-pass = Nichts kann ziehen: aussetzen.
to-move = { $side } ist am Zug: auf ein markiertes Feld gehen{ $walls ->
    [0] .
    [one] {" "}oder die letzte Wand legen.
   *[other] {" "}oder eine von { $walls } Wänden legen.
}
won-goal = { $side } gewinnt: das Ziel ist erreicht.
won-resignation = { $side } gewinnt: ein anderer hat aufgegeben.
refuse-not-adjacent = Das ist zu weit: ein Feld auf einmal.
refuse-wall-between = Dazwischen ist eine Wand.
refuse-square-taken = Dort steht Spieler { $who }.
refuse-straight-jump-possible = Gerade über die Figur springen: nach { $straight }.
refuse-jump-blocked = Eine Wand ist dem Sprung im Weg.
refuse-wall-off-board = Eine Wand muss ganz auf dem Brett liegen.
refuse-wall-overlaps = Hier liegt schon eine Wand.
refuse-wall-crosses = Sie würde die Wand { $wall } kreuzen.
refuse-wall-blocks-path = Das nähme Spieler { $who } den letzten Weg.
refuse-no-walls-left = Spieler { $who } hat keine Wand mehr.
refuse-pass-not-allowed = Wer ziehen kann, darf nicht aussetzen.
refuse-not-your-turn = Spieler { $who } ist am Zug.
refuse-no-such-player = Diesen Spieler gibt es hier nicht.
refuse-not-now = Jemand anders ist am Zug.
fault-bad-size = Ein Brett hat 5, 7, 9 oder 11 Felder je Seite.
fault-bad-players = Es spielen zwei oder vier.
fault-bad-walls = Ein Spieler kann 0 bis 99 Wände haben.
fault-walls-left-missing = Von jedem Spieler muss dastehen, wie viele Wände er noch hat.
fault-no-such-player = Wer am Zug sein soll, spielt nicht mit.
fault-pawn-off-board = Die Figur von Spieler { $who } steht nicht auf dem Brett.
fault-pawns-together = Die Figuren der Spieler { $who } stehen zusammen auf { $squares }.
fault-wall-off-board = Die Wand { $wall } liegt nicht ganz auf dem Brett.
fault-wall-overlaps = Die Wände { $wall } und { $other } liegen aufeinander.
fault-wall-crosses = Die Wände { $wall } und { $other } kreuzen sich.
fault-no-path = Spieler { $who } hat keinen Weg zum Ziel.
`;
