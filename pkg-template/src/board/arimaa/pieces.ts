/**
 * The six animals, from Fluent Emoji High Contrast by Microsoft under the MIT license, see
 * `pieces-license.txt`.
 *
 * The first outline of the first path of each is the animal's silhouette, which is filled behind
 * the line drawing.
 */

/** The letter of an animal, E M H D C R from strongest to weakest. */
export type Animal = 'E' | 'M' | 'H' | 'D' | 'C' | 'R';

/** The line drawings in a box of 32 by 32. */
export const DRAWINGS: Record<Animal, readonly string[]> = {
  E: [
    'M7 4h12.4A12.6 12.6 0 0 1 32 16.8V28a3 3 0 0 1-3.2 3.2H26a3 3 0 0 1-3.2-3.2v-3.3l-.3-.3h-2.2v5.4q-.1 1-1.3 1.2h-2.7q-1.1 0-1.2-1.2v-1.5q-1.8 2.8-4 3H8a3 3 0 0 1-2.5-1.9L5.2 28a5 5 0 0 1-4.1-2.1A6 6 0 0 1 0 22.3V11a7 7 0 0 1 7-7m16.4 2.8a11 11 0 0 0-4-.8h-4a10 10 0 0 1 5.7 7.4 2.4 2.4 0 0 1-2.4 3h-6.4A2.4 2.4 0 0 1 9.8 14V6H7a5 5 0 0 0-5 5v11.3a4 4 0 0 0 .7 2.3 3 3 0 0 0 2.7 1.3 1.4 1.4 0 0 0 0-2.7l-.3-.1-.2-.1-.2-.7V21h-.3Q3 21 3 19.7c-.1-1.3.6-1.4 1.4-1.4A1.3 1.3 0 0 0 5.7 17v-.5h2.8v.5a4 4 0 0 1-1 2.7 4 4 0 0 1 2 2 3 3 0 0 1-.3 3.4l-1.7 2.4a1 1 0 0 0 .7 1.7h2.9c1.3 0 3-2.9 4-4.7l.2-.5a3 3 0 0 1 2.2-1.6h5a2.3 2.3 0 0 1 2.3 2.3V28a1.2 1.2 0 0 0 1.2 1.2h2.8A1.2 1.2 0 0 0 30 28V16.7a11 11 0 0 0-6.6-9.8M11.8 6h-1v8q.1 1.3 1.5 1.4h6.4q1.5-.2 1.4-1.7a9.4 9.4 0 0 0-8.3-7.6zM4.4 19.4q-.4 0-.4.4t.4.4a3 3 0 0 0 3-2.6h-.8a2.3 2.3 0 0 1-2.2 1.8',
    'M6.5 13.8q0 .7.7.7 1 0 .8-.7V13q0-.6-.8-.7c-.8-.1-.7.3-.7.7z',
  ],
  M: [
    'M32 12.1q0 1.5-1 2.3v14.1c0 1.4-1.1 2.5-2.5 2.5h-2a2.5 2.5 0 0 1-2.5-2.5v-1l-.5 2.3-.3.2h-2.5l-.2-.3L22 23h-3.6l1.5 6.7-.2.3h-2.5l-.2-.2-1-4.3v3c0 1.4-1.1 2.5-2.5 2.5h-2A2.5 2.5 0 0 1 9 28.5v-7.1a9 9 0 0 1-4-7.6V12H3.1A3 3 0 0 1 0 8.9v-.4A5.5 5.5 0 0 1 5.5 3h3q1-1.9 3.2-2C13 1 14 2 14 3.3v5.6L16 6A7 7 0 0 1 21.4 3q2.8 0 4.6 1.9V5l.9.8 1.7 1.9 1.5 1.6 1 1q.8.8.8 1.8M17.6 7.2 14 12.6a1 1 0 0 1-.8.4 1 1 0 0 1-.9-.4l-.1-.6-.1-7V3.3q0-.3-.3-.3l-.9.3a2 2 0 0 0-.8 1.4q0 .3-.3.3H5.5C3.5 5 2 6.6 2 8.5V9q.1 1 1.1 1.1h3q.8 0 .9 1v2.8c0 2.7 1.5 5 3.6 6.3q.4 0 .4.6v7.8q0 .5.5.5h2q.5 0 .5-.5V21h8a5 5 0 0 0 2.2-.5l.5 2 .3.5.9 1.7.1.6v3.2q0 .5.5.5h2q.5 0 .5-.5V12.9h.6a1 1 0 0 0 .4-.7l-.2-.4-.2-.2-1-1-4-4.3a4.5 4.5 0 0 0-7 1',
    'M7 7.9q0 .4.5.5.6-.1.5-.5V7q0-.5-.5-.5T7 7zM3.5 9.3a1 1 0 0 1-.5-.5v-.5q0-.5.5-.5t.5.5v.5q0 .4-.5.5',
  ],
  H: [
    'M7 9.7c-.2.3.2 1.7 1.5 2.3l-3.7 4L3.2 18q-1.6 1.7-1.5 3.5.3 1.8 2 2.7 1 .5 2.3.2l6.9-1.5a19 19 0 0 0-2.2 4L10 29l-.1.8-.2 1.2h18.7v-.1q.8-.2 1.4-.6 1.2-1 1.1-2.6V17q0-2.7-1.3-4a4 4 0 0 0-1.8-1 8 8 0 0 0-1.6-2.4 5 5 0 0 0-2-1.3A10 10 0 0 0 20.3 5c-2-1-4-1-5.5-.8h-.6l-.7-.6a1 1 0 0 0-1.6.6v2l-.5.5q-.8 1-1.1 1.8-.4 1-.9 1.1-.9.3-1.6 0-.5-.2-.8 0M13 4.5zm0 .4v-.2L14.4 6 16 7.5l.2.3.2.4.6-.1 1.3 1c.6.8 1.3 2.2 1.1 4.5 0 1.7-.9 3.4-1.8 5.3a10 10 0 0 1-3.3 1.6l-5.6 1.2.6-1.5a.5.5 0 0 0-1-.1q0 .5-.4 1L7 22v.2l-1.5.3-1-.1q-1-.6-1-1-.1-.7 1-2l1.7-2c2-2.1 4.9-5.3 8-8.4l-.6-.4a3 3 0 0 1-.6-1.7zm3 17.5q-1.3 3-1 6.7h-3l.6-1.4a17 17 0 0 1 3.3-5.3zm4.3 6c-.2-1.1-.3-2.2.5-5.6a23 23 0 0 1 1.8-4.4q1-2 1.5-3.6c.7-2.3-.1-4.7-.5-5.3 1.4 1.2 2.7 3.4 1 7.2l-1 2c-1.4 2.8-2.7 5.4-2.2 10.3h-1zm4.6 0c-.1-1.1-.3-2.2.5-5.6q.4-1.7 1.1-2.8t1-2.4c.7-2.3.7-4.4.3-5 1.4 1.2 1.2 4 .4 5.9l-.5 1c-.9 1.9-2.2 4.6-1.6 9.5H25z',
    'M11.2 14.6a.9.9 0 0 0 1.8 0v-1.7q0-.8-.9-.9c-.9-.1-.9.4-.9.9zm-5.5 6a1 1 0 0 1-1.6 0L5.7 19q.6.7 0 1.6',
  ],
  D: [
    'M1.2 8.6A5.5 5.5 0 0 1 6.7 3h4q1.2 0 1.8.9h7a2 2 0 0 1 1.8-1h4a5.5 5.5 0 0 1 5.5 5.6v7q-.1 1.9-1.8 2.2V23a5 5 0 0 1-5 5h-2.3q-.9.7-1.9 1.2L20 28v-1.3l1-.9c1.4-1.4 2-3 2-4a4 4 0 0 0-2-3.7 10 10 0 0 0-5-1.1q-3 0-5 1.1a4 4 0 0 0-2 3.7 6 6 0 0 0 2.3 4.4l.7.6V28q0 .6.2 1.2l-2-1.3-.4.1H8a5 5 0 0 1-5-5v-5.1q-1.6-.3-1.8-2.3zM19 28a3 3 0 0 1-5.4 1.8A3 3 0 0 1 13 28v-2h-.5a.5.5 0 0 1 0-1q.6 0 1.3-.4l.7-.5q.9-.8 1-2.3v-.3a1 1 0 0 1 .5-.5 1 1 0 0 1 .5.5v.3q0 1.4 1 2.3l.8.6 1.2.3a.5.5 0 1 1 0 1H19zM12.5 6.6 13 6H19l.3.6L26.7 17l.3.4V23a3 3 0 0 1-3 3h-.5q1.6-2.2 1.6-4.2a6 6 0 0 0-3.1-5.4Q19 15 16 15q-3.3 0-6 1.4a6 6 0 0 0-3 5.4q0 2.4 1.4 4.2H8a3 3 0 0 1-3-3v-5.8l.2-.3zM13 11a1 1 0 0 0-1 1v1a1 1 0 1 0 2 0v-1a1 1 0 0 0-1-1m6 0a1 1 0 0 0-1 1v1a1 1 0 1 0 2 0v-1a1 1 0 0 0-1-1m-1.9 7h-2.3c-.6 0-1.1.8-.6 1.5.3.4 1.2 1.3 1.8 1.3s1.5-.9 1.8-1.3a1 1 0 0 0-.7-1.5',
  ],
  C: [
    'M24 31a5 5 0 0 0 5-4.3l.2.1a.5.5 0 0 0 .4-.9l-.6-.3v-4.3l.6-.3a.5.5 0 0 0-.4-1l-.2.2V6c0-2.2-2.7-3.2-4.2-1.7L21.1 8H11L7.2 4.4C5.7 3 3 4 3 6.1v14h-.2a.5.5 0 1 0-.4.9l.6.3v4.3l-.6.3a.5.5 0 1 0 .4 1l.3-.2A5 5 0 0 0 7.9 31zm2.7-25.4.3.4v15.1l-1.6.8a.5.5 0 1 0 .4.9l1.2-.6v2.5l-1.2-.6a.5.5 0 1 0-.4 1l1.6.7c0 1.8-1.4 3.2-3 3.2H8a3 3 0 0 1-3-3v-.2l1.7-.8a.5.5 0 0 0-.5-.9l-1.2.6v-2.5l1.2.6a.5.5 0 1 0 .4-1L5 21.2v-15l.3-.4.5.1L10 10H22l4.2-4.3z',
    'M17 20h-2a.5.5 0 0 0-.4.9l1 1a.5.5 0 0 0 .8 0l1-1a.5.5 0 0 0-.4-.9m-6.5-3a1.3 1.3 0 1 1 2.5 0v1.6a1.3 1.3 0 0 1-2.5 0zm8.5 0a1.3 1.3 0 1 1 2.5 0v1.6a1.3 1.3 0 0 1-2.5 0zm-7.3 6c1.1 1 2.8 1.2 4.3 0a3 3 0 0 0 4.4 0c0 1.4-.8 4.3-4.4 4.3-3.5 0-4.3-3-4.3-4.4m14.6-10V8.6a.8.8 0 0 0-1.2-.6L23 10a1 1 0 0 0 0 1.4l2.2 2a1 1 0 0 0 1.2-.5M5.7 8.6V13a1 1 0 0 0 1.2.5l2.2-2a1 1 0 0 0 0-1.5L7 8a.8.8 0 0 0-1.2.6',
  ],
  R: [
    'm29 24.8.3.1q.4.2.4.7-.1.5-.7.3l-.4-.1a9 9 0 0 1-4.3 4.4l-.2.1-.4.2-1.7.7a22 22 0 0 1-6.3.8 22 22 0 0 1-6.3-.8l-1.7-.7-.6-.3A9 9 0 0 1 3 26a.5.5 0 0 1-.4-1 9 9 0 0 1-.5-3v-.5l.1-1.2c.3-2 1.2-5.4 4-8.4l1.5-1.2-1-5A4.7 4.7 0 0 1 11.3 0 4.7 4.7 0 0 1 16 4.5 4.7 4.7 0 0 1 20.7 0c3 0 5.1 2.7 4.6 5.6l-1 5.4 1 .8c2.8 3 3.7 6.5 4 8.4l.1.8q.5 0 .5.5t-.5.5v.2zm-6.9-13 1.2-6.6c.3-1.7-1-3.2-2.6-3.2A2.7 2.7 0 0 0 18 4.7v5.4l-2-.2h-.3L14 10V4.7a2.7 2.7 0 1 0-5.4.5l1.2 6.3q-1.2.7-2.2 1.7a14 14 0 0 0-3.5 7.4v.4h5.4q.5 0 .5.5t-.5.5H4q0 1.3.4 2.5l5-1.4q.4 0 .6.4 0 .4-.4.6L5 25.4a7 7 0 0 0 3.2 3s2.6 1.6 7.6 1.6 7.7-1.5 7.7-1.5a7 7 0 0 0 3.2-3.2L22.3 24a1 1 0 0 1-.3-.6q0-.4.6-.4l4.4 1.2q.4-1 .4-2.3h-5a1 1 0 0 1-.4-.5q0-.5.4-.5h5v-.4l-.2-.7c-.3-1.8-1.2-4.4-3.4-6.7q-.7-.8-1.7-1.4',
    'M13 23.5a.5.5 0 0 0-1 0c0 1.2 1 2.2 2.1 2.3v.8a1 1 0 0 0 .6.5h2.6a1 1 0 0 0 .6-.5v-.8a2 2 0 0 0 2-2.3.5.5 0 0 0-1 0 1.2 1.2 0 0 1-2.4 0 1 1 0 0 0-.5-.5 1 1 0 0 0-.5.5 1.2 1.2 0 0 1-2.5 0M11.2 10q.1.3.5.4a1 1 0 0 0 .6-.5V5q-.1-.9-1-1a1 1 0 0 0-.8.4l-.2.8zm8.5-.1V5q0-.9 1-1l.7.3a1 1 0 0 1 .3.9l-1 4.8-.5.4a1 1 0 0 1-.5-.5',
    'M11.5 18.9q.1.6.8.7.6 0 .7-.7v-1.5q0-.7-.7-.8-.7.1-.8.8zm8.2.7a1 1 0 0 1-.8-.7v-1.5q.1-.7.8-.8.6.1.7.8V19q0 .6-.7.7M14.6 22l1 .8q.3.3.8 0l1-.8.2-.5q0-.5-.7-.6H15q-.6 0-.7.6 0 .3.3.5',
  ],
};

