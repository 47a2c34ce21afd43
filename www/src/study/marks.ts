/** Functions on the highlighted squares and arrows that annotate a tree node. */
import type { Mark } from '../board.ts';

export const COLORS = ['green', 'red', 'blue', 'yellow'] as const;
export type MarkColor = (typeof COLORS)[number];

/**
 * Returns the color to draw in for the modifier keys held during a press, as usual on chess boards:
 * Shift or Ctrl for red, Alt for blue, both for yellow.
 */
export function colorOf(
  { shiftKey, ctrlKey, altKey }: Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'altKey'>,
  usual: MarkColor,
): MarkColor {
  const isRed = shiftKey || ctrlKey;
  return altKey ? (isRed ? 'yellow' : 'blue') : isRed ? 'red' : usual;
}

/**
 * Returns arrows and squares with another one added. If it is already there, it is removed, or
 * replaced if its color differs.
 */
export function toggled(marks: readonly Mark[], mark: Mark): { marks: Mark[]; isRemoved: boolean } {
  const isThere = ({ from, to }: Mark) => from === mark.from && to === mark.to;
  const others = marks.filter((one) => !isThere(one));
  const isRemoved = marks.some((one) => isThere(one) && one.color === mark.color);
  return { marks: isRemoved ? others : [...others, mark], isRemoved };
}

/**
 * Returns arrows and squares in the syntax of the board's attribute `marks`. Those outside the
 * board are left out: imported records may have some.
 */
export function textOf(marks: readonly Mark[], isSquare: (name: string) => boolean): string {
  return marks
    .filter(({ from, to = from }) => isSquare(from) && isSquare(to))
    .map(({ from, to, color }) => (to && to !== from ? `${from}>${to}=${color}` : `${from}=${color}`))
    .join(' ');
}
