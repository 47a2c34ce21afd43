/** Marks on squares and arrows between them, in the form of the tree of a game. */
import type { Mark } from '../board.ts';

export const COLORS = ['green', 'red', 'blue', 'yellow'] as const;
export type MarkColor = (typeof COLORS)[number];

/**
 * Returns the color for a press with these keys, with the usual meaning on boards: Shift or Ctrl
 * for red, Alt for blue, both for yellow.
 */
export function colorOf(
  { shiftKey, ctrlKey, altKey }: Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'altKey'>,
  usual: MarkColor,
): MarkColor {
  const isRed = shiftKey || ctrlKey;
  return altKey ? (isRed ? 'yellow' : 'blue') : isRed ? 'red' : usual;
}

/** Adds a mark. The same mark is removed; one in another color is replaced. */
export function toggled(marks: readonly Mark[], mark: Mark): { marks: Mark[]; isRemoved: boolean } {
  const isThere = ({ from, to }: Mark) => from === mark.from && to === mark.to;
  const others = marks.filter((one) => !isThere(one));
  const isRemoved = marks.some((one) => isThere(one) && one.color === mark.color);
  return { marks: isRemoved ? others : [...others, mark], isRemoved };
}

/**
 * Returns the value of the board's attribute for these marks. Marks outside the board are left out:
 * imported records may have some.
 */
export function textOf(marks: readonly Mark[], isSquare: (name: string) => boolean): string {
  return marks
    .filter(({ from, to = from }) => isSquare(from) && isSquare(to))
    .map(({ from, to, color }) => (to && to !== from ? `${from}>${to}=${color}` : `${from}=${color}`))
    .join(' ');
}
