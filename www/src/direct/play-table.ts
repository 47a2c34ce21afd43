/** The parts of the page that a game over a connection uses. */
import type { Board } from '../board.ts';
import type { PageGame } from '../game.ts';
import type { TableClock } from '../table/clock.ts';
import type { FriendGame } from '../table/friend.ts';
import type { ReadGame } from '../table/opening.ts';
import type { SavedGame } from '../table/saved-game.ts';
import type { Requests } from './requests.ts';

/** The members of the game view that a game over a direct connection uses. */
export interface PlayTable {
  readonly game: PageGame;
  readonly board: Board<unknown>;
  readonly friend: FriendGame<SavedGame>;
  readonly clock: TableClock<unknown>;
  /** The number of setup turns with which the game begins: 2 in Arimaa, 0 in Quoridor. */
  readonly setups: number;
  /** Whether the players of the game can agree on a draw. */
  readonly hasDraws: boolean;
  /** Returns the sides of the game in the order of their turns. */
  sides(): readonly unknown[];
  /** Parses the record of a game. Throws if it cannot be parsed. */
  read(text: string): ReadGame;
}

/** The agreement on a game over a direct connection: its identifier, sides and time control. */
export interface Meeting {
  /** The identifier of the game, the same for both players. */
  id: string;
  /** The index of the side that is played on this page. */
  seat: number;
  /** The time control of the game; empty without a clock. */
  control: string;
}

/** The functions of the direct connection that a game over it uses. */
export interface PlayLink {
  send(text: string): void;
  close(): void;
  /** Renders the view again since the game or its requests have changed. */
  changed(): void;
  /**
   * Puts a new game on the board. Returns its take-back, draw and rematch requests; `null` on
   * failure.
   */
  begin(meeting: Meeting): Promise<Requests | null>;
}
