/** Makes a game of what an author wrote: a position, moves, or a record in the element's body. */
import { ArimaaGame } from '../../arimaa/face.js';
import type { Written } from '../shared/game-board.js';
import { presetOf } from './setup.js';

/** A game with both sides set up the usual way. */
export function freshGame(gold = 'classic', silver = 'classic'): ArimaaGame {
  const game = new ArimaaGame();
  game.play(presetOf(gold, 'gold'));
  game.play(presetOf(silver, 'silver'));
  return game;
}

/** Reads what is written; an untold position is the usual setup. Throws what the rules have against it. */
export function readGame({ position, moves, record }: Written): ArimaaGame {
  const turns = moves == null ? [] : splitTurns(moves);
  let game: ArimaaGame;
  if (position?.trim()) game = ArimaaGame.parse(position);
  else if (record?.trim()) game = ArimaaGame.parse(record);
  else if (turns[0] !== undefined && isSetup(turns[0])) game = new ArimaaGame();
  else game = freshGame();
  for (const turn of turns) game.play(turn);
  return setUp(game);
}

/** Places the pieces that are still to be placed, so that there is something to arrange. */
export function setUp(game: ArimaaGame): ArimaaGame {
  for (const side of ['gold', 'silver'] as const) {
    const { phase, toMove } = game.position;
    if (game.status.kind === 'playing' && phase === 'setup' && toMove === side) {
      game.turn.clear();
      game.play(presetOf('classic', side));
    }
  }
  return game;
}

function isSetup(turn: string): boolean {
  return turn.split(/\s+/).length === 16;
}

/** Turns with their numbers (`2g …`), or one a line, or with `;` between them. */
function splitTurns(text: string): string[] {
  return text
    .replace(/(^|\s)\d+[gswb]\b\.?/g, '\n')
    .split(/[\n;]/)
    .map((turn) => turn.trim())
    .filter((turn) => turn !== '');
}
