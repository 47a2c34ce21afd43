import type { TreeNode } from '../../game/types.js';

/** The glyphs of turns by their numbers in records. */
const GLYPHS: Readonly<Record<number, string>> = { 1: '!', 2: '?', 3: '!!', 4: '??', 5: '!?', 6: '?!' };

/** Returns the signs of a turn as they are shown, and the number of its glyph (0 without one). */
export function signsOf({ nags = [] }: TreeNode): { text: string; nag: number } {
  const nag = nags.find((one) => GLYPHS[one]) ?? 0;
  const others = nags.filter((one) => !GLYPHS[one]).map((one) => `$${one}`);
  return { text: [GLYPHS[nag], ...others].filter(Boolean).join(' '), nag };
}
