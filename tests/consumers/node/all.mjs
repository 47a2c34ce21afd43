import * as keddah from 'keddah';
import { playAll } from './app/play.js';

await playAll({ arimaa: keddah, quoridor: keddah });
