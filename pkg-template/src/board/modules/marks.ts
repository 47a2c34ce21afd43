/** Colored arrows, squares and walls that are drawn over a board as marks. */
import type { SVGTemplateResult } from 'lit';
import { attributeError } from '../shared/attribute-error.js';
import type { Words } from '../shared/words.js';
import type { Lit, Say } from './module.js';

export const words = `
marks = Marked: { $list }.
mark-arrow = arrow from { $from } to { $to }
mark-colored = { $mark } ({ $color ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
})
`;

export const css = `
  .signs {
    pointer-events: none;
    fill: none;
    stroke-width: 9;
    stroke-linecap: round;
    stroke-linejoin: round;
    opacity: 0.9;
  }
  .sign { stroke: var(--keddah-mark-green, light-dark(#2d7d1f, #86d977)); }
  .sign.red { stroke: var(--keddah-mark-red, light-dark(#b3261e, #ff8f85)); }
  .sign.blue { stroke: var(--keddah-mark-blue, light-dark(#1a5fb4, #7db5ff)); }
  .sign.yellow { stroke: var(--keddah-mark-yellow, light-dark(#8f6a00, #ffd84d)); }
  .sign-back { stroke: light-dark(#fffdf8, #24262b); stroke-width: 16; opacity: 0.75; }
`;

const COLORS = ['green', 'red', 'blue', 'yellow'];

/** A square or a wall, or an arrow from one square to another. */
interface Mark {
  from: string;
  to?: string | undefined;
  color: string;
}

/** The center of a square or a wall in the drawing; for a wall, also whether it is horizontal. */
export interface MarkPlace {
  x: number;
  y: number;
  horizontal?: boolean;
}

/**
 * Returns the place of the square or wall with this name; `undefined` if it is not on the board.
 */
export type Locate = (name: string) => MarkPlace | undefined;

/** The arrows and highlighted squares over one board, parsed from the attribute `marks`. */
export class Marks {
  readonly #lit: Lit;
  readonly #marks: readonly Mark[];
  readonly #locate: Locate;

  /**
   * Parses the attribute `marks`. Throws an `AttributeError` if it is invalid.
   *
   * @param locate - returns the place where a square or a wall is drawn
   */
  constructor(lit: Lit, text: string, locate: Locate) {
    this.#lit = lit;
    this.#marks = readMarks(text, locate);
    this.#locate = locate;
  }

  /** The arrows and highlighted squares over the board, as an SVG template. */
  get drawn(): SVGTemplateResult {
    return drawMarks(this.#lit, this.#marks, this.#locate);
  }

  /** Returns a description of the board's arrows and highlighted squares for screen readers. */
  described(words: Words): string {
    return describeMarks((id, values) => words.part(id, values), this.#marks, words.lang);
  }
}

/** Parses marks such as `e4 e2>e4=red`. Throws an `AttributeError` if one is invalid. */
function readMarks(text: string, locate: Locate): Mark[] {
  return text
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .map((word) => {
      const [, from = '', to, color = 'green'] = /^(\w+)(?:>(\w+))?(?:=(\w+))?$/.exec(word) ?? [];
      const known = [from, to ?? from].every((name) => locate(name) !== undefined);
      const arrow = to !== undefined && [from, to].some((name) => locate(name)?.horizontal !== undefined);
      if (known && !arrow && to !== from && COLORS.includes(color)) return { from, to, color };
      const colors = COLORS.join(', ');
      throw attributeError(
        'marks',
        `marks are squares "e4", arrows "e2>e4" and colors "e4=red" (${colors}), not "${word}".`,
        {
          colors,
          value: word,
        },
      );
    });
}

/** Renders arrows and highlighted squares as SVG. */
function drawMarks({ svg }: Lit, marks: readonly Mark[], locate: Locate): SVGTemplateResult {
  return svg`<g class="signs">${marks.map((mark) => {
    const d = shape(mark, locate);
    return svg`<path class="sign-back" d=${d}></path><path class=${`sign ${mark.color}`} part="mark" d=${d}></path>`;
  })}</g>`;
}

/** Returns the SVG path of a mark: a rectangle, or an arrow between two centers. */
function shape({ from, to }: Mark, locate: Locate): string {
  const a = locate(from);
  const b = to === undefined ? undefined : locate(to);
  if (!a) return '';
  const box = (w: number, h: number) => `M${a.x - w} ${a.y - h}h${2 * w}v${2 * h}h${-2 * w}z`;
  if (!b) return a.horizontal === undefined ? box(38, 38) : a.horizontal ? box(95, 11) : box(11, 95);
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const at = (along: number, off: number) =>
    `${Math.round(a.x + ux * along - uy * off)} ${Math.round(a.y + uy * along + ux * off)}`;
  const tip = length - 8;
  return `M${at(22, 0)}L${at(tip, 0)}M${at(tip - 24, -20)}L${at(tip, 0)}L${at(tip - 24, 20)}`;
}

/** Describes arrows and highlighted squares for screen readers. */
function describeMarks(say: Say, marks: readonly Mark[], lang: string): string {
  const described = marks.map(({ from, to, color }) => {
    const mark = to === undefined ? from : say('mark-arrow', { from, to });
    return color === 'green' ? mark : say('mark-colored', { mark, color });
  });
  return say('marks', { list: new Intl.ListFormat(lang).format(described) });
}
