/** What an Arimaa board says in German. */
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
part-frozen = festgehalten durch { $byAcc } auf { $bySquare }
part-picked = aufgenommen
part-pair = kann mitbewegt werden
part-pusher = kann schieben
part-swap = kann den Platz tauschen
part-loss = ginge verloren
picked = { $piece } aufgenommen. { $count ->
    [one] Eine Möglichkeit.
   *[other] { $count } Möglichkeiten.
}
pair = Wohin wird { $partnerThe } geschoben? Oder wohin geht die eigene Figur und zieht mit?
pusher = Welche Figur schiebt? Eine der markierten wählen.
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
repeats = Hier zu enden würde eine frühere Stellung wiederholen.
waiting = Figuren aufstellen, dann beginnen.
won-goal = { $side } gewinnt: ein Kaninchen ist am Ziel.
won-elimination = { $side } gewinnt: kein Kaninchen ist mehr übrig.
won-immobilization = { $side } gewinnt: nichts kann mehr ziehen.
won-repetition = { $side } gewinnt: jeder Zug würde eine Stellung wiederholen.
undo-step = Schritt zurück
end-turn = Zug beenden
start = Beginnen
refuse-no-piece = Auf { $square } steht keine Figur.
refuse-not-your-piece = { $pieceThe } gehört der anderen Seite.
refuse-frozen = Festgehalten durch { $byAcc } auf { $bySquare }.
refuse-occupied = { $pieceThe } steht auf { $square } im Weg.
refuse-rabbit-backward = Kaninchen gehen nie rückwärts.
refuse-too-weak = Nur eine stärkere Figur bewegt { $pieceAcc }; { $byThe } auf { $bySquare } ist zu schwach.
refuse-nothing-to-push-with = Keine eigene Figur steht neben der Figur auf { $square }, um sie zu schieben oder zu ziehen.
refuse-push-unfinished = Erst das Schieben vollenden: eine Figur muss nach { $square }.
refuse-no-steps-left = Dafür reichen die Schritte dieses Zuges nicht.
refuse-unchanged = Ein Zug muss das Brett verändern.
refuse-third-repetition = Diese Stellung gab es schon zweimal.
refuse-wrong-piece = Auf { $square } steht eine andere Figur.
refuse-wrong-capture = Diese Figur geht nicht auf { $square } verloren.
refuse-setup-rank = Aufgestellt wird nur auf den eigenen beiden Reihen, nicht auf { $square }.
refuse-setup-count = Aufzustellen sind genau sechzehn Figuren: ein Elefant, ein Kamel, je zwei Pferde, Hunde und Katzen und acht Kaninchen.
refuse-setup-expected = Erst sind die sechzehn Figuren aufzustellen.
refuse-setup-over = Alle Figuren sind schon aufgestellt.
refuse-turn-in-progress = Ein Zug ist angefangen: erst beenden oder zurücknehmen.
refuse-no-route = { $pieceThe } kommt in diesem Zug nicht nach { $square }.
refuse-stuck = { $pieceThe } kann nirgends hin.
preset-classic = Klassisch
preset-sturdy = Feste Mitte
preset-wings = Starke Flügel
preset-apart = Kamel abseits
piece-name = { $piece }
fault-too-many = { $count } gleiche Figuren, auf { $squares }: mehr, als es gibt.
fault-unsupported-on-trap = Die Figur auf der Falle { $squares } hat keinen Freund neben sich.
`;
