import type { TreeNode } from './types.js';

/** The glyphs that annotate turns, such as `!?`, by their numbers in `nags`. */
export const GLYPHS: Readonly<Record<number, string>> = { 1: '!', 2: '?', 3: '!!', 4: '??', 5: '!?', 6: '?!' };

/**
 * Returns the signs of a turn as they are shown, such as `?! $14`: its glyph, and the other numbers
 * of `nags`. `nag` is the number of the glyph; 0 without one.
 */
export function signsOf({ nags = [] }: TreeNode): { text: string; nag: number } {
  const nag = nags.find((one) => GLYPHS[one]) ?? 0;
  const others = nags.filter((one) => !GLYPHS[one]).map((one) => `$${one}`);
  return { text: [GLYPHS[nag], ...others].filter(Boolean).join(' '), nag };
}
