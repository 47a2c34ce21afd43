import * as arimaa from 'keddah/arimaa';
import * as quoridor from 'keddah/quoridor';
import { playAll } from './app/play.js';
import 'keddah/boards';
import 'keddah/boards/arimaa';
import 'keddah/boards/quoridor';
import 'keddah/boards/classes';

await playAll({ arimaa, quoridor });
