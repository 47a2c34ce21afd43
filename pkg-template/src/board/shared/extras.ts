/** The scripts that are fetched when a board needs them. */
import type { ArimaaEditor } from '../extra/edit-arimaa.js';
import type { QuoridorEditor } from '../extra/edit-quoridor.js';
import type { Extra } from '../extra/extra.js';
import type { drawMarks, heardMarks, readMarks } from '../extra/marks.js';
import type { Puzzle } from '../extra/puzzle.js';

/** What the scripts have. */
export interface Extras {
  arimaa: Extra & { Editor: typeof ArimaaEditor };
  quoridor: Extra & { Editor: typeof QuoridorEditor };
  puzzle: Extra & { Puzzle: typeof Puzzle };
  marks: Extra & { readMarks: typeof readMarks; drawMarks: typeof drawMarks; heardMarks: typeof heardMarks };
}

const loaders: { [Name in keyof Extras]: () => Promise<Extras[Name]> } = {
  arimaa: () => import('../extra/edit-arimaa.js'),
  quoridor: () => import('../extra/edit-quoridor.js'),
  puzzle: () => import('../extra/puzzle.js'),
  marks: () => import('../extra/marks.js'),
};

/** What one board has of them. */
export class Shelf {
  readonly #have: Partial<Extras> = {};
  readonly #asked = new Map<keyof Extras, Promise<void>>();
  readonly #came: (extra: Extra) => void;
  readonly #failed: (error: unknown) => void;

  /** `came` is told of each when it is there. */
  constructor(came: (extra: Extra) => void, failed: (error: unknown) => void) {
    this.#came = came;
    this.#failed = failed;
  }

  /** Done when none is on its way. */
  async settled(): Promise<void> {
    await Promise.all(this.#asked.values());
  }

  /** The script, if it is here; else it is fetched. */
  take<Name extends keyof Extras>(name: Name): Extras[Name] | undefined {
    if (!this.#asked.has(name)) {
      const coming = loaders[name]().then(
        (extra) => {
          this.#have[name] = extra as Extras[Name];
          this.#came(extra);
        },
        (error) => {
          this.#asked.delete(name);
          this.#failed(error);
        },
      );
      this.#asked.set(name, coming);
    }
    return this.#have[name];
  }
}
