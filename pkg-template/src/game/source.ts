import { builtin } from './builtin.js';
import { KeddahError } from './errors.js';
import type { WasmModule } from './global.js';
import type { Source } from './types.js';
import { unmoved } from './vite.js';

/**
 * Compiles the wasm from a source of any type, such as a URL or bytes.
 *
 * @throws {@link KeddahError} `init-failed`; TypeError if it is not a {@link Source}
 */
export async function compile(source: Source): Promise<WasmModule> {
  checkSource(source);
  try {
    if (source instanceof WebAssembly.Module) return source;
    if (typeof source === 'string' || source instanceof URL) return await fromAddress(source);
    if (isBytes(source)) return await WebAssembly.compile(source as BufferSource);
    if (source instanceof Response) return await fromResponse(source);
    return await fromResponse(await fetch(source));
  } catch (cause) {
    const where = typeof source === 'string' || source instanceof URL ? ` from ${source}` : '';
    throw loadError(cause, where);
  }
}

/** Returns the error to throw if wasm cannot be loaded. */
export function loadError(cause: unknown, where = ''): KeddahError {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new KeddahError('init-failed', `The wasm could not be loaded${where}: ${why}`, { cause });
}

/** Throws a `TypeError` unless the value is a {@link Source} or `undefined`. */
export function checkSource(source: unknown): asserts source is Source | undefined {
  const fine =
    source === undefined ||
    typeof source === 'string' ||
    source instanceof URL ||
    source instanceof WebAssembly.Module ||
    isBytes(source) ||
    (typeof Response === 'function' && source instanceof Response) ||
    (typeof Request === 'function' && source instanceof Request);
  if (!fine) {
    throw new TypeError('The wasm must be given as an address, a Request, a Response, bytes or a WebAssembly.Module.');
  }
}

function isBytes(source: unknown): source is ArrayBuffer | ArrayBufferView {
  return source instanceof ArrayBuffer || ArrayBuffer.isView(source);
}

async function fromAddress(address: string | URL): Promise<WebAssembly.Module> {
  const fs = builtin<{ promises: { readFile(file: string | URL): Promise<BufferSource> } }>('node:fs');
  const file = fs && toFile(address);
  if (fs && file !== undefined) return WebAssembly.compile(await fs.promises.readFile(file));
  return fromResponse(await fetch(unmoved(address)));
}

/** Returns the file that an address names: a path or `file:` URL; `undefined` for other URLs. */
function toFile(address: string | URL): string | URL | undefined {
  if (typeof address === 'string') {
    if (!/^[a-z][a-z0-9+.-]+:/i.test(address)) return address;
    address = new URL(address);
  }
  return address.protocol === 'file:' ? address : undefined;
}

async function fromResponse(response: Response): Promise<WebAssembly.Module> {
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('application/wasm')) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}
