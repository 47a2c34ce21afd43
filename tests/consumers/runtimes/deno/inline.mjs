import * as arimaa from 'keddah/arimaa/inline';
import * as quoridor from 'keddah/quoridor/inline';
import { playAll } from './app/play.js';

await playAll({ arimaa, quoridor });
