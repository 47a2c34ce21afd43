/** Loads the wasm module that judges the goals of a game, on first use. */

import { defineWasm } from '../game/define-wasm.js';
import type { WasmModule } from '../game/global.js';
import type { Source } from '../game/types.js';
import { call } from '../game/wasm-game.js';
import type { WasmLoader } from '../game/wasm-loader.js';
import { judgeFile } from './files.js';
import type { GameName, GoalFault, Judge, Judgment } from './types.js';

/** The script that wasm-bindgen generates for the wasm that judges the goals of a game. */
interface JudgeScript {
  default(module: WasmModule): Promise<unknown>;
  judge(start: string, goal: string, turns: string[]): Judgment;
  faults(start: string, goal: string): GoalFault[];
}

/** Functions that import the goal-judging script of each game. Add a new game here. */
const scripts: Readonly<Record<GameName, () => Promise<JudgeScript>>> = {
  arimaa: () => import('../wasm/arimaa-lesson.js'),
  quoridor: () => import('../wasm/quoridor-lesson.js'),
};

/** The names of the games whose goals can be judged. */
export const GAME_NAMES = Object.keys(scripts) as GameName[];

/** Returns whether a value is the name of a game with goals. */
export const isGameName = (value: unknown): value is GameName => GAME_NAMES.some((name) => name === value);

const loaders: { [Name in GameName]?: WasmLoader } = {};
const judges: { [Name in GameName]?: Judge } = {};

/** Returns the judge of a game's goals if it is loaded, otherwise `undefined`. */
export const judgeOf = (game: GameName): Judge | undefined => judges[game];

/**
 * Loads the judge of a game. After a failed load the next call tries again.
 *
 * @throws {@link KeddahError} `init-failed`
 */
export async function loadJudge(game: GameName, source?: Source): Promise<Judge> {
  const script = await scripts[game]();
  loaders[game] ??= defineWasm(`the goals of ${game}`, 'a judgment', {
    initialize: script.default,
    ownExports: ['judge', 'faults'],
  });
  await loaders[game].init(source ?? judgeFile(game).wasm());
  judges[game] ??= {
    judge: (start, goal, turns) => call(() => script.judge(start, goal, [...turns])),
    faults: (start, goal) => call(() => script.faults(start, goal)),
  };
  return judges[game];
}
