/**
 * Both games in one: what `keddah/arimaa` and `keddah/quoridor` have, under one name.
 *
 * @packageDocumentation
 */

import './engine/beside.js';

export * from './all.js';
