import { play } from './play.js';
import { samples } from './samples.js';

/**
 * What a page does with the package: plays every game it is given, then shows a board of each, to play on against the
 * machine. What was played stands in the page's `data-…-game` and `data-…-board`, what went wrong in `data-error`.
 */
export async function show(entries) {
  const notes = document.documentElement.dataset;
  try {
    for (const [name, entry] of Object.entries(entries)) {
      const board = document.createElement(`${name}-board`);
      const moves = [];
      board.addEventListener('keddah-move', ({ detail }) => {
        moves.push(detail.turn);
        notes[`${name}Board`] = moves.join(' / ');
      });
      board.addEventListener('keddah-error', ({ detail }) => {
        notes.error = detail.message;
      });
      const { position } = samples[name];
      for (const [attribute, value] of Object.entries({
        position,
        seats: 'person machine:1',
        animation: 'off',
        lang: 'en',
      }))
        board.setAttribute(attribute, value);
      document.body.append(board);
      notes[`${name}Game`] = (await play(name, entry)).join(' / ');
    }
  } catch (error) {
    notes.error = String(error);
  }
}
