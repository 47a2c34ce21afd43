/** The Polish texts of lessons, and of what is missing for a goal. */
export default `
lesson-stage = { $stage } z { $stages }
lesson-stars = Gwiazdki: { $stars } z 3
lesson-controls = Lekcja
lesson-hint = Podpowiedź
lesson-again = Jeszcze raz
lesson-next = Dalej
lesson-solved = Brawo!
attribute-course-none = Lekcja wymaga kursu: src albo JSON w elemencie script.
attribute-course-fetch = Nie udało się wczytać kursu z { $src }. Inny serwer musi na to pozwolić (CORS).
attribute-course-status = Nie udało się wczytać kursu z { $src }: odpowiedź serwera to { $status }.
attribute-course-json = Kurs nie jest zapisany jako JSON: { $why }
attribute-course-format = Format kursu to 1, nie { $format }.
attribute-course-game = Gra kursu to „arimaa” albo „quoridor”, nie { $game }.
attribute-course-shape = W kursie błędne jest { $place }.
attribute-course-name = W kursie { $place } zawiera „{ $name }” dwa razy.
attribute-course-length = Kurs jest za długi: może mieć najwyżej { $most } znaków.
attribute-course-stages = Liczba etapów kursu to { $count }: może być ich najwyżej { $most }.
attribute-course-other = To kurs innej gry: { $game }.
attribute-course-lesson = W tym kursie nie ma lekcji „{ $value }”.
attribute-course-stage = { $lesson }, { $stage }: { $why }
attribute-course-unreached = Rozwiązanie nie osiąga celu „{ $goal }”.
missing-lost = Przeciwnik wygrał.
missing-not-won = To jeszcze nie wygrana.
missing-not-won-within = Nie udało się wygrać w wyznaczonej liczbie ruchów: { $count }.
missing-not-forced = Wygrana nie jest pewna: po { $turn } nie zdążysz wygrać (ruchy: { $count }).
missing-win-out-of-reach = W wyznaczonej liczbie ruchów nie da się już wygrać: { $count }.
missing-too-many-turns = Za dużo ruchów: miało ich być najwyżej { $count }.
missing-not-reached = Żadna twoja bierka nie doszła na { $square }.
missing-square-entered = Twoja bierka weszła na { $square }.
missing-not-captured = { $piece } wciąż stoi na { $square }.
missing-nothing-captured = Żadna bierka nie została zbita.
missing-not-pushed = Żadna bierka nie została pchnięta.
missing-not-pulled = Żadna bierka nie została pociągnięta.
missing-nothing-to-freeze = Na { $square } nie ma bierki przeciwnika.
missing-not-frozen = { $piece } na { $square } nie jest zamrożony.
missing-frozen-piece-lost = Bierka z { $square } zginęła.
missing-still-frozen = { $piece } na { $square } jest wciąż zamrożony.
missing-not-standing = Na { $square } nie stoi { $piece }.
missing-other-piece-moved = Ruszył się też { $piece } z { $square }.
missing-not-moved = Bierka z { $square } się nie ruszyła.
missing-goal-open = Przeciwnik może dojść do celu: { $turn }.
missing-not-blocked = Przeciwnik wciąż ma ruch{ $turn ->
    [0] .
   *[other] : { $turn }.
}
missing-unsafe = Przeciwnik może zbić bierkę na { $square }: { $turn }.
missing-unwanted-win = To wygrana, ale nie ona jest tu celem.
missing-unwanted-forced-win = Wygrana jest pewna, ale nie ona jest tu celem.
missing-unwanted-within = Liczba ruchów nie przekroczyła { $count }.
missing-unwanted-reach = Twoja bierka doszła na { $square }.
missing-unwanted-avoid = Żadna twoja bierka nie weszła na { $square }.
missing-unwanted-capture = { $piece } z { $square } został zbity.
missing-unwanted-capture-any = Zbita bierka: { $piece }.
missing-unwanted-push = Pchnięta bierka: { $piece }.
missing-unwanted-pull = Pociągnięta bierka: { $piece }.
missing-unwanted-freeze = { $piece } na { $square } jest zamrożony.
missing-unwanted-unfreeze = { $piece } na { $square } nie jest już zamrożony.
missing-unwanted-stands = Na { $square } stoi { $piece }.
missing-unwanted-from = Ruszyła się tylko bierka z { $square }.
missing-unwanted-goal-stop = Przeciwnik nie dojdzie do celu w następnym ruchu.
missing-unwanted-block = Przeciwnik nie ma żadnego ruchu.
missing-unwanted-safe = Przeciwnik nie zbije żadnej bierki w następnym ruchu.
`;
