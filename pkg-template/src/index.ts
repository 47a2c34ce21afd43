/**
 * Both games in one: what `keddah/arimaa` has, under one name. (`keddah/quoridor` will join it.)
 *
 * @packageDocumentation
 */

import './arimaa/beside.js';

export * from './all.js';
