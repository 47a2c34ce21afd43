/** The location of the wasm that judges goals of Arimaa: beside the scripts. */
import { judgeFile } from '../lesson/files.js';

// Bundlers recognize this expression and copy the file.
judgeFile('arimaa').provide('files', { wasm: () => new URL('../wasm/arimaa-lesson_bg.wasm', import.meta.url) });
