/** How Node, Deno and Bun print games, as by `console.log`. Only their entry points import it. */
import { BaseGame } from './base-game.js';
import { KeddahError } from './errors.js';

/** A game of any kind; that of Arimaa has a turn being built. */
type AnyGame = BaseGame<unknown, string | number> & { readonly turn?: { readonly steps: readonly string[] } };

/** The parts of the options of `util.inspect` that are used here. */
interface InspectOptions {
  stylize(text: string, style: string): string;
}

/** Returns the data of a game that is worth printing. */
function dataOf(game: AnyGame): object {
  const { status, ply, history, turn } = game;
  const steps = turn?.steps ?? [];
  return { position: String(game), status, ply, history, ...(steps.length > 0 && { steps }) };
}

/** Prints a game in the way of `util.inspect`, whose arguments these are. */
function inspectGame(
  this: AnyGame,
  depth: number,
  options: InspectOptions,
  inspect: (value: object, options: InspectOptions) => string,
): string {
  const { name } = this.constructor;
  if (depth < 0) return options.stylize(`[${name}]`, 'special');
  try {
    return `${name} ${inspect(dataOf(this), options)}`;
  } catch (error) {
    if (error instanceof KeddahError) return `${name} (${error.code})`;
    throw error;
  }
}

Object.defineProperty(BaseGame.prototype, Symbol.for('nodejs.util.inspect.custom'), {
  ...{ configurable: true, writable: true },
  value: inspectGame,
});
