/** The English UI texts of the analysis; their keys are the type of all translations. */
const messages = {
  analysis: 'Analysis',
  turnOff: 'Turn the analysis off',
  lines: 'Number of lines',
  addLine: 'Add line { $n } to the tree',
  lineAdded: `{ $count ->
    [one] One turn is in the tree now.
   *[other] { $count } turns are in the tree now.
  }`,
  lineKnown: 'The tree has this line already.',
  chance: '{ $side }: { $win }',
  facts: 'depth { $depth } · { $speed }/s',
  say: 'Read the evaluation aloud',
  said: '{ $side } wins with a chance of { $win }. Depth { $depth }. Best turn: { $turn }.',
  whyOff: `{ $why ->
    [people] There is no analysis while you play against another person.
    [level] There is no analysis while your level is being found.
    [over] The game is over. Go back to an earlier turn to analyze it.
    [setup] The analysis starts after the setup.
   *[thinking] The computer is thinking. The analysis continues afterwards.
  }`,
  failed: 'The analysis has failed. Turn it off and on again.',
  openings: 'Openings',
  openingsFailed: 'The openings could not be loaded. Close and open them to try again.',
  tree: 'Variations',
  moreTurns: 'More turns',
  variation: 'variation',
  turnTools: 'Turn',
  glyphLabel: 'Judgment of the turn',
  glyphNone: 'no sign',
  comment: 'Comment',
  saveComment: 'Save',
  marks: 'Marks and arrows',
  markHelp: 'Right mouse button or long press; drag for an arrow. Key M on the board. Shift, Alt: other colors.',
  markColor: 'Color of the marks',
  colorName: `{ $color ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
  }`,
  markSquare: `{ $square ->
    [none] Mark a square
   *[other] Mark { $square }
  }`,
  removeMarks: 'Remove marks',
  marksRemoved: 'All marks of this position are removed.',
  markBegun:
    'From { $square }: go to another square and press M for an arrow, or press M here to mark the square. Escape cancels.',
  marked: `{ $kind ->
    [arrow] Arrow from { $square } to { $to }
   *[square] Marked: { $square }
  }, { $color ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
  }.`,
  markRemoved: `{ $kind ->
    [arrow] Arrow from { $square } to { $to } removed.
   *[square] Mark on { $square } removed.
  }`,
  promote: 'Make it the main line',
  deleteTurn: 'Delete this turn and what follows',
  copyLine: 'Copy this line',
  undoEdit: 'Undo the last change',
  glyph: `{ $nag ->
    [3] excellent turn
    [1] good turn
    [5] interesting turn
    [6] dubious turn
    [2] mistake
   *[4] blunder
  }`,
  reviewProgress: '{ $done } of { $total } turns',
  cancelReview: 'Cancel',
  reviewTable: 'Win chances after each turn',
  reviewTurn: 'Turn',
  reviewChance: 'Win chance',
  faults: `{ $nag ->
    [6] inaccuracies
    [2] mistakes
   *[4] blunders
  }`,
  threat: 'Threat',
  threatThinking: 'Looking for the threat …',
  threatTurn: 'If the turn were passed: { $turn }.',
  noThreat: 'Nothing is threatened for now.',
  threatened: `{ $kind ->
    [capture] { $piece ->
      [e] The elephant
      [m] The camel
      [h] The horse
      [d] The dog
      [c] The cat
      [r] The rabbit
     *[none] The piece
    } on { $square } is lost.
    [goal] It wins on { $square }.
    [immobilization] Then no turn is possible any more.
   *[detour] The path from { $square } becomes longer by { $steps }.
  }`,
  mistakes: 'Your mistakes again',
  mistakeAsk: '{ $n } of { $total }. { $side } to move: find a better turn than { $turn }.',
  mistakeNext: 'Next',
  mistakeEnd: 'Back to the review',
  mistakeOutcome: `{ $outcome ->
    [judging] Looking at your turn …
    [passed] Well found.
    [played] That is the turn that was played.
    [worse] There is a better turn. Try again.
   *[asked] Play it on the board.
  }`,
  mistakeHint: `{ $kind ->
    [piece] The piece on { $square } moves first.
    [wall] It is a wall.
   *[pawn] It is a step of the pawn.
  }`,
};

export type Key = keyof typeof messages;
export default messages;
