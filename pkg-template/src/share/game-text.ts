/**
 * Whole games as short texts for links: a version digit, then the name of the game and its record,
 * compressed (raw DEFLATE, RFC 1951) and written in base64url (RFC 4648).
 */

import { checkRecord } from '../game/arguments.js';
import { definitionOf } from '../game/base-game.js';
import { NotationError } from '../game/errors.js';
import type { AnyGame } from '../games/games.js';

/** A game decoded from a text, as {@link decodeGame} returns it. */
export interface SharedGame {
  /**
   * The name of the game, such as `arimaa`. A text made by a later version of keddah may name a
   * game that this version does not have.
   */
  game: string;
  /** The record of the game, which the game's `parse` reads. */
  record: string;
}

const VERSION = '1';

/** The maximum size of a decompressed record, in bytes; `parse` rejects longer ones, too. */
const MAX_BYTES = 4 * 1024 * 1024;

/**
 * Returns a game with all its turns as text for a link: letters, digits, `-` and `_` only.
 * {@link decodeGame} reads it.
 *
 * @param options - those of the game's `toRecord`: `to: 'cursor'` for the turns up to the cursor
 * @throws TypeError if `game` is not a game of keddah
 *
 * @example
 * ```js
 * import { init, QuoridorGame } from 'keddah/quoridor'
 * import { decodeGame, encodeGame } from 'keddah/share'
 * await init()
 * const text = await encodeGame(QuoridorGame.parse('e2 e8 e3'))
 * console.log(`https://example.org/#${text}`)
 * const { game, record } = await decodeGame(text)
 * console.log(game, QuoridorGame.parse(record).history) // quoridor [ 'e2', 'e8', 'e3' ]
 * ```
 */
export async function encodeGame(game: AnyGame, options?: { to?: 'cursor' | undefined }): Promise<string> {
  const definition = definitionOf(game);
  if (!definition) throw new TypeError('game must be a game of keddah.');
  const text = new TextEncoder().encode(`${definition.name}\n${game.toRecord(options)}`);
  const compressed = await transform(text, new CompressionStream('deflate-raw'));
  const binary = Array.from(compressed, (byte) => String.fromCharCode(byte)).join('');
  return VERSION + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Decodes a game from a text made by {@link encodeGame}. Needs no wasm. Only the game's `parse`
 * checks the record against the rules.
 *
 * @param text - the text, which may come from anywhere
 * @throws {@link NotationError} if the text is damaged or of a later version, or if its record is
 * longer than 4 MiB
 */
export async function decodeGame(text: string): Promise<SharedGame> {
  const given = checkRecord(text);
  if (!given.startsWith(VERSION)) throw unreadable('This is not a game of keddah, or one of a later version.');
  let content: string;
  try {
    const binary = atob(given.slice(1).replaceAll('-', '+').replaceAll('_', '/'));
    const compressed = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    const bytes = await transform(compressed, new DecompressionStream('deflate-raw'));
    content = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw cause instanceof NotationError ? cause : unreadable('The text of this game is damaged.', cause);
  }
  const [, game, record] = /^([a-z0-9-]+)\n(.*)$/s.exec(content) ?? [];
  if (game === undefined || record === undefined) throw unreadable('The text of this game is damaged.');
  return { game, record };
}

const unreadable = (message: string, cause?: unknown): NotationError =>
  new NotationError('notation', message, { at: 0, cause });

/** Sends bytes through a stream. Fails if more than {@link MAX_BYTES} come out. */
async function transform(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer());
    chunks.push(value as Uint8Array<ArrayBuffer>);
    length += value.length;
    if (length > MAX_BYTES) {
      await reader.cancel();
      throw unreadable('The record of this game is too long.');
    }
  }
}
