/** The progress of a reader in a course, stored in the browser if the page requests it. */
import { starsFor } from '../../lesson/course.js';
import type { Counts, Lesson, Stage } from '../../lesson/types.js';

/** The stored progress of a reader in one course of lessons. */
interface StoredProgress {
  lesson?: string;
  stage?: number;
  /** The best star rating of each finished lesson, 0 to 3. */
  stars?: Record<string, number>;
}

/** The methods of the browser's `localStorage` that are used. */
export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/** Counts a reader's wrong turns and hints in a course, and records which stages are done. */
export class LessonProgress {
  readonly #counts = new Map<string, Counts>();
  /** The best star rating of each solved stage. */
  readonly #stars = new Map<string, number>();
  readonly #key: string;
  readonly #storage: Storage | undefined;
  readonly #stored: StoredProgress;

  /**
   * Makes the progress of a reader in a course, and reads what is stored of it.
   *
   * @param storage - stores the progress under this key; `undefined` to store nothing
   */
  constructor(course: string, key = '', storage?: Storage) {
    this.#key = `${key}:${course}`;
    this.#storage = key ? storage : undefined;
    this.#stored = this.#read();
  }

  /** The lesson and stage at which the reader left the course. */
  get place(): { lesson?: string; stage?: number } {
    const { lesson, stage } = this.#stored;
    return { ...(typeof lesson === 'string' && { lesson }), ...(typeof stage === 'number' && { stage }) };
  }

  countsOf(lesson: Lesson, stage: Stage): Counts {
    const key = `${lesson.id}/${stage.id}`;
    const counts = this.#counts.get(key) ?? { tries: 0, hints: 0 };
    this.#counts.set(key, counts);
    return counts;
  }

  isDone(lesson: Lesson, stage: Stage): boolean {
    return this.#stars.has(`${lesson.id}/${stage.id}`);
  }

  /** Records that the reader has completed a stage, and returns the stars earned for it. */
  finish(lesson: Lesson, stage: Stage): number {
    const key = `${lesson.id}/${stage.id}`;
    const stars = starsFor(this.countsOf(lesson, stage));
    this.#stars.set(key, Math.max(stars, this.#stars.get(key) ?? 0));
    return stars;
  }

  /** Resets the counts of wrong turns and hints of a stage that is tried again. */
  restart(lesson: Lesson, stage: Stage): void {
    this.#counts.delete(`${lesson.id}/${stage.id}`);
  }

  /** Returns the fewest stars among the lesson's stages that are done; 0 if none is. */
  starsSoFar(lesson: Lesson): number {
    const done = lesson.stages.filter((stage) => stage.goal !== undefined && this.isDone(lesson, stage));
    return done.length > 0 ? Math.min(...done.map((stage) => this.#starsOf(lesson, stage))) : 0;
  }

  /** Returns the stars of a finished lesson: the fewest of its stages, 0 if one was skipped. */
  finishLesson(lesson: Lesson): number {
    const stages = lesson.stages.filter((stage) => stage.goal !== undefined);
    const stars = Math.min(3, ...stages.map((stage) => this.#starsOf(lesson, stage)));
    const all = this.#stored.stars ?? {};
    const best = Object.hasOwn(all, lesson.id) ? Number(all[lesson.id]) : 0;
    this.#stored.stars = { ...all, [lesson.id]: Math.max(stars, best) };
    this.#write();
    return stars;
  }

  /** Stores the lesson and stage at which the reader is. */
  keep(lesson: string, stage: number): void {
    Object.assign(this.#stored, { lesson, stage });
    this.#write();
  }

  #starsOf(lesson: Lesson, stage: Stage): number {
    return this.#stars.get(`${lesson.id}/${stage.id}`) ?? 0;
  }

  #read(): StoredProgress {
    try {
      const stored: unknown = JSON.parse(this.#storage?.getItem(this.#key) ?? '{}');
      return typeof stored === 'object' && stored !== null ? (stored as StoredProgress) : {};
    } catch {
      return {};
    }
  }

  #write(): void {
    try {
      this.#storage?.setItem(this.#key, JSON.stringify(this.#stored));
    } catch {
      // Storage may be full or forbidden: the lesson goes on without it.
    }
  }
}

/** Returns the storage of the browser; `undefined` where it is forbidden. */
export function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
