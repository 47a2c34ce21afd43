/** The German UI texts that the boards of all games share, as Fluent messages. */
export default `
controls = Zug
part-target = erreichbar
dropped = Abgesetzt.
played = { $side } zog:
taken-back = Zurückgenommen.
flipped = { $side } ist jetzt unten.
thinking = { $side }, Stufe { $level }, denkt nach …
looking = { $side } ist am Zug.
earlier = Nach Zug { $ply } von { $plies }.
won-resignation = { $side } gewinnt: Die andere Seite hat aufgegeben.
won-time = { $side } gewinnt: Die Zeit der anderen Seite ist abgelaufen.
won-illegal = { $side } gewinnt: Die andere Seite hat einen regelwidrigen Zug gemacht.
take-back = Zurücknehmen
back = Einen Zug zurück
forward = Einen Zug vor
first = Zum Anfang
last = Zum Ende
error = Dieses Brett kann nicht angezeigt werden.
retry = Noch einmal versuchen
refuse-off-board = Das liegt außerhalb des Bretts.
refuse-game-over = Die Partie ist zu Ende.
refuse-not-now = Die andere Seite ist am Zug.
refuse-earlier = Das ist ein früherer Zug. Geh zum letzten, um weiterzuspielen.
refuse-view = Dieses Brett ist nur zum Ansehen.
refuse-init-failed = Die Regeln konnten nicht geladen werden.
refuse-engine-failed = Der Computer als Gegner konnte nicht gestartet werden.
refuse-engine-crashed = Der Computer hat wegen eines Fehlers zu spielen aufgehört.
refuse-other = Das geht nicht.
`;
