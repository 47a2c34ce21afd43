/** The wasm that judges goals of Quoridor, inside the script. */

import { decodeBase64 } from '../game/locations.js';
import { lessonFiles } from '../lesson/files.js';
import { wasm } from '../wasm/quoridor-lesson-inline.js';

lessonFiles.quoridor.provide('inline', { wasm: () => decodeBase64(wasm) });
