/** Loads the course of a board: from the property `course`, the attribute `src` or a script. */
import { CourseError, MAX_LENGTH, parseCourse } from '../../lesson/course.js';
import type { Course } from '../../lesson/types.js';

/** The properties of a board element that determine its course of lessons. */
export interface CourseElement extends HTMLElement {
  course?: unknown;
  src?: string | undefined;
}

/** Returns the text of the first child `<script type="application/json">`, if there is one. */
function inlineText(element: HTMLElement): string | undefined {
  return element.querySelector(':scope > script[type="application/json"]')?.textContent ?? undefined;
}

/** Loads the course of one board, and again whenever the board names another one. */
export class CourseSource {
  course: Course | null = null;
  /** The error that occurred while the course was loaded or parsed, if any. */
  fault: CourseError | null = null;
  readonly #element: CourseElement;
  readonly #changed: () => void;
  readonly #observer: MutationObserver;
  #named: unknown;
  #latest = 0;

  /**
   * Makes the loader of a board's course.
   *
   * @param changed - called when another course is named, has loaded or has failed to load
   */
  constructor(element: CourseElement, changed: () => void) {
    this.#element = element;
    this.#changed = changed;
    this.#observer = new MutationObserver(changed);
  }

  /** Starts loading the course if the board names another one than before. */
  update(): void {
    const { course, src } = this.#element;
    this.#observer.observe(this.#element, { childList: true, characterData: true, subtree: true });
    const named = course ?? src ?? inlineText(this.#element) ?? '';
    if (named === this.#named) return;
    this.#named = named;
    this.course = this.fault = null;
    void this.#load(course ?? (src === undefined ? named : undefined), src);
  }

  /** Stops observing the board element for changes of an inline course. */
  drop(): void {
    this.#observer.disconnect();
  }

  async #load(given: unknown, src = ''): Promise<void> {
    const load = ++this.#latest;
    let course: Course | null = null;
    let fault: CourseError | null = null;
    try {
      if (given === '')
        throw new CourseError('course-none', 'The mode lesson needs a course: src, or JSON in a script.');
      course = parseCourse(given ?? (await fetchText(src, this.#element.baseURI)));
    } catch (error) {
      fault =
        error instanceof CourseError ? error : new CourseError('course-shape', String(error), { place: 'course' });
    }
    if (load !== this.#latest) return;
    this.course = course;
    this.fault = fault;
    this.#changed();
  }
}

/** Fetches the text of a course from a URL. Throws a `CourseError` if that fails. */
async function fetchText(src: string, base: string): Promise<string> {
  let response: Response;
  try {
    response = await fetch(new URL(src, base));
  } catch (error) {
    throw new CourseError(
      'course-fetch',
      `The course could not be loaded from ${src}. Another server must allow it (CORS). ${(error as Error).message}`,
      { src },
    );
  }
  if (!response.ok)
    throw new CourseError(
      'course-status',
      `The course could not be loaded from ${src}: the server answered ${response.status}.`,
      {
        src,
        status: String(response.status),
      },
    );
  const text = await response.text();
  if (text.length > MAX_LENGTH)
    throw new CourseError('course-length', `A course has at most ${MAX_LENGTH} characters.`, { most: MAX_LENGTH });
  return text;
}
