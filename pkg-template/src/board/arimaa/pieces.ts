/**
 * The six animals, from Fluent Emoji High Contrast by Microsoft under the MIT license, see
 * `pieces-license.txt`, rounded to whole numbers with SVGO.
 *
 * The first outline of each is the animal's silhouette, which is filled behind the line drawing.
 */

/** The letter of an animal, E M H D C R from strongest to weakest. */
export type Animal = 'E' | 'M' | 'H' | 'D' | 'C' | 'R';

/** The line drawings of the six animals, as SVG paths in a box of 128 by 128. */
const DRAWINGS: Record<Animal, string> = {
  E: 'M28 16h50a50 50 0 0150 51v45a12 12 0 01-13 13h-11a12 12 0 01-13-13V99l-1-1h-9v21q0 4-5 5H65q-4 0-5-5v-6q-7 11-16 12H32a12 12 0 01-10-7l-1-6a20 20 0 01-17-8 24 24 0 01-4-15V44a28 28 0 0128-28m66 11a44 44 0 00-16-3H62a40 40 0 0122 30 10 10 0 01-9 12H49a10 10 0 01-10-10V24H28A20 20 0 008 44v45a16 16 0 003 9 12 12 0 0011 6 6 6 0 000-11l-2-1-1-3v-5h-1q-6 0-6-5 0-7 6-6a5 5 0 005-5v-2h11v2a16 16 0 01-4 11 16 16 0 018 8 12 12 0 01-1 13l-7 10a4 4 0 003 7h11c6 0 12-12 16-19l1-2a12 12 0 019-6h20a9 9 0 019 9v13a5 5 0 005 5h11a5 5 0 005-5V67a44 44 0 00-26-39m-47-4h-4v32q1 5 6 6h26q6-1 5-7a38 38 0 00-33-31M18 78q-2 0-2 1t2 2a12 12 0 0012-11h-4a9 9 0 01-8 8m8-23q0 3 3 3 4 0 3-3v-3q0-2-3-3-4 0-3 3z',
  M: 'M128 48q0 6-4 10v56q0 10-10 10h-8a10 10 0 01-10-10v-4l-2 9-1 1H83l-1-1 6-27H74l6 27-1 1H69l-1-1-4-17v12q0 10-10 10h-8a10 10 0 01-10-10V86a36 36 0 01-16-31v-7h-8A12 12 0 010 36v-2a22 22 0 0122-22h12q4-8 13-8 8 1 9 9v23l8-12a28 28 0 0122-12q11 0 18 8l4 3 6 8 6 6 4 4q4 3 4 7M70 29 56 50a4 4 0 01-3 2 4 4 0 01-4-2v-2l-1-28v-7q0-1-1-1l-3 1a8 8 0 00-4 6q0 1-1 1H22Q9 21 8 34v2q0 4 4 4h12q4 0 4 4v12q1 16 14 25 2 0 2 2v31q0 2 2 2h8q2 0 2-2V84h32a20 20 0 009-2l2 8 1 2 4 7v15q0 2 2 2h8q2 0 2-2V52h2a4 4 0 002-3l-1-2-1-1-4-4-16-17a18 18 0 00-28 4m-42 3q0 1 2 2 2-1 2-2v-4q0-2-2-2t-2 2zm-14 5a4 4 0 01-2-2v-2q0-2 2-2t2 2v2q0 2-2 2',
  H: 'M28 39c-1 1 1 7 6 9L19 64l-6 8q-7 7-6 14 1 7 8 11 4 2 9 1l28-6a76 76 0 00-9 16l-3 8v3l-1 5h75q3-1 5-3 5-4 5-10V68q0-11-6-16a16 16 0 00-7-4 32 32 0 00-6-10 20 20 0 00-8-5 40 40 0 00-16-13q-12-5-22-3h-2l-3-3a4 4 0 00-6 3v8l-2 2q-4 4-5 7-1 4-3 4-4 2-7 0-2 0-3 0m24-18v-1l6 5 6 6 1 1 1 2 2-1 5 4q5 5 5 18-1 10-8 22a40 40 0 01-13 6l-22 5 2-6a2 2 0 00-4-1q0 2-1 4l-4 4v1l-6 1h-4q-4-3-4-4 0-3 4-8l7-8q12-15 32-34l-3-2a12 12 0 01-2-6zm12 70q-5 12-4 26H48l2-5a68 68 0 0114-21m17 24c-1-5-1-9 2-23a92 92 0 017-17q4-8 6-15c3-9 0-19-2-21 6 5 11 14 4 29l-4 8c-5 11-10 21-8 41h-4zm19 0c-1-5-2-9 2-23q1-7 4-11t4-10q4-14 1-20c6 5 5 16 2 24l-2 4c-4 8-9 18-7 38h-4zM45 58a4 4 0 007 0v-6q0-4-4-4-4 1-3 4zM23 82a4 4 0 01-7 0l7-6q2 3 0 6',
  D: 'M5 34a22 22 0 0122-22h16q5 0 7 4h28a8 8 0 017-4h16a22 22 0 0122 22v28q0 8-7 9v21a20 20 0 01-20 20h-9q-4 3-8 5l1-5v-5l4-4q9-9 8-16a16 16 0 00-8-15 40 40 0 00-20-4q-12 0-20 4a16 16 0 00-8 15 24 24 0 009 18l3 2v5q0 2 1 5l-8-5h-9a20 20 0 01-20-20V72q-6-2-7-10zm71 78a12 12 0 01-22 7 12 12 0 01-2-7v-8h-2a2 2 0 010-4q2 0 5-2l3-2q4-3 4-9v-1a4 4 0 012-2 4 4 0 012 2v1q0 6 4 9l3 3 5 1a2 2 0 110 4h-2zM50 26l2-2h24l1 2 30 42 1 2v22a12 12 0 01-12 12h-2q6-9 6-17a24 24 0 00-12-21q-12-6-24-6-13 0-24 6a24 24 0 00-12 21q0 10 6 17h-2a12 12 0 01-12-12V69l1-1zm2 18a4 4 0 00-4 4v4a4 4 0 108 0v-4a4 4 0 00-4-4m24 0a4 4 0 00-4 4v4a4 4 0 108 0v-4a4 4 0 00-4-4m-8 28h-9q-4 1-2 6 3 4 7 5 6 0 7-5a4 4 0 00-3-6',
  C: 'M96 124a20 20 0 0020-17h1a2 2 0 001-3l-2-2V85l2-1a2 2 0 00-1-4l-1 1V24c0-9-11-13-17-7L84 32H44L29 18c-6-6-17-2-17 6v56h-1a2 2 0 10-1 4l2 1v17l-2 2a2 2 0 101 4l1-1a20 20 0 0020 17zm11-102 1 2v60l-6 4a2 2 0 101 3l5-2v10l-5-3a2 2 0 10-1 4l6 3q-1 12-12 13H32a12 12 0 01-12-12v-1l7-3a2 2 0 00-2-4l-5 3V89l5 2a2 2 0 101-4l-6-2V25l1-2 2 1 17 16h48l17-17zM68 80h-8a2 2 0 00-2 4l4 4a2 2 0 004 0l4-4a2 2 0 00-2-4M42 68a5 5 0 1110 0v6a5 5 0 01-10 0zm34 0a5 5 0 1110 0v6a5 5 0 01-10 0zM47 92q7 7 17 0a12 12 0 0018 0c0 6-4 17-18 17-14 0-17-12-17-17m58-40V34a3 3 0 00-5-2l-8 8a4 4 0 000 6l9 8a4 4 0 005-2M23 34v18a4 4 0 005 2l8-8a4 4 0 000-6l-8-8a3 3 0 00-5 2',
  R: 'M116 99l1 1q2 0 2 2-1 2-3 2l-2-1a36 36 0 01-17 18h-1l-1 1-7 3a88 88 0 01-25 3 88 88 0 01-25-3l-7-3-3-1a36 36 0 01-16-17 2 2 0 01-2-4 36 36 0 01-2-12v-2l1-5q1-13 16-33l6-5-4-20A19 19 0 0145 0a19 19 0 0119 18A19 19 0 0183 0c12 0 20 11 18 22l-4 22 4 3c11 12 15 26 16 34l1 3q2 0 2 2t-2 2v1zM88 47l5-26Q93 9 83 8a11 11 0 00-11 11v21H56V19a11 11 0 10-22 2l5 25q-5 3-9 7a56 56 0 00-14 29v2h22q2 0 2 2t-2 2H16q0 5 2 10l20-6q1 0 2 2 0 2-2 2l-18 6a28 28 0 0013 12s10 6 30 6 31-6 31-6a28 28 0 0013-13l-18-5a4 4 0 01-1-2q0-2 2-2l18 5q2-4 2-9H90a4 4 0 01-2-2q0-2 2-2h20v-2l-1-3q-1-11-14-27-3-3-7-5M52 94a2 2 0 00-4 0q1 8 8 9v3a4 4 0 003 2h10a4 4 0 003-2v-3a8 8 0 008-9 2 2 0 00-4 0 5 5 0 01-10 0 4 4 0 00-2-2 4 4 0 00-2 2 5 5 0 01-10 0m-7-54q0 1 2 2a4 4 0 002-2V20q0-4-4-4a4 4 0 00-3 2l-1 3zm34 0V20q0-4 4-4l3 1a4 4 0 011 4l-4 19-2 2a4 4 0 01-2-2M46 76q0 2 3 2 3 0 3-2v-6q0-3-3-4-3 1-3 4zm33 2a4 4 0 01-3-2v-6q0-3 3-4 2 1 3 4v6q0 2-3 3m-21 9 4 3q2 1 4 0l4-3v-2q0-2-2-2h-8q-2 0-3 2 0 1 1 2',
};

/** The muzzle in the drawing of the dog, an SVG path that is filled outside the silhouette. */
const MUZZLE = 'M32 88a32 32 0 1 1 64 0a32 36 0 1 1-64 0';

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

/** The drawing of an animal as paths in a box of 128 by 128. */
export interface AnimalPaths {
  /** The silhouette of the animal as an SVG path, to be filled under the lines. */
  fur: string;
  /** The lines of the drawing as SVG paths of areas, to be filled with `fill-rule: evenodd`. */
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
  const line = DRAWINGS[animal];
  return { fur: /^M[^Mm]+/.exec(line)![0] + (animal === 'D' ? MUZZLE : ''), ink: [line] };
}

/** Returns whether the letter of a piece is upper-case, which means that Gold owns it. */
export function isGold(piece: string): boolean {
  return piece === piece.toUpperCase();
}

/** Returns the side that owns a piece, given the letter of the piece. */
export function sideOf(piece: string): 'gold' | 'silver' {
  return isGold(piece) ? 'gold' : 'silver';
}
