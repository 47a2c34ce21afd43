/** The wasm that judges goals of Quoridor, inside the script. */

import { decodeWasm } from '../game/locations.js';
import { judgeFile } from '../lesson/files.js';
import { wasm } from '../wasm/quoridor-lesson-inline.js';

judgeFile('quoridor').provide('inline', { wasm: () => decodeWasm(wasm) });
