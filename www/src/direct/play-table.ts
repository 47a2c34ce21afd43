/** The parts of the page that a game over a connection uses. */
import type { Board } from '../board.ts';
import type { PageGame } from '../game.ts';
import type { TableClock } from '../table/clock.ts';
import type { FriendGame } from '../table/friend.ts';
import type { ReadGame } from '../table/opening.ts';
import type { SavedGame } from '../table/saved-game.ts';
import type { Requests } from './requests.ts';

/** The parts of the table that the game uses. */
export interface PlayTable {
  readonly game: PageGame;
  readonly board: Board<unknown>;
  readonly friend: FriendGame<SavedGame>;
  readonly clock: TableClock<unknown>;
  /** The number of setups with which a game begins. */
  readonly setups: number;
  /** Whether people can agree on a draw. */
  readonly hasDraws: boolean;
  /** The sides in the order of their turns. */
  sides(): readonly unknown[];
  /** Reads a record. Throws if it cannot be parsed. */
  read(text: string): ReadGame;
}

/** The setup of a game over a connection. */
export interface Meeting {
  /** The name of the game, the same for both players. */
  id: string;
  /** The index of the side that is played here. */
  seat: number;
  /** The time control; empty without a clock. */
  control: string;
}

/** The parts of the connection that the game uses. */
export interface PlayLink {
  send(text: string): void;
  close(): void;
  /** Renders what has changed. */
  changed(): void;
  /** Puts a new game on the board. Returns its requests; `null` if that failed. */
  begin(meeting: Meeting): Promise<Requests | null>;
}
