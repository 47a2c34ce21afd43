import { nothing } from 'lit';
import type { Marks } from '../modules/marks.js';
import type { BoardHost, BoardTypes } from './adapter.js';
import type { Announcer } from './announcer.js';
import type { ErrorController } from './error-controller.js';
import type { LanguageController } from './language.js';
import type { RefusalController } from './refusal-controller.js';

/** The parts of a board element that are passed on to its renderer. */
export interface ViewParts<T extends BoardTypes> extends Pick<BoardHost<T>, 'refuse' | 'fire' | 'invalidate'> {
  /** Loads the rules again after loading has failed. */
  retry(): void;
  readonly element: T['element'] & { readonly state: T['state'] | undefined };
  readonly language: LanguageController;
  readonly announcer: Announcer<T>;
  readonly errors: ErrorController;
  readonly refusal: RefusalController;
  editor(): T['editor'] | null;
  marks(): Marks | undefined;
}

const NO_MARKS = { drawn: nothing, described: () => '' };

/** Bundles the data and functions of a board element that its renderer uses. */
export function createViewHost<T extends BoardTypes>(parts: ViewParts<T>): BoardHost<T> {
  const { element, language, announcer, errors, refusal, editor, marks, retry, refuse, fire, invalidate } = parts;
  return {
    element,
    refuse,
    fire,
    invalidate,
    model: null,
    suggested: undefined,
    get marks() {
      return marks() ?? NO_MARKS;
    },
    get words() {
      return language.words;
    },
    get state() {
      return this.covered ? undefined : element.state;
    },
    get refused() {
      return refusal.current;
    },
    get editor() {
      return editor();
    },
    get animated() {
      return (
        element.animation !== 'off' && globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches === false
      );
    },
    get covered() {
      return errors.covers(editor());
    },
    get cover() {
      const { model } = this;
      return this.covered
        ? errors.template(model || !errors.unread ? undefined : retry)
        : model?.failure
          ? errors.card(model.failure)
          : nothing;
    },
    say: language.say,
    announce: (text, add) => announcer.announce(text, add),
    explain: (verdict) => element.explain(verdict),
    dismissRefusal: () => refusal.show(null),
    requestUpdate: () => element.requestUpdate(),
  };
}
