/** The German UI texts of the Arimaa board, as Fluent messages. */
export default `
piece = { $side ->
    [gold] { $letter ->
        [E] goldener Elefant
        [M] goldenes Kamel
        [H] goldenes Pferd
        [D] goldener Hund
        [C] goldene Katze
       *[R] goldenes Kaninchen
    }
    [silver] { $letter ->
        [E] silberner Elefant
        [M] silbernes Kamel
        [H] silbernes Pferd
        [D] silberner Hund
        [C] silberne Katze
       *[R] silbernes Kaninchen
    }
   *[any] Figur
}
piece-the = { $letter ->
    [E] der { adj } Elefant
    [M] das { adj } Kamel
    [H] das { adj } Pferd
    [D] der { adj } Hund
    [C] die { adj } Katze
    [R] das { adj } Kaninchen
   *[any] die Figur
}
piece-acc = { $letter ->
    [E] den { adj }n Elefanten
    [M] das { adj } Kamel
    [H] das { adj } Pferd
    [D] den { adj }n Hund
    [C] die { adj } Katze
    [R] das { adj } Kaninchen
   *[any] die Figur
}
adj = { $side ->
    [gold] goldene
   *[silver] silberne
}
side = { $side ->
    [gold] Gold
   *[silver] Silber
}
board = Arimaa-Brett
cell-empty = { $square }, leer
cell-trap = { $square }, Falle
cell = { $square }, { $piece }
part-trap = auf einer Falle
part-frozen = eingefroren durch { $byAcc } auf { $bySquare }
part-picked = aufgenommen
part-pair = kann geschoben oder gezogen werden
part-pusher = kann schieben
part-swap = kann den Platz tauschen
part-loss = ginge verloren
picked = { $piece } aufgenommen. { $count ->
    [one] Eine Möglichkeit.
   *[other] { $count } Möglichkeiten.
}
pair = Wähle, wohin { $partnerThe } geschoben wird oder wohin deine Figur geht, um zu ziehen.
pusher = Welche Figur schiebt? Wähle eine der markierten.
step = { $piece }, { $from } nach { $to }.
lost = { $piece } auf { $square } verloren.
undone = Schritt zurückgenommen.
swapped = { $pieceThe } und { $otherThe } tauschen die Plätze.
to-move = { $side } ist am Zug: bis zu { $count } Schritte.
steps-left = { $count ->
    [0] Kein Schritt mehr übrig: Zug beenden.
    [one] Noch ein Schritt.
   *[other] Noch { $count } Schritte.
}
steps-made = { $count } von { $of } Schritten gemacht
repeats = Wenn du den Zug hier beendest, wiederholt sich eine frühere Stellung.
waiting = Tausche deine Figuren, wie du magst, und beginne dann.
won-goal = { $side } gewinnt: Ein Kaninchen ist am Ziel.
won-elimination = { $side } gewinnt: Die andere Seite hat keine Kaninchen mehr.
won-immobilization = { $side } gewinnt: Die andere Seite kann nicht mehr ziehen.
won-repetition = { $side } gewinnt: Jeder Zug der anderen Seite würde eine Stellung wiederholen.
undo-step = Schritt zurück
end-turn = Zug beenden
start = Beginnen
refuse-no-piece = Auf { $square } steht keine Figur.
refuse-not-your-piece = { $pieceThe } gehört der anderen Seite.
refuse-frozen = Eingefroren durch { $byAcc } auf { $bySquare }.
refuse-occupied = { $pieceThe } steht auf { $square } im Weg.
refuse-rabbit-backward = Kaninchen gehen nie rückwärts.
refuse-too-weak = Nur eine stärkere Figur kann { $pieceAcc } bewegen; { $byThe } auf { $bySquare } ist zu schwach.
refuse-nothing-to-push-with = Neben { $square } steht keine deiner Figuren, die schieben oder ziehen könnte.
refuse-push-unfinished = Beende erst das Schieben: Eine Figur muss auf { $square } nachrücken.
refuse-no-steps-left = Dafür reichen die Schritte dieses Zuges nicht.
refuse-unchanged = Ein Zug muss das Brett verändern.
refuse-third-repetition = Diese Stellung gab es schon zweimal.
refuse-wrong-piece = Auf { $square } steht eine andere Figur.
refuse-wrong-capture = Diese Figur geht auf { $square } nicht verloren.
refuse-setup-rank = Stell deine Figuren auf deine beiden Reihen, nicht auf { $square }.
refuse-setup-count = Aufgestellt werden genau sechzehn Figuren: ein Elefant, ein Kamel, je zwei Pferde, Hunde und Katzen und acht Kaninchen.
refuse-setup-expected = Stell zuerst die sechzehn Figuren auf.
refuse-setup-over = Alle Figuren sind schon aufgestellt.
refuse-turn-in-progress = Ein Zug ist angefangen: Beende ihn oder nimm ihn zurück.
refuse-no-route = { $pieceThe } kommt in diesem Zug nicht nach { $bySquare }.
refuse-stuck = { $pieceThe } kann nirgends hin.
refuse-waiting = { waiting }
preset-classic = Klassisch
preset-sturdy = Feste Mitte
preset-wings = Starke Flügel
preset-apart = Kamel am Rand
piece-name = { $piece }
`;
