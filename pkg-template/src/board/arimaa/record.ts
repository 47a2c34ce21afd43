/** Makes a game of what an author wrote: a position, moves, or a record in the element's body. */
import { ArimaaGame, bestMove } from '../../arimaa/face.js';
import { isMachine } from '../shared/seats.js';
import type { Written } from '../shared/state.js';
import { presetOf } from './setup.js';

/** A game with both sides set up in the same named way. */
export function freshGame(setup = 'classic'): ArimaaGame {
  const game = new ArimaaGame();
  for (const side of ['gold', 'silver'] as const) game.play(presetOf(setup, side));
  return game;
}

/**
 * Reads what is written; turns start from the usual setup unless they bring their own, and with nothing written at all
 * both sides are set up as `setUp` does it. Throws what the rules have against it.
 */
export function readGame({ position, moves, record }: Written, seats: string): ArimaaGame {
  const turns = moves == null ? [] : splitTurns(moves);
  let game: ArimaaGame;
  if (position?.trim()) game = ArimaaGame.parse(position);
  else if (record?.trim()) game = ArimaaGame.parse(record);
  else if (turns[0] === undefined || isSetup(turns[0])) game = new ArimaaGame();
  else game = freshGame();
  for (const turn of turns) game.play(turn);
  return setUp(game, seats);
}

/** Places the pieces that are still to be placed: a machine's as it would, a person's as they may then be rearranged. */
export function setUp(game: ArimaaGame, seats: string): ArimaaGame {
  for (const [index, side] of (['gold', 'silver'] as const).entries()) {
    const { phase, toMove } = game.position;
    if (game.status.kind === 'playing' && phase === 'setup' && toMove === side) {
      game.turn.clear();
      const chosen = isMachine(seats, index)
        ? bestMove(game, { nodes: 1, seed: Math.floor(Math.random() * 2 ** 32) }).best
        : presetOf('classic', side);
      game.play(chosen);
    }
  }
  return game;
}

function isSetup(turn: string): boolean {
  return turn.split(/\s+/).length === 16;
}

/** Turns with their numbers (`2g …`), or one a line, or with `;` between them. */
export function splitTurns(text: string): string[] {
  return text
    .replace(/(^|\s)\d+[gswb]\b\.?/g, '\n')
    .split(/[\n;]/)
    .map((turn) => turn.trim())
    .filter((turn) => turn !== '');
}
