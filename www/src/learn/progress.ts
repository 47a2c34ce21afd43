/** The lessons of a course that the user has completed, stored in the browser. */
import { read, write } from '../store/storage.ts';
import { upgraded, VERSION } from '../store/versions.ts';

const key = (game: string) => `keddah.${game}.lessons`;

/** The lesson and stage that the user has reached in a course. */
export interface CourseStage {
  readonly lesson: string;
  /** The number of the stage in its lesson, from 1. */
  readonly stage: number;
}

/** The maximum number of stars that a lesson can earn. */
export const MAX_STARS = 3;

interface Stored {
  stars: Record<string, number>;
  place: CourseStage | null;
}

function load(game: string): Stored {
  let found: Record<string, unknown> = {};
  try {
    found = Object(upgraded(JSON.parse(read(key(game)) ?? '{}'), []));
  } catch {
    // A damaged entry is ignored.
  }
  const isStars = (value: unknown) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_STARS;
  const stars = Object.entries(Object(found.stars)).filter(([, count]) => isStars(count));
  const { lesson, stage } = Object(found.place) as Record<string, unknown>;
  const isPlace = typeof lesson === 'string' && Number.isInteger(stage) && Number(stage) >= 1;
  return {
    stars: Object.fromEntries(stars) as Record<string, number>,
    place: isPlace ? { lesson, stage: Number(stage) } : null,
  };
}

/** The user's progress in the course of a game, stored in the browser. */
export class LessonProgress {
  #stored: Stored;

  constructor(private readonly game: string) {
    this.#stored = load(game);
  }

  /** The lesson stage that the user saw last; `null` on the first visit. */
  get place(): CourseStage | null {
    return this.#stored.place;
  }

  set place(next: CourseStage) {
    const { place } = this.#stored;
    if (place?.lesson !== next.lesson || place.stage !== next.stage) this.#write({ place: next });
  }

  /** Returns the stars of a lesson; `null` before it is done. */
  starsOf(lesson: string): number | null {
    return this.#stored.stars[lesson] ?? null;
  }

  /** Records that a lesson is done, with its stars. The best of several results counts. */
  done(lesson: string, stars: number): void {
    // Another tab may have finished lessons meanwhile.
    const known = load(this.game).stars;
    this.#write({ stars: { ...known, [lesson]: Math.max(stars, known[lesson] ?? 0) } });
  }

  /**
   * Returns the lesson to continue with: the lesson of the last visit, or the first one that is not
   * done.
   */
  lessonToContinue(lessons: readonly string[]): CourseStage {
    const { place } = this;
    const isDone = (lesson: string) => this.starsOf(lesson) !== null;
    if (place && lessons.includes(place.lesson) && !isDone(place.lesson)) return place;
    const lesson = lessons.find((one) => !isDone(one)) ?? lessons[0] ?? '';
    return { lesson, stage: 1 };
  }

  #write(changes: Partial<Stored>): void {
    this.#stored = { ...this.#stored, ...changes };
    write(key(this.game), JSON.stringify({ version: VERSION, ...this.#stored }));
  }
}
