import glyphs from '../glyphs/de.js';
import lesson from '../lesson/de.js';

/** The German texts of errors and of optional modules on the boards of all games. */
export default `
refuse-not-initialised = Die Regeln sind noch nicht geladen.
refuse-freed = Diese Partie wurde schon aus dem Speicher entfernt.
refuse-outdated = Die Partie ist nicht mehr in dieser Stellung.
refuse-no-hint = Zurzeit gibt es keinen Tipp.
refuse-engine-disposed = Der Computer spielt hier nicht mehr mit.
refuse-no-such-ply = So lang ist die Partie nicht.
refuse-no-such-node = Diesen Zug gibt es in der Partie nicht.
refuse-wrong-tag = Diese Angabe zur Partie lässt sich nicht frei wählen.
refuse-wrong-result = Das angegebene Ergebnis passt nicht zum Brett.
refuse-draw-not-allowed = In dieser Partie gibt es kein Remis.
marks = Markiert: { $list }.
mark-arrow = Pfeil von { $from } nach { $to }
mark-colored = { $mark } ({ $color ->
    [red] rot
    [blue] blau
    [yellow] gelb
   *[green] grün
})
puzzle-goal = { $side } am Zug: Gewinne { $count ->
    [one] in diesem Zug
   *[other] in höchstens { $count } Zügen
}.
puzzle-find = { $side } am Zug: Finde den richtigen Zug.
puzzle-wrong = Noch nicht ganz. Versuch es anders.
puzzle-right = So weit richtig. Mach weiter!
puzzle-solved = Gelöst. Gut gemacht!
refuse-solved = Diese Aufgabe ist schon gelöst.
${glyphs}${lesson}study-ways = Fortsetzungen
analysis = Analyse
analysis-chance = { $side }: { $win }
analysis-lines = Beste Varianten
start-over = Von vorn
edit-brushes = Figur wählen
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
edit-hint = Tippe zwischen zwei Felder, um eine Wand zu legen oder wegzunehmen.
edit-players = Spieler
edit-size = Felder je Seite
edit-unread = Nicht übernommen: { $why }
unread-notation = Ab dem { $at }. Zeichen ist der Text nicht lesbar.
unread-turn = Der Zug { $turn } ist nicht möglich: { $why }
attribute-choice = Für { $name } gibt es { $allowed }, nicht „{ $value }“.
attribute-range = { $name } muss eine ganze Zahl von { $least } bis { $most } sein, nicht „{ $value }“.
attribute-seats = seats braucht { $count } Wörter, eines für jede Seite, nicht „{ $value }“.
attribute-seat = Ein Platz ist „person“, „computer:1“ bis „computer:10“, „computer:10@3s“ oder „nobody“, nicht „{ $value }“.
attribute-seat-renamed = In seats heißt { $value } jetzt { $next }.
attribute-ply = Einen Zug { $value } gibt es nicht: Der letzte hat die Nummer { $last }.
attribute-marks = In marks stehen Felder „e4“, Pfeile „e2>e4“ und Farben „e4=red“ ({ $colors }), nicht „{ $value }“.
attribute-goal = Das Ziel „{ $value }“ ist ab dem { $at }. Zeichen nicht verständlich.
attribute-puzzle-over = Die Partie ist zu Ende: Es gibt nichts zu lösen.
attribute-puzzle-empty = Eine Aufgabe braucht eine Lösung oder ein Ziel (solution, goal).
`;
