import { play } from './play.js';
import { samples } from './samples.js';

/**
 * Plays each game through the package's API, then shows a board of each for a game against the
 * computer. The turns go into the page's `data-…-game` and `data-…-board`, errors into
 * `data-error`.
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
        seats: 'person computer:1',
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
