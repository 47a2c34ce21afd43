/** The API of `keddah/clock`. The entry points add the location of the wasm. */

export { type ErrorDetails, type Fault, KeddahError, NotationError, RuleError } from '../game/errors.js';
export type { Source } from '../game/types.js';
export { formatTime } from './display-timer.js';
export {
  type ClockHooks,
  type ClockOptions,
  type ClockState,
  type Expiry,
  GameClock,
  init,
  locate,
  parseControl,
} from './game-clock.js';
