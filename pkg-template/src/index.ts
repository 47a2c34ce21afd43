/**
 * Both games in one: what `keddah/arimaa` and `keddah/quoridor` have, under one name.
 *
 * @packageDocumentation
 */

import './arimaa/beside.js';
import './quoridor/beside.js';

export * from './all.js';
