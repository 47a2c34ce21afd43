/** Entry point with the wasm that judges goals of Quoridor lessons, encoded inside the script. */

import { decodeWasm } from '../game/locations.js';
import { judgeFile } from '../lesson/files.js';
import { wasm } from '../wasm/quoridor-lesson-inline.js';

judgeFile('quoridor').provide('inline', { wasm: () => decodeWasm(wasm) });
