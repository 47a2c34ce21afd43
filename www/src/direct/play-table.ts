/** What playing over a connection asks of the page around it. */
import type { Board } from '../board.ts';
import type { PageGame } from '../game.ts';
import type { TableClock } from '../table/clock.ts';
import type { FriendGame } from '../table/friend.ts';
import type { ReadGame } from '../table/opening.ts';
import type { SavedGame } from '../table/saved-game.ts';
import type { Requests } from './requests.ts';

/** What playing asks of the table. */
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

/** Whom one plays with, and how. */
export interface Meeting {
  /** The name of the game between both. */
  id: string;
  /** The index of the side that is played here. */
  seat: number;
  /** The time control; empty without a clock. */
  control: string;
}

/** What playing asks of the connection. */
export interface PlayLink {
  send(text: string): void;
  close(): void;
  /** Renders what has changed. */
  changed(): void;
  /** Puts a new game on the board. Returns its requests; `null` if that failed. */
  begin(meeting: Meeting): Promise<Requests | null>;
}
