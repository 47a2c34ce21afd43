import type { QuoridorGame } from '../../game/quoridor/api.js';
import { BoardModel, type ModelHooks, type ModelRules } from '../shared/model.js';
import type { QuoridorModelTypes } from './model-types.js';
import { displayOf } from './queries.js';

const PLAYERS = [1, 2, 3, 4] as const;

const rules: ModelRules<QuoridorModelTypes> = {
  displayOf,
  sidesOf: ({ position }) => PLAYERS.slice(0, position.players),
  framesOf: () => [],
  // Loaded on the first search: a board with people alone needs no engine.
  startEngine: async () => (await import('../../engine/quoridor.js')).Engine.start(),
};

/** The model of a Quoridor board: a game, its players and the shown turn. */
export class QuoridorModel extends BoardModel<QuoridorModelTypes> {
  constructor(game: QuoridorGame, hooks: ModelHooks<QuoridorModelTypes>) {
    super(game, rules, hooks);
  }

  /** Whether a person is to move and can only pass. */
  get mustPass(): boolean {
    return this.canPlay && this.display.mustPass;
  }

  /** Plays a person's move. Returns `false` if the page canceled `keddah-move`. */
  play(move: string): boolean {
    const side = this.toMove;
    if (!this.hooks.deciding(move, side, this.seatOf(side))) return false;
    this.turnCompleted(this.game.play(move), side);
    return true;
  }
}
