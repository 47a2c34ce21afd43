/** Makes the game of a board from its attributes and text content. */
import { QuoridorGame, type QuoridorOptions } from '../../game/quoridor/api.js';
import { attributeError, choiceError } from '../shared/attribute-error.js';
import { seatWords } from '../shared/seats.js';
import type { GameTexts } from '../shared/state.js';
import { parseMoves } from './queries.js';
import type { QuoridorAttributes } from './types.js';

/** Returns the options of a new game from the attributes of a board. */
export function optionsOf(board: QuoridorAttributes): QuoridorOptions {
  const { size, walls, first, notation, seats } = board;
  const players = board.players ?? (seatWords(seats).length === 4 ? 4 : undefined);
  return known({ players, size, walls, first, notation });
}

/** Returns the options of a Quoridor game without those that are undefined. */
export function known(options: QuoridorOptions): QuoridorOptions {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value != null));
}

/** Throws an `AttributeError` for the first attribute with a value that is not allowed. */
export function checkOptions(options: QuoridorOptions): void {
  const { players, walls } = options;
  const choices = {
    players: [2, 4],
    size: [5, 7, 9, 11],
    first: [1, 2, 3, 4].slice(0, players ?? 4),
    notation: ['standard', 'glendenning'],
  };
  for (const [name, allowed] of Object.entries(choices)) {
    const value = options[name as keyof typeof choices];
    const wrong = value !== undefined && choiceError(name, value, allowed);
    if (wrong) throw wrong;
  }
  if (walls !== undefined && !(Number.isInteger(walls) && walls >= 0 && walls <= 99)) {
    const message = `walls must be a whole number from 0 to 99, not "${walls}".`;
    throw attributeError('range', message, { name: 'walls', least: 0, most: 99, value: String(walls) });
  }
}

/** Makes a game from the texts of a board. Throws the errors of parsing and of the rules. */
export function readGame({ position, moves, record }: GameTexts, options: QuoridorOptions): QuoridorGame {
  const start = position?.trim();
  if (!moves?.trim()) {
    const text = start || record?.trim();
    return text ? QuoridorGame.parse(text, options) : new QuoridorGame(options);
  }
  // Parsed as a record, so that the notation of the moves is detected.
  if (!start) return QuoridorGame.parse(moves, options);
  const origin = QuoridorGame.parse(start);
  try {
    return parseMoves(origin, moves, options.notation);
  } finally {
    origin.free();
  }
}
