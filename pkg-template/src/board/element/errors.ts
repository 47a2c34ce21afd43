/** Errors whose messages are shown in place of the board. */
import { type AttributeError, choiceError } from '../shared/attribute-error.js';
import type { BoardErrorCode } from '../shared/codes.js';
import type { Words } from '../shared/words.js';

/** An error whose message is shown in place of the board. */
export interface BoardError {
  code: BoardErrorCode;
  /** The error message in English. */
  message: string;
  /** Returns the error message in the board's language. */
  text(): string;
}

/** Returns the error message about an invalid attribute in the board's language. */
export function attributeErrorText(words: Words, error: unknown): string {
  const { id, values, message = String(error) } = error as Partial<AttributeError>;
  return id && words.has(`attribute-${id}`) ? words.part(`attribute-${id}`, values) : message;
}

/** The color schemes of the boards: the values of the attribute `look`. */
export const LOOKS = ['standard', 'wood', 'slate', 'contrast'] as const;

/**
 * Returns the errors of attributes that have none of their allowed values. `own` are the attributes
 * of the game.
 */
export function choiceErrors(element: object, own: Record<string, readonly string[]>): AttributeError[] {
  const choices: Record<string, readonly string[]> = {
    mode: ['play', 'view', 'puzzle', 'edit', 'study', 'lesson'],
    controls: ['full', 'none'],
    coordinates: ['on', 'off'],
    theme: ['auto', 'light', 'dark'],
    look: LOOKS,
    animation: ['on', 'off'],
    ...own,
  };
  const values = element as Record<string, unknown>;
  return Object.entries(choices).flatMap(([name, allowed]) => choiceError(name, values[name], allowed) ?? []);
}

/** Sets or removes custom states of an element, for CSS selectors such as `:state(thinking)`. */
export function showStates(states: CustomStateSet | undefined, on: Readonly<Record<string, boolean>>): void {
  for (const [name, is] of Object.entries(on)) {
    try {
      if (is) states?.add(name);
      else states?.delete(name);
    } catch {
      // Older browsers require two dashes before the name, or have no custom states.
    }
  }
}
