/** The location of the wasm that judges goals of Quoridor: beside the scripts. */
import { judgeFile } from '../lesson/files.js';

// Bundlers recognize this expression and copy the file.
judgeFile('quoridor').provide('files', { wasm: () => new URL('../wasm/quoridor-lesson_bg.wasm', import.meta.url) });
