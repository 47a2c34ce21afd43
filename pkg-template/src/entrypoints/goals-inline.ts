/** The goals of all games inside the script, for entry points that load no other file. */

import { decodeWasm } from '../game/locations.js';
import { judgeFile } from '../lesson/files.js';
import { GAME_NAMES } from '../lesson/judges.js';
import { wasm } from '../wasm/lesson-inline.js';

for (const name of GAME_NAMES) judgeFile(name).provide('inline', { wasm: () => decodeWasm(wasm[name]!) });
