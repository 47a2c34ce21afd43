import { checkAddress, checkOptions } from '../check.js';
import type { Script } from '../engine/link.js';
import { KeddahError } from '../errors.js';
import { checkSource } from '../source.js';
import type { Source } from '../types.js';

/** Where a game's wasm and the script of its worker are. */
export interface Parts {
  wasm(): Source;
  worker(): Script;
}

/** Where the wasm and the script of the worker are, as a page says it once for all that it runs. */
export interface Locations {
  /** The wasm: an address, a Request, a Response, bytes or a WebAssembly.Module. */
  wasm?: Source;
  /** The script of the worker: a copy of, or a bundle made from, the package's `engine/worker-….js`. */
  worker?: URL | string;
}

/** Who may say where the parts are, the last of them first: with a worker for this game alone, or for both. */
export const Shelf = { beside: 0, besideBoth: 1, carried: 2, carriedBoth: 3, said: 4 } as const;
export type Shelf = (typeof Shelf)[keyof typeof Shelf];

/** What one game knows of its parts. Apart from the game, so that each entry of the package can bring its own. */
export class PartsBook implements Parts {
  readonly #shelves: Partial<Parts>[] = [];

  /** What holds unless a shelf above says something else. */
  put(shelf: Shelf, parts: Partial<Parts>): void {
    this.#shelves[shelf] = { ...this.#shelves[shelf], ...parts };
  }

  /** What a page says. */
  locate(locations: unknown): void {
    const { wasm, worker } = checkOptions<Locations>('locations', locations);
    checkSource(wasm);
    const url = checkAddress('worker', worker);
    if (wasm !== undefined) this.put(Shelf.said, { wasm: () => wasm });
    if (url !== undefined) this.put(Shelf.said, { worker: () => ({ url }) });
  }

  wasm(): Source {
    return this.#must('wasm')();
  }

  worker(): Script {
    return this.#must('worker')();
  }

  #must<Name extends keyof Parts>(name: Name): Parts[Name] {
    const part: Partial<Parts>[Name] = Object.assign({}, ...this.#shelves)[name];
    if (!part) throw new KeddahError('init-failed', `Nobody has said where the ${name} is: see locate().`);
    return part;
  }
}

/** The bytes of a text in base64. */
export function decode(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
