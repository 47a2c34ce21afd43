/** How far a reader has come in a course, kept in the browser if the page asks for it. */
import { starsFor } from '../../lesson/course.js';
import type { Counts, Lesson, Stage } from '../../lesson/types.js';

/** What is kept of one course. */
interface Kept {
  lesson?: string;
  stage?: number;
  /** The most stars for each finished lesson. */
  stars?: Record<string, number>;
}

/** The storage of the browser, as far as progress needs it. */
export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/** Counts wrong turns and hints, and knows which stages are done. */
export class LessonProgress {
  readonly #counts = new Map<string, Counts>();
  /** The most stars for each stage that is done. */
  readonly #stars = new Map<string, number>();
  readonly #key: string;
  readonly #storage: Storage | undefined;
  readonly #kept: Kept;

  /** @param storage - where progress is kept, under this key; `undefined` if it is not */
  constructor(course: string, key = '', storage?: Storage) {
    this.#key = `${key}:${course}`;
    this.#storage = key ? storage : undefined;
    this.#kept = this.#read();
  }

  /** The place at which the reader left the course. */
  get place(): { lesson?: string; stage?: number } {
    const { lesson, stage } = this.#kept;
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

  /** Records that a stage is done, and returns its stars. A stage to read has no share in them. */
  finish(lesson: Lesson, stage: Stage): number {
    const key = `${lesson.id}/${stage.id}`;
    const stars = starsFor(this.countsOf(lesson, stage));
    this.#stars.set(key, Math.max(stars, this.#stars.get(key) ?? 0));
    return stars;
  }

  /** Forgets the wrong turns and hints of a stage that is tried again. */
  restart(lesson: Lesson, stage: Stage): void {
    this.#counts.delete(`${lesson.id}/${stage.id}`);
  }

  /** Returns the fewest stars of the stages that are done; 0 if none is. */
  starsSoFar(lesson: Lesson): number {
    const done = lesson.stages.filter((stage) => stage.goal !== undefined && this.isDone(lesson, stage));
    return done.length > 0 ? Math.min(...done.map((stage) => this.#starsOf(lesson, stage))) : 0;
  }

  /** Returns the stars of a finished lesson: the fewest of its stages, 0 if one was skipped. */
  finishLesson(lesson: Lesson): number {
    const stages = lesson.stages.filter((stage) => stage.goal !== undefined);
    const stars = Math.min(3, ...stages.map((stage) => this.#starsOf(lesson, stage)));
    const all = this.#kept.stars ?? {};
    this.#kept.stars = { ...all, [lesson.id]: Math.max(stars, all[lesson.id] ?? 0) };
    this.#write();
    return stars;
  }

  /** Keeps the place of the reader. */
  keep(lesson: string, stage: number): void {
    Object.assign(this.#kept, { lesson, stage });
    this.#write();
  }

  #starsOf(lesson: Lesson, stage: Stage): number {
    return this.#stars.get(`${lesson.id}/${stage.id}`) ?? 0;
  }

  #read(): Kept {
    try {
      const kept: unknown = JSON.parse(this.#storage?.getItem(this.#key) ?? '{}');
      return typeof kept === 'object' && kept !== null ? (kept as Kept) : {};
    } catch {
      return {};
    }
  }

  #write(): void {
    try {
      this.#storage?.setItem(this.#key, JSON.stringify(this.#kept));
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
