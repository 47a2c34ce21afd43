// For each game: its class, a start position, a legal turn, the squares to click to play it, and
// the button that ends the turn.
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
