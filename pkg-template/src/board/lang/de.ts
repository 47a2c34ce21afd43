/** What the boards of both games say in German. */
export default `
controls = Zug
part-target = erreichbar
dropped = Abgelegt.
played = { $side } zog:
thinking = { $side }, Stufe { $level }, denkt nach …
looking = { $side } ist am Zug.
earlier = Nach Zug { $ply } von { $plies }.
won-resignation = { $side } gewinnt: die andere Seite hat aufgegeben.
won-time = { $side } gewinnt auf Zeit.
won-illegal = { $side } gewinnt: ein regelwidriger Zug wurde gemacht.
take-back = Zurücknehmen
back = Einen Zug zurück
forward = Einen Zug vor
first = Zum Anfang
last = Zum Ende
error = Dieses Brett kann nicht gezeigt werden.
refuse-off-board = Das führt vom Brett.
refuse-game-over = Die Partie ist zu Ende.
refuse-not-now = Die andere Seite ist am Zug.
refuse-earlier = Dies ist ein früherer Zug. Zum Spielen zum letzten gehen.
refuse-view = Dieses Brett ist zum Ansehen.
refuse-init-failed = Die Regeln konnten nicht geladen werden.
refuse-not-initialised = Die Regeln sind noch nicht geladen.
refuse-freed = Diese Partie wurde schon weggeräumt.
refuse-engine-failed = Die Maschine konnte nicht gestartet werden.
refuse-engine-crashed = Beim Nachdenken der Maschine ist etwas schiefgegangen.
refuse-engine-disposed = Die Maschine ist abgestellt.
refuse-no-such-ply = So lang ist die Partie nicht.
refuse-wrong-result = Das Ergebnis, das dasteht, passt nicht zum Brett.
refuse-other = Das geht nicht.
marks = Markiert: { $list }.
mark-arrow = Pfeil von { $from } nach { $to }
mark-coloured = { $mark } ({ $colour ->
    [red] rot
    [blue] blau
    [yellow] gelb
   *[green] grün
})
puzzle-goal = { $side } am Zug: gewinne { $count ->
    [one] in diesem Zug
   *[other] in höchstens { $count } Zügen
}.
puzzle-find = { $side } am Zug: finde den richtigen Zug.
puzzle-wrong = Noch nicht ganz. Versuch es anders.
puzzle-right = Richtig so weit. Weiter!
puzzle-solved = Gelöst. Gut gemacht!
refuse-solved = Diese Aufgabe ist gelöst.
start-over = Von vorn
edit-brushes = Was gesetzt wird
edit-hand = Verschieben
edit-erase = Entfernen
edit-clear = Brett leeren
edit-turn = Am Zug
edit-fine = Diese Stellung ist regelgerecht.
edit-text = Stellung
edit-copy = Kopieren
edit-copied = Kopiert.
edit-put = { $what } auf { $square }.
edit-gone = { $square }: entfernt.
edit-walls = Wände von Spieler { $side }
edit-stock = Wände
edit-hint = Ein Druck zwischen zwei Felder legt eine Wand oder nimmt sie weg.
edit-players = Spieler
edit-size = Felder je Seite
edit-unread = Nicht übernommen: { $why }
unread-notation = Beim { $at }. Zeichen ist der Text nicht mehr zu lesen.
unread-turn = Beim Zug { $turn } bricht der Text ab: { $why }
unfit-choice = { $name } kann { $allowed } sein, nicht „{ $value }“.
unfit-range = { $name } muss eine ganze Zahl von { $least } bis { $most } sein, nicht „{ $value }“.
unfit-seats = seats braucht { $count } Wörter, eines für jede Seite, nicht „{ $value }“.
unfit-seat = Ein Platz ist „person“, „machine:1“ bis „machine:10“ oder „nobody“, nicht „{ $value }“.
unfit-ply = Es gibt keinen Zug { $value } von { $last }.
unfit-marks = marks sind Felder „e4“, Pfeile „e2>e4“ und Farben „e4=red“ ({ $colours }), nicht „{ $value }“.
unfit-goal = goal muss „win“ oder „win 2“ bis „win 9“ sein, nicht „{ $value }“.
unfit-puzzle-over = Die Partie ist zu Ende: es gibt nichts zu lösen.
unfit-puzzle-empty = Eine Aufgabe braucht eine Lösung oder ein Ziel (solution, goal).
`;
