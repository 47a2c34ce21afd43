/** Annotation glyphs of turns, such as `!`, which records write as numbers (NAGs). */
import * as tree from 'keddah/tree';
import type { TreeNode } from '../board.ts';
import type { Words } from './i18n/index.ts';

/** The annotation glyphs, such as `!?`, in the order in which buttons offer them. */
export const GLYPHS = [3, 1, 5, 6, 2, 4].map((nag) => tree.GLYPHS[nag] ?? '');

const NUMBERS = new Map(Object.entries(tree.GLYPHS).map(([nag, glyph]) => [glyph, Number(nag)]));

/** Returns whether a text is an annotation glyph such as `!?`. */
export const isGlyph = (text: string): boolean => NUMBERS.has(text);

/** Returns the annotation glyph of a turn, such as `!?`; empty without one. */
export const glyphOf = (node: TreeNode): string => tree.GLYPHS[tree.signsOf(node).nag] ?? '';

/**
 * Returns the NAG numbers of a turn after its glyph is replaced, or removed if `glyph` is empty.
 */
export function nagsWith({ nags = [] }: TreeNode, glyph: string): number[] {
  const number = NUMBERS.get(glyph);
  return [...(number ? [number] : []), ...nags.filter((nag) => !tree.GLYPHS[nag])];
}

/** Returns the annotation signs of a turn as they are shown, and what its glyph means. */
export function signsOf(node: TreeNode, words: Words): { text: string; meaning: string } {
  const { text } = tree.signsOf(node);
  const glyph = glyphOf(node);
  return { text, meaning: glyph && meaningOf(glyph, words) };
}

/** Returns the meaning of an annotation glyph in words, such as "mistake". */
export function meaningOf(glyph: string, words: Words): string {
  return words('glyph', { nag: NUMBERS.get(glyph) ?? 0 });
}
