import * as arimaa from 'keddah/arimaa';
import { playAll } from './app/play.js';
import 'keddah/boards';
import 'keddah/boards/arimaa';
import 'keddah/boards/classes';

await playAll({ arimaa });
