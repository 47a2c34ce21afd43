/** The German UI texts of the Quoridor board, as Fluent messages. */
export default `
side = Spieler { $side }
board = Quoridor-Brett
keys = Mit den Pfeiltasten gehst du von Feld zu Feld, mit der Eingabetaste ziehst du dorthin. H oder V legt eine Wand an das Feld: Die Pfeiltasten schieben sie, die Eingabetaste bestätigt sie, Escape nimmt sie zurück.
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
must-pass = Du kannst nicht ziehen und setzt aus.
to-move = { $side } ist am Zug: auf ein markiertes Feld gehen{ $walls ->
    [0] .
    [one] {" "}oder die letzte Wand legen.
   *[other] {" "}oder eine von { $walls } Wänden legen.
}
won-goal = { $side } gewinnt: Die Figur ist am Ziel.
won-resignation = { $side } gewinnt: Ein anderer hat aufgegeben.
won-agreement = Remis durch Einigung.
refuse-not-adjacent = Das ist zu weit: Du gehst immer nur ein Feld.
refuse-wall-between = Dazwischen ist eine Wand.
refuse-square-taken = Dort steht Spieler { $who }.
refuse-straight-jump-possible = Spring geradeaus über die Figur: nach { $straight }.
refuse-jump-blocked = Eine Wand versperrt den Sprung.
refuse-wall-off-board = Eine Wand muss ganz auf dem Brett liegen.
refuse-wall-overlaps = Hier liegt schon eine Wand.
refuse-wall-crosses = Diese Wand würde die Wand { $wall } kreuzen.
refuse-wall-blocks-path = Diese Wand würde Spieler { $who } den letzten Weg zum Ziel versperren.
refuse-no-walls-left = Spieler { $who } hat keine Wand mehr.
refuse-pass-not-allowed = Solange du ziehen kannst, darfst du nicht aussetzen.
refuse-not-your-turn = Spieler { $who } ist am Zug.
refuse-no-such-player = Diesen Spieler gibt es hier nicht.
refuse-not-now = Jemand anders ist am Zug.
`;