/** Areas to fill outside the silhouette: the dog's muzzle. */
const EXTRA: Partial<Record<Animal, string>> = { D: 'M8 22a8 8 0 1 1 16 0a8 9 0 1 1-16 0' };

/** The silhouettes as paths in a box of 32 by 32, to be filled under the drawings. */
export const FURS: Record<Animal, string> = Object.fromEntries(
  Object.entries(DRAWINGS).map(([animal, [main]]) => [
    animal,
    (/^[Mm][^Mm]+/.exec(main ?? '')?.[0] ?? '') + (EXTRA[animal as Animal] ?? ''),
  ]),
) as Record<Animal, string>;

/** The radius of a token in hundredths of a square, larger for stronger animals. */
export const RADII: Record<Animal, number> = { E: 46, M: 44, H: 42, D: 40, C: 38.5, R: 36 };

/** Returns the outline of a token: round for Gold, with cut corners for Silver. */
export function outline(gold: boolean, radius: number): string {
  if (gold)
    return `M${-radius} 0a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;
  const side = radius * 0.92;
  const cut = side * 0.42;
  const long = 2 * (side - cut);
  return `M${-side} ${cut - side}l${cut} ${-cut}h${long}l${cut} ${cut}v${long}l${-cut} ${cut}h${-long}l${-cut} ${-cut}z`;
}

/** The drawing of an animal as paths in a box of 32 by 32. */
export interface AnimalPaths {
  /** The silhouette, to be filled under the lines. */
  fur: string;
  /** The lines as areas, to be filled with `fill-rule: evenodd`. */
  ink: readonly string[];
}

/**
 * Returns the drawing of an animal, for pages that show pieces outside the board.
 *
 * @param letter - `E` `M` `H` `D` `C` or `R`, in either case
 * @throws RangeError for any other letter
 *
 * @example
 * ```js
 * import { animalPaths } from 'keddah/boards/arimaa'
 * const { fur, ink } = animalPaths('E')
 * console.log(`<path d="${fur}"/>${ink.map((d) => `<path d="${d}"/>`).join('')}`)
 * ```
 */
export function animalPaths(letter: string): AnimalPaths {
  const animal = letter.toUpperCase() as Animal;
  if (!Object.hasOwn(DRAWINGS, animal)) throw new RangeError(`There is no animal "${letter}".`);
  return { fur: FURS[animal], ink: DRAWINGS[animal] };
}

/** Returns whether a piece's letter is one of Gold's. */
export function isGold(piece: string): boolean {
  return piece === piece.toUpperCase();
}

/** Returns the side of a piece's letter. */
export function sideOf(piece: string): 'gold' | 'silver' {
  return isGold(piece) ? 'gold' : 'silver';
}
