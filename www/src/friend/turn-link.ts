/**
 * Links with which two people play a correspondence game: `#arimaa/t/<id>.<seat>.<ply>.<game>`.
 * Each link holds the whole game up to the sender's turn.
 */

/** The data in a link of a correspondence game: which game and side, and the encoded game. */
export interface TurnLink {
  /** The identifier of the correspondence game, made by the player who started it. */
  id: string;
  /** The index of the side that the receiver plays: 0 or 1. */
  seat: number;
  /** The number of turns in the link's game, setups included. */
  ply: number;
  /** The encoded game, as `encodeGame` returns it. */
  text: string;
}

/** Returns the part of a correspondence game's link that follows `#arimaa/t/`. */
export const writeTurnLink = ({ id, seat, ply, text }: TurnLink): string => `${id}.${seat}.${ply}.${text}`;

/**
 * Parses the part of a correspondence game's link that follows `#arimaa/t/`; `null` if it is not
 * valid.
 */
export function readTurnLink(text: string): TurnLink | null {
  const [, id, seat, ply, game] = /^([a-z0-9]{10})\.([01])\.(\d{1,4})\.([\w-]+)$/.exec(text) ?? [];
  if (id === undefined || seat === undefined || ply === undefined || game === undefined) return null;
  return { id, seat: Number(seat), ply: Number(ply), text: game };
}

/**
 * Returns the part after `#arimaa/t/` in the hash of a URL; `null` if it is no link of a
 * correspondence game.
 */
export function turnText(hash: string): string | null {
  return /^#[^/]*\/t\/(.*)$/s.exec(hash)?.[1] ?? null;
}

/** The turns and result of a game with a friend, as one side knows them. */
export interface KnownGame {
  /** The record of the game before its first turn. */
  start: string;
  /** The turns of the game in notation, setups included. */
  turns: readonly string[];
  /** The index of the side to move; -1 at the end of the game. */
  mover: number;
  /** The index of the side that won as the other one resigned; otherwise `null`. */
  wonByResignation: number | null;
}

/**
 * The relation of a link to a game: the next turn, a known turn, this player's own link, or another
 * game.
 */
export type Relation = 'next' | 'known' | 'own' | 'other';

/**
 * Returns the relation of the game in a received link to the known game, in which this player has
 * the side `seat`. The link is for the side `forSeat`. Only `next` may replace the known game.
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
