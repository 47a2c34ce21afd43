/** The messages between the pages of two players: JSON, each with a version. */

/** The requests that one player can make to the other during a direct game. */
export type Request = 'take-back' | 'draw' | 'rematch';

/** The reason why a page rejects a message from the other page. */
export type Refusal = 'message' | 'game' | 'turn' | 'record' | 'time';

export type Message =
  /** The message with the sender's game, sent once the pages are connected. `ms`: see `turn`. */
  | { type: 'hello'; game: string; id: string; control: string; record: string; ms: number | null }
  /**
   * The message with a turn after `ply` other turns. `ms`: the time used for it; `null` without a
   * clock.
   */
  | { type: 'turn'; ply: number; turn: string; ms: number | null }
  /** A request made after `ply` turns. A granted take-back leaves `to` turns. */
  | { type: 'ask'; what: Request; ply: number; to: number }
  /**
   * The message that asks for a rematch, a game with the identifier `id`, once the game is over.
   */
  | { type: 'rematch'; ply: number; id: string }
  | { type: 'answer'; what: Request; ply: number; agrees: boolean }
  | { type: 'resign'; ply: number }
  /** The message that a player's time has run out. `seat`: the side that has lost. */
  | { type: 'flag'; ply: number; seat: number }
  | { type: 'refused'; why: Refusal };

const VERSION = 1;
/** The maximum length of a message in characters: enough for a record in JSON. */
export const MAX_LENGTH = 120_000;
const MAX_TURN_LENGTH = 200;
const MAX_PLY = 10_000;
const MAX_MS = 366 * 24 * 3_600_000;

const REQUESTS: readonly unknown[] = ['take-back', 'draw', 'rematch'] satisfies Request[];
const REFUSALS: readonly unknown[] = ['message', 'game', 'turn', 'record', 'time'] satisfies Refusal[];

const isCount = (value: unknown, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max;
const isText = (value: unknown, max: number): value is string => typeof value === 'string' && value.length <= max;
const isTime = (value: unknown): boolean => value === null || isCount(value, MAX_MS);

/** The validators of the fields of messages, by the name of the field. */
const FORMS: Record<string, (value: unknown) => boolean> = {
  game: (value) => isText(value, 40),
  id: (value) => isText(value, 10) && /^[a-z0-9]{10}$/.test(value),
  control: (value) => isText(value, 100),
  record: (value) => isText(value, MAX_LENGTH),
  ms: isTime,
  ply: (value) => isCount(value, MAX_PLY),
  to: (value) => isCount(value, MAX_PLY),
  turn: (value) => isText(value, MAX_TURN_LENGTH),
  what: (value) => REQUESTS.includes(value),
  agrees: (value) => typeof value === 'boolean',
  seat: (value) => value === 0 || value === 1,
  why: (value) => REFUSALS.includes(value),
};

/** The names of the fields that each type of message has. */
const FIELDS: Record<Message['type'], readonly string[]> = {
  hello: ['game', 'id', 'control', 'record', 'ms'],
  turn: ['ply', 'turn', 'ms'],
  ask: ['what', 'ply', 'to'],
  rematch: ['ply', 'id'],
  answer: ['what', 'ply', 'agrees'],
  resign: ['ply'],
  flag: ['ply', 'seat'],
  refused: ['why'],
};

export const writeMessage = (message: Message): string => JSON.stringify({ v: VERSION, ...message });

/** Parses a message from the other page; `null` if the data is not a message of this version. */
export function readMessage(data: unknown): Message | null {
  if (!isText(data, MAX_LENGTH)) return null;
  let value: Record<string, unknown>;
  try {
    value = Object(JSON.parse(data));
  } catch {
    return null;
  }
  const { v, type } = value;
  if (v !== VERSION || typeof type !== 'string' || !Object.hasOwn(FIELDS, type)) return null;
  const names = FIELDS[type as Message['type']];
  if (!names.every((name) => FORMS[name]?.(value[name]))) return null;
  // Other fields are dropped.
  return Object.fromEntries(['type', ...names].map((name) => [name, value[name]])) as unknown as Message;
}
