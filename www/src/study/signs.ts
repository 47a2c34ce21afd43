/** The glyphs of turns, such as `!`, which records write as numbers. */
import * as tree from 'keddah/tree';
import type { TreeNode } from '../board.ts';
import type { Words } from './i18n/index.ts';

/** The glyphs in the order in which they are offered. */
export const GLYPHS = [3, 1, 5, 6, 2, 4].map((nag) => tree.GLYPHS[nag] ?? '');

const NUMBERS = new Map(Object.entries(tree.GLYPHS).map(([nag, glyph]) => [glyph, Number(nag)]));

/** Returns whether a text is a glyph. */
export const isGlyph = (text: string): boolean => NUMBERS.has(text);

/** Returns the glyph of a turn; empty without one. */
export const glyphOf = (node: TreeNode): string => tree.GLYPHS[tree.signsOf(node).nag] ?? '';

/** Returns the numbers of a turn with another glyph; an empty one removes it. */
export function nagsWith({ nags = [] }: TreeNode, glyph: string): number[] {
  const number = NUMBERS.get(glyph);
  return [...(number ? [number] : []), ...nags.filter((nag) => !tree.GLYPHS[nag])];
}

/** Returns the signs of a turn as they are shown, and what its glyph means. */
export function signsOf(node: TreeNode, words: Words): { text: string; meaning: string } {
  const { text } = tree.signsOf(node);
  const glyph = glyphOf(node);
  return { text, meaning: glyph && meaningOf(glyph, words) };
}

/** Returns the meaning of a glyph in words. */
export function meaningOf(glyph: string, words: Words): string {
  return words('glyph', { nag: NUMBERS.get(glyph) ?? 0 });
}
