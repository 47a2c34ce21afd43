/** The sections of the page, and the URL hashes that lead to them. */

/** The activities on the page, each with the board in the same place. */
export type Section = 'play' | 'learn' | 'puzzles' | 'analyze';

/** The sections with a view of their own, such as `#arimaa/puzzles`. */
export const PARTS = ['learn', 'puzzles'] as const;
export type Part = (typeof PARTS)[number];

/** The target of a URL hash: the view with lessons or puzzles, and in it a lesson or puzzle. */
export interface Route {
  readonly part: Part;
  /** The id of the lesson or the puzzle; empty if the view chooses one. */
  readonly id: string;
}

/**
 * Returns the target of a URL hash such as `#arimaa/puzzles/ID`; `null` if it names the game
 * itself.
 */
export function routeIn(hash: string): Route | null {
  const [, name, id = ''] = hash.split('/');
  const part = PARTS.find((one) => one === name);
  return part ? { part, id } : null;
}

/** Returns whether a hash such as `#arimaa/analyze` leads to the analysis. */
export const leadsToAnalysis = (hash: string): boolean => /^#[^/]+\/analyze$/.test(hash);

/** Returns the URL hash that leads to the lessons or puzzles of a game, with `#`. */
export function partHash(game: string, part: Part, id = ''): string {
  return `#${game}/${part}${id && `/${id}`}`;
}
