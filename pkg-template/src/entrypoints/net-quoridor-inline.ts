/** The network of Quoridor inside the script, for entry points that load no other file. */

import { decodeNet } from '../game/locations.js';
import { quoridor } from '../game/quoridor/wasm.js';
import * as net from '../wasm/quoridor-net-inline.js';

quoridor.files.provide('inline', { net: decodeNet(net) });
