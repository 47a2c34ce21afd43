import type { TemplateResult } from 'lit';
import type { Snapshot } from '../board.ts';
import type { Words } from '../i18n/index.ts';
import { onlyPersonIn, rematchSeats, type Seat, strengthOf } from '../seats.ts';
import { type Rematch, resultCard } from '../view/result.ts';
import { duration } from './play-time.ts';
import type { Friendship } from './saved-game.ts';

/** The members of the game view that the card about a finished game uses. */
export interface EndingTable<State> {
  readonly words: Words;
  /** The time control of the game; empty without a clock. */
  readonly timeControl: string;
  /** Returns who plays each side, in the order of turns. */
  seatsOf(state: State): readonly Seat[];
  /** Renders a picture of the finished game for the card about its result. */
  resultPicture(state: State): TemplateResult | string;
  /** Starts a game with the options of the one on the board, with these players. */
  startAgain(state: State, seats: readonly Seat[]): void | Promise<void>;
  /** Replaces the game on the board and shows `text` as a notice. */
  replace(text: string, show: () => void | Promise<void>, timeControl?: string): Promise<void>;
  share(): Promise<void>;
  /** Starts the engine's review of the game. */
  startReview(): void;
}

/** Returns whether the board shows the final position of a finished game. */
export const isOver = ({ status, atLatest }: Snapshot<unknown>): boolean => status.kind !== 'playing' && atLatest;

/**
 * Renders the card about a finished game. `playedMs`: the time for which it was played; `friend`:
 * the game with a friend, if it is one.
 */
export function endingCard<State extends Snapshot<unknown>>(
  table: EndingTable<State>,
  state: State,
  playedMs: number,
  friend: { readonly friendship: Friendship | null; start(seat: number): Promise<void> },
): TemplateResult {
  const { words } = table;
  const seats = table.seatsOf(state);
  const strengths = new Set(seats.flatMap((seat) => (seat.kind === 'computer' ? [strengthOf(seat)] : [])));
  const isAlone = onlyPersonIn(seats) >= 0;
  const { friendship } = friend;
  const rematch = (change: Rematch) => {
    // The other page learns of it from the link with the first turn.
    if (friendship) void friend.start(1 - friendship.seat);
    else
      void table.replace(
        words('started'),
        () => table.startAgain(state, rematchSeats(seats, change)),
        table.timeControl,
      );
  };
  return resultCard(
    words,
    {
      turns: state.plies - state.firstPly,
      time: playedMs > 0 ? duration(playedMs, words.language) : '',
      picture: table.resultPicture(state),
      strength: isAlone && strengths.size === 1 ? ([...strengths][0] ?? null) : null,
      canChangeSides: isAlone && !friendship,
      canRematch: !friendship?.isDirect,
    },
    { rematch, share: () => void table.share(), review: () => table.startReview() },
  );
}
