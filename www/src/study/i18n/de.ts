import type { Key } from './en.ts';

/** The German UI texts of the analysis. */
const messages: Record<Key, string> = {
  analysis: 'Analyse',
  turnOff: 'Analyse ausschalten',
  lines: 'Anzahl der Varianten',
  addLine: 'Variante { $n } in den Baum aufnehmen',
  lineAdded: `{ $count ->
    [one] Ein Zug steht jetzt im Baum.
   *[other] { $count } Züge stehen jetzt im Baum.
  }`,
  lineKnown: 'Diese Variante steht schon im Baum.',
  chance: '{ $side }: { $win }',
  facts: 'Tiefe { $depth } · { $speed }/s',
  say: 'Bewertung vorlesen',
  said: '{ $side } gewinnt mit einer Wahrscheinlichkeit von { $win }. Tiefe { $depth }. Bester Zug: { $turn }.',
  whyOff: `{ $why ->
    [people] In einer Partie mit anderen gibt es keine Analyse.
    [level] Solange deine Stufe gesucht wird, gibt es keine Analyse.
    [over] Die Partie ist zu Ende. Geh zu einem früheren Zug, um ihn zu analysieren.
    [setup] Die Analyse beginnt nach der Aufstellung.
   *[thinking] Der Computer denkt nach. Danach geht die Analyse weiter.
  }`,
  failed: 'Die Analyse ist fehlgeschlagen. Schalte sie aus und wieder ein.',
  openings: 'Eröffnungen',
  openingsFailed: 'Die Eröffnungen konnten nicht geladen werden. Schalte sie aus und wieder ein.',
  tree: 'Varianten',
  moreTurns: 'Weitere Züge',
  variation: 'Variante',
  turnTools: 'Zug',
  glyphLabel: 'Bewertung des Zugs',
  glyphNone: 'unbewertet',
  comment: 'Kommentar',
  saveComment: 'Speichern',
  marks: 'Markierungen und Pfeile',
  markHelp:
    'Rechte Maustaste oder langer Druck; für einen Pfeil ziehen. Auf dem Brett Taste M. Umschalt, Alt: andere Farben.',
  markColor: 'Farbe der Markierungen',
  colorName: `{ $color ->
    [red] rot
    [blue] blau
    [yellow] gelb
   *[green] grün
  }`,
  markSquare: `{ $square ->
    [none] Feld markieren
   *[other] { $square } markieren
  }`,
  removeMarks: 'Alle entfernen',
  marksRemoved: 'Alle Markierungen dieser Stellung sind entfernt.',
  markBegun:
    'Von { $square }: Geh auf ein anderes Feld und drück M für einen Pfeil, oder drück hier M, um das Feld zu markieren. Escape bricht ab.',
  marked: `{ $kind ->
    [arrow] Pfeil von { $square } nach { $to }
   *[square] Markiert: { $square }
  }, { $color ->
    [red] rot
    [blue] blau
    [yellow] gelb
   *[green] grün
  }.`,
  markRemoved: `{ $kind ->
    [arrow] Pfeil von { $square } nach { $to } entfernt.
   *[square] Markierung auf { $square } entfernt.
  }`,
  promote: 'Zur Hauptvariante machen',
  deleteTurn: 'Diesen Zug und alle folgenden löschen',
  copyLine: 'Diese Variante kopieren',
  undoEdit: 'Letzte Änderung rückgängig machen',
  glyph: `{ $nag ->
    [3] ausgezeichneter Zug
    [1] guter Zug
    [5] interessanter Zug
    [6] zweifelhafter Zug
    [2] Fehler
   *[4] grober Fehler
  }`,
  reviewProgress: '{ $done } von { $total } Zügen',
  cancelReview: 'Abbrechen',
  reviewTable: 'Gewinnchancen nach jedem Zug',
  reviewTurn: 'Zug',
  reviewChance: 'Gewinnchance',
  faults: `{ $nag ->
    [6] Ungenauigkeiten
    [2] Fehler
   *[4] grobe Fehler
  }`,
  threat: 'Drohung',
  threatThinking: 'Die Drohung wird gesucht …',
  threatTurn: 'Würde jetzt ausgesetzt, käme: { $turn }.',
  noThreat: 'Im Moment droht nichts.',
  threatened: `{ $kind ->
    [capture] { $piece ->
      [e] Der Elefant
      [m] Das Kamel
      [h] Das Pferd
      [d] Der Hund
      [c] Die Katze
      [r] Das Kaninchen
     *[none] Die Figur
    } auf { $square } geht verloren.
    [goal] Auf { $square } ist die Partie gewonnen.
    [immobilization] Danach ist kein Zug mehr möglich.
   *[detour] Der Weg von { $square } wird um { $steps } länger.
  }`,
  mistakes: 'Deine Fehler noch einmal',
  mistakeAsk: '{ $n } von { $total }. { $side } ist am Zug: Finde einen besseren Zug als { $turn }.',
  mistakeNext: 'Weiter',
  mistakeEnd: 'Zurück zur Durchsicht',
  mistakeOutcome: `{ $outcome ->
    [judging] Dein Zug wird geprüft …
    [passed] Gut gefunden.
    [played] Das ist der Zug, der gespielt wurde.
    [worse] Es gibt einen besseren Zug. Versuch es noch einmal.
   *[asked] Spiel ihn auf dem Brett.
  }`,
  mistakeHint: `{ $kind ->
    [piece] Zuerst zieht die Figur auf { $square }.
    [wall] Es ist eine Wand.
   *[pawn] Es ist ein Schritt der Figur.
  }`,
};

export default messages;
