/**
 * `keddah/clock` with the wasm inside the script: it loads no other file.
 *
 * @packageDocumentation
 * @module keddah/clock/inline
 */

import { loader } from '../clock/wasm.js';
import { decodeWasm } from '../game/locations.js';
import { wasm } from '../wasm/clock-inline.js';

loader.files.provide('inline', { wasm: () => decodeWasm(wasm) });

export * from '../clock/api.js';
