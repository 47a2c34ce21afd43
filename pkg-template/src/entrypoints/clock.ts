/**
 * Clocks for games: time controls of Arimaa and Quoridor, with a timer for a display. Loads no
 * game.
 *
 * @packageDocumentation
 * @module keddah/clock
 */

import { loader } from '../clock/wasm.js';

// Bundlers recognize this expression and copy the wasm.
loader.files.provide('files', { wasm: () => new URL('../wasm/clock_bg.wasm', import.meta.url) });

export * from '../clock/api.js';
