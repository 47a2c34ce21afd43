/** What an author draws over a board, once the script for it is here. */
import { html, nothing, type SVGTemplateResult, svg } from 'lit';
import type { Find, Mark } from '../extra/marks.js';
import type { Shelf } from './extras.js';
import type { Words } from './words.js';

/** The marks of a board. */
export class Marked {
  #marks: readonly Mark[] = [];
  readonly #shelf: Shelf;
  readonly #find: Find;

  /** `find` tells where a square or a wall is drawn. */
  constructor(shelf: Shelf, find: Find) {
    this.#shelf = shelf;
    this.#find = find;
  }

  /** Reads what the author writes. Throws what cannot be read, and then there are none. */
  read(text: string | undefined): void {
    this.#marks = [];
    if (text?.trim()) this.#marks = this.#shelf.take('marks')?.readMarks(text, this.#find) ?? [];
  }

  /** Them as they are drawn. */
  get drawn(): SVGTemplateResult | typeof nothing {
    const extra = this.#marks.length > 0 && this.#shelf.take('marks');
    return extra ? extra.drawMarks({ html, svg, nothing }, this.#marks, this.#find) : nothing;
  }

  /** The same for those who hear the board: what describes the grid. */
  heard(words: Words): string {
    const extra = this.#marks.length > 0 && this.#shelf.take('marks');
    return extra ? extra.heardMarks((id, values) => words.part(id, values), this.#marks, words.lang) : '';
  }
}
