import * as arimaa from 'keddah/arimaa/inline';
import { playAll } from './app/play.js';

await playAll({ arimaa });
