/**
 * Links with which two people play by turns: `#arimaa/t/<id>.<seat>.<ply>.<game>`. Each link holds
 * the whole game up to the sender's turn.
 */

/** The fields of a link besides the game. */
export interface TurnLink {
  /** The name of the game, made by the player who started it. */
  id: string;
  /** The index of the side that the receiver plays: 0 or 1. */
  seat: number;
  /** The number of turns in the game of the link; setups count. */
  ply: number;
  /** The game, as `encodeGame` returns it. */
  text: string;
}

/** Returns the end of a link, after `#arimaa/t/`. */
export const writeTurnLink = ({ id, seat, ply, text }: TurnLink): string => `${id}.${seat}.${ply}.${text}`;

/** Reads the end of a link; `null` if it is not valid. */
export function readTurnLink(text: string): TurnLink | null {
  const [, id, seat, ply, game] = /^([a-z0-9]{10})\.([01])\.(\d{1,4})\.([\w-]+)$/.exec(text) ?? [];
  if (id === undefined || seat === undefined || ply === undefined || game === undefined) return null;
  return { id, seat: Number(seat), ply: Number(ply), text: game };
}

/** Returns the end of a link in the hash of a URL; `null` if there is none. */
export function turnText(hash: string): string | null {
  return /^#[^/]*\/t\/(.*)$/s.exec(hash)?.[1] ?? null;
}

/** The turns of a game that one side has received. */
export interface KnownGame {
  /** The record before the first turn. */
  start: string;
  /** The turns; setups count. */
  turns: readonly string[];
  /** The index of the side to move; -1 at the end of the game. */
  mover: number;
  /** The index of the winner, if the other side resigned; otherwise `null`. */
  wonByResignation: number | null;
}

/**
 * The relation of a link to a game: the next turn, a known turn, this player's own link, or another
 * game.
 */
export type Relation = 'next' | 'known' | 'own' | 'other';

/**
 * Returns the relation of a received game to the known game, in which the side `seat` is played
 * here. The link is for the side `forSeat`. Only `next` may replace the known game.
 */
export function relationOf(known: KnownGame, received: KnownGame, seat: number, forSeat: number): Relation {
  const shared = Math.min(known.turns.length, received.turns.length);
  const isSame =
    known.start === received.start &&
    known.turns.slice(0, shared).join('|') === received.turns.slice(0, shared).join('|');
  const more = received.turns.length - known.turns.length;
  if (!isSame) return 'other';
  if (seat !== forSeat) return more <= 0 ? 'own' : 'other';
  if (known.mover < 0) return more > 0 ? 'other' : 'known';
  if (more === 0 && received.wonByResignation === seat) return 'next';
  if (more <= 0) return 'known';
  return more === 1 && known.mover !== seat ? 'next' : 'other';
}
