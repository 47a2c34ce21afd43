import { html, nothing, type SVGTemplateResult, svg } from 'lit';
import type { Locate, Mark } from '../modules/marks.js';
import type { Module } from '../modules/module.js';
import type { Words } from '../shared/words.js';
import type { OptionalModules } from './optional-modules.js';

/** Reads and draws the attribute `marks`, once the module for it is loaded. */
export class MarksController {
  #marks: readonly Mark[] = [];
  readonly #modules: OptionalModules<Module>;
  readonly #locate: Locate;

  /** @param locate - returns where a square or a wall is drawn */
  constructor(modules: OptionalModules<Module>, locate: Locate) {
    this.#modules = modules;
    this.#locate = locate;
  }

  /**
   * Reads the attribute. Throws an `AttributeError` if it cannot be read; then there are no marks.
   */
  read(text: string | undefined): void {
    this.#marks = [];
    if (text?.trim()) this.#marks = this.#modules.get('marks')?.readMarks(text, this.#locate) ?? [];
  }

  /** The drawing of the marks. */
  get drawn(): SVGTemplateResult | typeof nothing {
    const module = this.#marks.length > 0 && this.#modules.get('marks');
    return module ? module.drawMarks({ html, svg, nothing }, this.#marks, this.#locate) : nothing;
  }

  /** Returns a description of the marks for screen readers; empty without any. */
  described(words: Words): string {
    const module = this.#marks.length > 0 && this.#modules.get('marks');
    return module ? module.describeMarks((id, values) => words.part(id, values), this.#marks, words.lang) : '';
  }
}
