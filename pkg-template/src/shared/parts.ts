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

/** What one game knows of its parts. Apart from the game, so that each entry of the package can bring its own. */
export class PartsBook implements Parts {
  #known: Partial<Parts> = {};

  /** What holds unless something else is said, before or after. */
  offer(parts: Parts): void {
    this.#known = { ...parts, ...this.#known };
  }

  /** What holds from now on. */
  set(parts: Partial<Parts>): void {
    this.#known = { ...this.#known, ...parts };
  }

  /** What a page says. */
  locate(locations: unknown): void {
    const { wasm, worker } = checkOptions<Locations>('locations', locations);
    checkSource(wasm);
    const url = checkAddress('worker', worker);
    if (wasm !== undefined) this.set({ wasm: () => wasm });
    if (url !== undefined) this.set({ worker: () => ({ url }) });
  }

  wasm(): Source {
    return this.#must('wasm')();
  }

  worker(): Script {
    return this.#must('worker')();
  }

  #must<Name extends keyof Parts>(name: Name): Parts[Name] {
    const part = this.#known[name];
    if (!part) throw new KeddahError('init-failed', `Nobody has said where the ${name} is: see locate().`);
    return part;
  }
}

/** The bytes of a text in base64. */
export function decode(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
