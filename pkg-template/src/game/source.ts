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
    const found = await open(source);
    if (isBytes(found)) return await WebAssembly.compile(found as BufferSource);
    const type = found.headers.get('content-type') ?? '';
    if (type.startsWith('application/wasm')) return await WebAssembly.compileStreaming(found);
    return await WebAssembly.compile(await found.arrayBuffer());
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
    throw new TypeError('A file must be given as an address, a Request, a Response, bytes or a WebAssembly.Module.');
  }
}

function isBytes(source: unknown): source is ArrayBuffer | ArrayBufferView {
  return source instanceof ArrayBuffer || ArrayBuffer.isView(source);
}

/** Opens a source: reads a file of Node, or fetches an address. Throws if there is no such file. */
export async function open(source: Source): Promise<ArrayBuffer | ArrayBufferView | Response> {
  if (isBytes(source)) return source;
  if (source instanceof WebAssembly.Module) throw new TypeError('it is compiled already');
  const fs = builtin<{ promises: { readFile(file: string | URL): Promise<BufferSource> } }>('node:fs');
  const isAddress = typeof source === 'string' || source instanceof URL;
  const file = fs && isAddress ? toFile(source) : undefined;
  if (fs && file !== undefined) return fs.promises.readFile(file);
  const response = source instanceof Response ? source : await fetch(isAddress ? unmoved(source) : source);
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return response;
}

/** Returns the file that an address names: a path or `file:` URL; `undefined` for other URLs. */
function toFile(address: string | URL): string | URL | undefined {
  if (typeof address === 'string') {
    if (!/^[a-z][a-z0-9+.-]+:/i.test(address)) return address;
    address = new URL(address);
  }
  return address.protocol === 'file:' ? address : undefined;
}
