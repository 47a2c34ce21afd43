/** Arrows and squares that an author draws over a board. */
import type { SVGTemplateResult } from 'lit';
import { unfit } from '../shared/unfit.js';
import type { Lit, Say } from './extra.js';

export const words = `
marks = Marked: { $list }.
mark-arrow = arrow from { $from } to { $to }
mark-coloured = { $mark } ({ $colour ->
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

const COLOURS = ['green', 'red', 'blue', 'yellow'];

/** A square or a wall, or an arrow from one square to another. */
export interface Mark {
  from: string;
  to?: string | undefined;
  colour: string;
}

/** Where something lies in the drawing: its middle, and for a wall how it lies. */
export interface Spot {
  x: number;
  y: number;
  across?: boolean;
}

/** Finds a square or a wall by its name. */
export type Find = (name: string) => Spot | undefined;

/** Reads `e4 e2>e4=red`. Throws what cannot be read, or is not on the board. */
export function readMarks(text: string, find: Find): Mark[] {
  return text
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .map((word) => {
      const [, from = '', to, colour = 'green'] = /^(\w+)(?:>(\w+))?(?:=(\w+))?$/.exec(word) ?? [];
      const known = [from, to ?? from].every((name) => find(name) !== undefined);
      const arrow = to !== undefined && [from, to].some((name) => find(name)?.across !== undefined);
      if (known && !arrow && to !== from && COLOURS.includes(colour)) return { from, to, colour };
      const colours = COLOURS.join(', ');
      throw unfit('marks', `marks are squares "e4", arrows "e2>e4" and colours "e4=red" (${colours}), not "${word}".`, {
        colours,
        value: word,
      });
    });
}

/** Draws them. */
export function drawMarks({ svg }: Lit, marks: readonly Mark[], find: Find): SVGTemplateResult {
  return svg`<g class="signs">${marks.map((mark) => {
    const d = shape(mark, find);
    return svg`<path class="sign-back" d=${d}></path><path class=${`sign ${mark.colour}`} part="mark" d=${d}></path>`;
  })}</g>`;
}

function shape({ from, to }: Mark, find: Find): string {
  const a = find(from);
  const b = to === undefined ? undefined : find(to);
  if (!a) return '';
  const box = (w: number, h: number) => `M${a.x - w} ${a.y - h}h${2 * w}v${2 * h}h${-2 * w}z`;
  if (!b) return a.across === undefined ? box(38, 38) : a.across ? box(95, 11) : box(11, 95);
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const at = (along: number, off: number) =>
    `${Math.round(a.x + ux * along - uy * off)} ${Math.round(a.y + uy * along + ux * off)}`;
  const tip = length - 8;
  return `M${at(22, 0)}L${at(tip, 0)}M${at(tip - 24, -20)}L${at(tip, 0)}L${at(tip - 24, 20)}`;
}

/** Tells of them. */
export function heardMarks(say: Say, marks: readonly Mark[], lang: string): string {
  if (marks.length === 0) return '';
  const told = marks.map(({ from, to, colour }) => {
    const mark = to === undefined ? from : say('mark-arrow', { from, to });
    return colour === 'green' ? mark : say('mark-coloured', { mark, colour });
  });
  return say('marks', { list: new Intl.ListFormat(lang).format(told) });
}
