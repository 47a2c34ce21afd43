/** A game of Quoridor being played. */
import { Engine, type QuoridorGame, type QuoridorPlayer } from '../../quoridor/face.js';
import { Session as BaseSession, type Hooks } from '../shared/session.js';

const PLAYERS = [1, 2, 3, 4] as const;

/** A game with its seats. */
export class Session extends BaseSession<QuoridorGame, QuoridorPlayer> {
  constructor(game: QuoridorGame, hooks: Hooks<QuoridorPlayer, never>) {
    super(game, hooks, () => Engine.start());
  }

  protected override sidesOf(game: QuoridorGame): readonly QuoridorPlayer[] {
    return PLAYERS.slice(0, game.position.players);
  }

  get toMove(): QuoridorPlayer {
    return this.game.position.toMove;
  }

  /** Whether a person is to move who can only pass. */
  get mustPass(): boolean {
    return this.open && this.game.legalMoves().every(({ kind }) => kind === 'pass');
  }

  /** Plays a person's move. `false` where the page would not have it. */
  play(move: string): boolean {
    const side = this.toMove;
    if (!this.hooks.deciding(move, side, this.seatOf(side))) return false;
    this.finished(this.game.play(move), side);
    return true;
  }
}
