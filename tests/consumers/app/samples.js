// For each game: its class, where a game begins, a turn that can be played there, and the squares clicked to play it.
export const samples = {
  arimaa: {
    Game: 'ArimaaGame',
    position: 'g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]',
    turn: 'Ee2n Ee3n',
    squares: ['e2', 'e4'],
    button: 'End turn',
  },
  quoridor: {
    Game: 'QuoridorGame',
    position: '//e1e9/10 10/1',
    turn: 'e2',
    squares: ['e2'],
    button: '',
  },
};
