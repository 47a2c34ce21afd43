/** The requests between two people in a game over a connection. */
import type { Request } from './messages.ts';

/** A request that has not been answered. */
export interface Question {
  what: Request;
  /** The number of turns when it was asked. */
  ply: number;
  /** The number of turns that a take-back leaves. */
  to: number;
  /** The name of the game that a rematch starts; empty otherwise. */
  id: string;
}

/** The state that survives a lost connection: requests whose answers may have been lost. */
export interface Requests {
  /** The request of the person here; `null` without one. */
  asked: Question | null;
  /** The last take-back that was granted here. */
  granted: Question | null;
}

export const noRequests = (): Requests => ({ asked: null, granted: null });

/** Returns the question of a message. */
export const questionOf = (what: Request, ply: number, to: number, id = ''): Question => ({ what, ply, to, id });
