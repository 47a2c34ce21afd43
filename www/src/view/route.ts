/** The sections of the page, and the fragments of the URLs that lead to them. */

/** The activities on the page, each with the board in the same place. */
export type Section = 'play' | 'learn' | 'puzzles' | 'analyze';

/** The sections with a view of their own, such as `#arimaa/puzzles`. */
export const PARTS = ['learn', 'puzzles'] as const;
export type Part = (typeof PARTS)[number];

/** Where a fragment leads: to a part, and in it to a lesson or a puzzle. */
export interface Route {
  readonly part: Part;
  /** The id of the lesson or the puzzle; empty if the part chooses one. */
  readonly id: string;
}

/** Returns where a hash such as `#arimaa/puzzles/ID` leads; `null` if to the game itself. */
export function routeIn(hash: string): Route | null {
  const [, name, id = ''] = hash.split('/');
  const part = PARTS.find((one) => one === name);
  return part ? { part, id } : null;
}

/** Returns whether a hash such as `#arimaa/analyze` leads to the analysis. */
export const leadsToAnalysis = (hash: string): boolean => /^#[^/]+\/analyze$/.test(hash);

/** Returns the fragment that leads to a part of a game, with `#`. */
export function partHash(game: string, part: Part, id = ''): string {
  return `#${game}/${part}${id && `/${id}`}`;
}
