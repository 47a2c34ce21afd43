/** Makes the game of a board from its attributes and text content. */
import { ArimaaGame } from '../../game/arimaa/api.js';
import type { ArimaaWasmGame } from '../../game/arimaa/wasm.js';
import { withWasm } from '../../game/wasm-game.js';
import { isComputer } from '../shared/seats.js';
import type { GameTexts } from '../shared/state.js';
import { readTurn, splitTurns } from './queries.js';
import { presetOf } from './setup.js';

/** Returns a new game in which both sides have set up by the same preset. */
export function freshGame(setup = 'classic'): ArimaaGame {
  const game = new ArimaaGame();
  for (const side of ['gold', 'silver'] as const) game.play(presetOf(setup, side));
  return game;
}

/**
 * Makes a game from the texts of a board. Moves start from the classic setup unless they begin with
 * setups. `setUp` then sets up the remaining sides. Throws the errors of parsing and of the rules.
 */
export function readGame({ position, moves, record }: GameTexts, seats: string): ArimaaGame {
  const turns = moves == null ? [] : splitTurns(moves);
  let game: ArimaaGame;
  if (position?.trim()) game = ArimaaGame.parse(position);
  else if (record?.trim()) game = ArimaaGame.parse(record);
  else if (turns[0] === undefined || isSetup(turns[0])) game = new ArimaaGame();
  else game = freshGame();
  for (const turn of turns) game.play(turn);
  return setUp(game, seats);
}

/**
 * Sets up the remaining sides: the computer chooses a setup, a person gets the classic one.
 */
export function setUp(game: ArimaaGame, seats: string): ArimaaGame {
  for (const [index, side] of (['gold', 'silver'] as const).entries()) {
    const { phase, toMove } = game.position;
    if (game.status.kind === 'playing' && phase === 'setup' && toMove === side) {
      game.turn.clear();
      const chosen = isComputer(seats, index)
        ? withWasm(game, (wasm: ArimaaWasmGame) => wasm.chooseSetup(Math.floor(Math.random() * 2 ** 32)))
        : presetOf('classic', side);
      if (chosen) game.play(chosen);
    }
  }
  return game;
}

/** Returns whether a turn is a setup: placements instead of steps. */
function isSetup(turn: string): boolean {
  const [first] = readTurn(turn);
  return first !== undefined && first.from === undefined;
}
