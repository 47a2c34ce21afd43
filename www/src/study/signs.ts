/** The glyphs of turns, such as `!`, which records write as numbers. */
import type { TreeNode } from '../board.ts';
import type { Words } from './i18n/index.ts';

const NUMBERS = new Map([
  ['!!', 3],
  ['!', 1],
  ['!?', 5],
  ['?!', 6],
  ['?', 2],
  ['??', 4],
]);
const GLYPH_OF = new Map([...NUMBERS].map(([glyph, nag]) => [nag, glyph]));

/** The glyphs in the order in which they are offered. */
export const GLYPHS = [...NUMBERS.keys()];

/** Returns whether a text is a glyph. */
export const isGlyph = (text: string): boolean => NUMBERS.has(text);

/** Returns the glyph of a turn; empty without one. */
export function glyphOf({ nags = [] }: TreeNode): string {
  return nags.map((nag) => GLYPH_OF.get(nag)).find(Boolean) ?? '';
}

/** Returns the numbers of a turn with another glyph; an empty one removes it. */
export function nagsWith({ nags = [] }: TreeNode, glyph: string): number[] {
  const number = NUMBERS.get(glyph);
  return [...(number ? [number] : []), ...nags.filter((nag) => !GLYPH_OF.has(nag))];
}

/** Returns the signs of a turn as they are shown, and what its glyph means. */
export function signsOf(node: TreeNode, words: Words): { text: string; meaning: string } {
  const glyph = glyphOf(node);
  const others = (node.nags ?? []).filter((nag) => !GLYPH_OF.has(nag)).map((nag) => `$${nag}`);
  return { text: [glyph, ...others].filter(Boolean).join(' '), meaning: glyph && meaningOf(glyph, words) };
}

/** Returns the meaning of a glyph in words. */
export function meaningOf(glyph: string, words: Words): string {
  return words('glyph', { nag: NUMBERS.get(glyph) ?? 0 });
}
