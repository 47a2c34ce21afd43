/** Entry point with the wasm that judges goals of Arimaa lessons, encoded inside the script. */

import { decodeWasm } from '../game/locations.js';
import { judgeFile } from '../lesson/files.js';
import { wasm } from '../wasm/arimaa-lesson-inline.js';

judgeFile('arimaa').provide('inline', { wasm: () => decodeWasm(wasm) });
