import * as arimaa from '../node_modules/keddah/arimaa.js';
import '../node_modules/keddah/boards.js';
import * as quoridor from '../node_modules/keddah/quoridor.js';
import { show } from './app/page.js';

show({ arimaa, quoridor });
