/** The file with the puzzles of a game, as `keddah puzzles make` writes it. */

/** A puzzle of a game's puzzle file. */
export interface Puzzle {
  readonly id: string;
  /** The starting position of the puzzle, as text. */
  readonly position: string;
  readonly theme: string;
  /** The goal of the puzzle that the rules check; missing if only the solution counts. */
  readonly goal?: string;
  /**
   * The turns that solve the puzzle, replies included, in the syntax of the boards' attribute
   * `solution`.
   */
  readonly solution: string;
  /** The lowest level of the computer that solves the puzzle; 11 if none does. */
  readonly level: number;
}

/** The value of `level` for puzzles that no level of the computer solves. */
const MAX_LEVEL = 11;

const isPuzzle = (value: unknown): value is Puzzle => {
  const { id, position, theme, goal, solution, level } = Object(value) as Record<string, unknown>;
  const areTexts = [id, position, theme, solution].every((text) => typeof text === 'string' && text !== '');
  const isLevel = Number.isInteger(level) && Number(level) >= 1 && Number(level) <= MAX_LEVEL;
  return areTexts && isLevel && (goal === undefined || typeof goal === 'string');
};

/** Parses a puzzle file. Throws if it has another format; skips puzzles that are not valid. */
export function parsePuzzles(text: string): readonly Puzzle[] {
  const { format, puzzles } = Object(JSON.parse(text)) as Record<string, unknown>;
  if (format !== 1 || !Array.isArray(puzzles)) throw new Error('The file of puzzles has another format.');
  const found = puzzles.filter(isPuzzle);
  if (found.length === 0) throw new Error('The file has no puzzles.');
  return found;
}

/** Returns the themes of the puzzles, those with most puzzles first. */
export function themesOf(puzzles: readonly Puzzle[]): string[] {
  const counts = new Map<string, number>();
  for (const { theme } of puzzles) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([theme]) => theme);
}
