/** The English texts of the analysis, and the list of all keys. */
const messages = {
  analysis: 'Analysis',
  turnOff: 'Turn the analysis off',
  lines: 'Number of lines',
  chance: '{ $side }: { $win }',
  facts: 'depth { $depth } · { $speed }/s',
  say: 'Read the evaluation aloud',
  said: '{ $side } wins with a chance of { $win }. Depth { $depth }. Best turn: { $turn }.',
  whyOff: `{ $why ->
    [people] There is no analysis while you play against another person.
    [level] There is no analysis while your level is being found.
    [over] The game is over. Go back to an earlier turn to analyze it.
    [setup] The analysis starts after the setup.
   *[thinking] The computer is thinking. The analysis goes on afterwards.
  }`,
  failed: 'The analysis has failed. Turn it off and on again.',
};

export type Key = keyof typeof messages;
export default messages;
