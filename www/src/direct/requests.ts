/** The requests between two people in a game over a connection. */
import type { Request } from './messages.ts';

/** A request of one player to the other that has not been answered. */
export interface Question {
  what: Request;
  /** The number of turns played when the request was made. */
  ply: number;
  /** The number of turns that remain if the take-back is granted. */
  to: number;
  /** The identifier of the game that a rematch starts; empty for other requests. */
  id: string;
}

/** The requests of a direct game whose answers may have been lost with the connection. */
export interface Requests {
  /** The open request of the player on this page; `null` without one. */
  asked: Question | null;
  /** The last take-back that the player on this page has granted. */
  granted: Question | null;
}

export const noRequests = (): Requests => ({ asked: null, granted: null });

/** Returns a request made after `ply` turns, with the fields of its message. */
export const questionOf = (what: Request, ply: number, to: number, id = ''): Question => ({ what, ply, to, id });
