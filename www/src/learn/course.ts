/**
 * The parts of a course that the overview of lessons uses. The board checks and plays the course.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Language } from '../i18n/languages.ts';

/** The id and the title of a lesson in the overview of lessons. */
export interface LessonTitle {
  readonly id: string;
  readonly title: string;
}

/** The lessons of a course in order, with their titles in each language. */
export class CourseMap {
  readonly ids: readonly string[];
  readonly #texts: Readonly<Record<string, unknown>>;
  readonly #titles = new Map<Language, readonly LessonTitle[]>();

  /** Throws if the text is not a course, or if the course has no lesson. */
  constructor(text: string) {
    const { lessons, texts } = Object(JSON.parse(text)) as Record<string, unknown>;
    const ids = (Array.isArray(lessons) ? lessons : []).map((lesson) => Object(lesson).id as unknown);
    this.ids = ids.filter((id): id is string => typeof id === 'string');
    if (this.ids.length === 0) throw new Error('The course has no lessons.');
    this.#texts = Object(texts);
  }

  /**
   * Returns the lessons of the course with their titles, in English where the language has none.
   */
  lessons(language: Language): readonly LessonTitle[] {
    const known = this.#titles.get(language);
    if (known) return known;
    const bundles = [this.#bundle(language), this.#bundle('en')];
    const titleOf = (id: string) => {
      for (const bundle of bundles) {
        const pattern = bundle.getMessage(id)?.value;
        if (pattern) return bundle.formatPattern(pattern, {}, []);
      }
      return id;
    };
    const found = this.ids.map((id) => ({ id, title: titleOf(id) }));
    this.#titles.set(language, found);
    return found;
  }

  #bundle(language: Language): FluentBundle {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const text: unknown = this.#texts[language];
    const lines = Array.isArray(text) ? text.join('\n') : String(text ?? '');
    bundle.addResource(new FluentResource(lines));
    return bundle;
  }
}
