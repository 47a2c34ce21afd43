// The positions whose search `npm run bench` measures.

export const positions = {
  start: 'g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]',
  'middle game': 'g [rcrrr c   rd d rM mhErh e    H       r R D D  H R R RR    CRRRC ]',
};

/** The searches that the benchmark measures: name, game and position of each. */
export const searched = [
  ...Object.entries(positions).map(([name, position]) => [name, 'arimaa', position]),
  ['start', 'quoridor', '//e1e9/10 10/1'],
  ['middle game', 'quoridor', 'a1a8c1e3/d6e1h3/e4e6/7 6/1'],
  ['start of four', 'quoridor', '//e1a5e9i5/5 5 5 5/1'],
];

/** The number of nodes that each benchmarked search visits. */
export const nodes = 100_000;
