/** The German texts of lessons, and of what is missing for a goal. */
export default `
lesson-stage = { $stage } von { $stages }
lesson-stars = { $stars } von 3 Sternen
lesson-controls = Lektion
lesson-hint = Tipp
lesson-again = Noch einmal
lesson-next = Weiter
lesson-solved = Gut gemacht!
attribute-course-none = Zum Lernen braucht es einen Kurs: src oder JSON in einem script.
attribute-course-fetch = Der Kurs konnte nicht von { $src } geladen werden. Ein anderer Server muss das erlauben (CORS).
attribute-course-status = Der Kurs konnte nicht von { $src } geladen werden: Der Server antwortet mit { $status }.
attribute-course-json = Der Kurs ist kein JSON: { $why }
attribute-course-format = Das Format eines Kurses ist 1, nicht { $format }.
attribute-course-game = Das Spiel eines Kurses ist „arimaa“ oder „quoridor“, nicht { $game }.
attribute-course-shape = Im Kurs ist { $place } falsch.
attribute-course-name = Im Kurs kommt „{ $name }“ in { $place } zweimal vor.
attribute-course-length = Der Kurs ist zu lang: Erlaubt sind höchstens { $most } Zeichen.
attribute-course-stages = Der Kurs hat { $count } Teile: Erlaubt sind höchstens { $most }.
attribute-course-other = Dieser Kurs gehört zu einem anderen Spiel: { $game }.
attribute-course-lesson = In diesem Kurs gibt es keine Lektion „{ $value }“.
attribute-course-stage = { $lesson }, { $stage }: { $why }
attribute-course-unreached = Die Lösung erreicht das Ziel „{ $goal }“ nicht.
missing-lost = Die andere Seite hat gewonnen.
missing-not-won = Noch hast du nicht gewonnen.
missing-not-won-within = Du hast nicht in { $count ->
    [one] einem Zug
   *[other] { $count } Zügen
} gewonnen.
missing-not-forced = Der Gewinn ist nicht erzwungen: Nach { $turn } kannst du nicht in { $count ->
    [one] einem Zug
   *[other] { $count } Zügen
} gewinnen.
missing-win-out-of-reach = In { $count ->
    [one] einem Zug
   *[other] { $count } Zügen
} kannst du nicht mehr gewinnen.
missing-too-many-turns = Erlaubt { $count ->
    [one] war nur ein Zug
   *[other] waren nur { $count } Züge
}.
missing-not-reached = Keine deiner Figuren ist nach { $square } gekommen.
missing-square-entered = Eine deiner Figuren ist auf { $square } getreten.
missing-not-captured = { $pieceThe } auf { $square } ist noch da.
missing-nothing-captured = Du hast keine Figur gefangen.
missing-not-pushed = Du hast keine Figur geschoben.
missing-not-pulled = Du hast keine Figur gezogen.
missing-nothing-to-freeze = Auf { $square } steht keine Figur der anderen Seite.
missing-not-frozen = { $pieceThe } auf { $square } ist nicht eingefroren.
missing-frozen-piece-lost = Die Figur von { $square } ist verloren.
missing-still-frozen = { $pieceThe } auf { $square } ist noch eingefroren.
missing-not-standing = Auf { $square } steht nicht { $pieceThe }.
missing-other-piece-moved = Auch { $pieceThe } von { $square } hat sich bewegt.
missing-not-moved = Die Figur von { $square } hat sich nicht bewegt.
missing-goal-open = Die andere Seite kommt ans Ziel: { $turn }.
missing-not-blocked = Die andere Seite kann noch ziehen{ $turn ->
    [0] .
   *[other] : { $turn }.
}
missing-unsafe = Die andere Seite kann die Figur auf { $square } fangen: { $turn }.
missing-unwanted-win = Du hast gewonnen, aber das ist hier nicht das Ziel.
missing-unwanted-forced-win = Der Gewinn ist erzwungen, aber das ist hier nicht das Ziel.
missing-unwanted-within = Du hast nicht mehr als { $count ->
    [one] einen Zug
   *[other] { $count } Züge
} gemacht.
missing-unwanted-reach = Eine deiner Figuren ist nach { $square } gekommen.
missing-unwanted-avoid = Keine deiner Figuren ist auf { $square } getreten.
missing-unwanted-capture = { $pieceThe } von { $square } ist gefangen.
missing-unwanted-capture-any = Du hast { $pieceAcc } gefangen.
missing-unwanted-push = Du hast { $pieceAcc } geschoben.
missing-unwanted-pull = Du hast { $pieceAcc } gezogen.
missing-unwanted-freeze = { $pieceThe } auf { $square } ist eingefroren.
missing-unwanted-unfreeze = { $pieceThe } auf { $square } ist nicht mehr eingefroren.
missing-unwanted-stands = Auf { $square } steht { $pieceThe }.
missing-unwanted-from = Du hast nur die Figur von { $square } bewegt.
missing-unwanted-goal-stop = Die andere Seite kommt im nächsten Zug nicht ans Ziel.
missing-unwanted-block = Die andere Seite hat keinen Zug.
missing-unwanted-safe = Die andere Seite kann im nächsten Zug keine Figur fangen.
`;
