/** The user's progress in the puzzles of a game, stored in the browser. */
import { read, write } from '../store/storage.ts';
import { upgraded, VERSION } from '../store/versions.ts';
import { DIFFICULTIES, type Difficulty, type Wish } from './choice.ts';
import { afterPuzzle, NEW_RATING, type Rating, rested } from './rating.ts';

const key = (game: string) => `keddah.${game}.puzzles`;

interface Stored {
  rating: number;
  deviation: number;
  /** The number of the day on which the last puzzle was rated. */
  ratedOn: number;
  /** The ids of the puzzles that were solved at the first attempt, and of those that were not. */
  solved: string[];
  missed: string[];
  /** The last day on which the puzzle of the day was solved, and how many days in a row. */
  lastDay: number;
  days: number;
  theme: string;
  difficulty: Difficulty;
}

const NEW: Stored = {
  ...NEW_RATING,
  ratedOn: 0,
  solved: [],
  missed: [],
  lastDay: -1,
  days: 0,
  theme: '',
  difficulty: 'fitting',
};

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Returns the stored puzzle progress with defaults in place of what is missing or damaged. */
function restored(value: unknown): Stored {
  const found = Object(upgraded(value, [])) as Record<string, unknown>;
  const next: Record<string, unknown> = { ...NEW };
  for (const name of ['rating', 'deviation', 'ratedOn', 'lastDay', 'days'])
    if (isNumber(found[name])) next[name] = found[name];
  for (const name of ['solved', 'missed']) if (isList(found[name])) next[name] = found[name];
  if (typeof found.theme === 'string') next.theme = found.theme;
  if (DIFFICULTIES.some((one) => one === found.difficulty)) next.difficulty = found.difficulty;
  return next as unknown as Stored;
}

function load(game: string): Stored {
  try {
    return restored(JSON.parse(read(key(game)) ?? '{}'));
  } catch {
    return restored({});
  }
}

export class PuzzleProgress {
  #stored: Stored;
  #tried: Set<string>;
  /** The change of the user's rating by the last puzzle; `null` before one was rated. */
  gain: number | null = null;

  /**
   * Reads the stored progress of the user in the puzzles of a game.
   *
   * @param today - returns the number of the current day
   */
  constructor(
    private readonly game: string,
    private readonly today: () => number,
  ) {
    this.#stored = load(game);
    this.#tried = new Set([...this.#stored.solved, ...this.#stored.missed]);
  }

  get rating(): Rating {
    const { ratedOn, ...own } = this.#stored;
    return ratedOn > 0 ? rested(own, this.today() - ratedOn) : own;
  }

  get solved(): number {
    return this.#stored.solved.length;
  }

  isTried = (id: string): boolean => this.#tried.has(id);

  /** Whether the user has solved today's puzzle of the day. */
  get isDayDone(): boolean {
    return this.#stored.lastDay === this.today();
  }

  /**
   * The number of days in a row on which the puzzle of the day was solved, up to today or
   * yesterday.
   */
  get days(): number {
    const { lastDay, days } = this.#stored;
    return this.today() - lastDay <= 1 ? days : 0;
  }

  get wish(): Wish {
    const { theme, difficulty } = this.#stored;
    return { theme, difficulty };
  }

  set wish({ theme, difficulty }: Wish) {
    this.#write({ theme, difficulty });
  }

  /** Records the end of the first attempt at a puzzle. Only this attempt is rated. */
  attempted(id: string, rating: number, isSolved: boolean): void {
    if (this.isTried(id)) return;
    const before = this.rating;
    const after = afterPuzzle(before, rating, isSolved);
    this.gain = Math.round(after.rating) - Math.round(before.rating);
    this.#tried.add(id);
    // Another tab may have solved puzzles meanwhile.
    const { solved, missed } = load(this.game);
    const add = (list: readonly string[], wanted: boolean) => (wanted ? [...new Set([...list, id])] : [...list]);
    this.#write({
      ...after,
      ratedOn: this.today(),
      solved: add(solved, isSolved),
      missed: add(missed, !isSolved),
    });
  }

  /** Records that the user has solved the puzzle of the day. */
  dayDone(): void {
    if (this.isDayDone) return;
    this.#write({ days: this.days + 1, lastDay: this.today() });
  }

  #write(changes: Partial<Stored>): void {
    this.#stored = { ...this.#stored, ...changes };
    write(key(this.game), JSON.stringify({ version: VERSION, ...this.#stored }));
  }
}
