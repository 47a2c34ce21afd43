import * as arimaa from 'keddah/arimaa/inline';
import 'keddah/boards/inline';
import * as quoridor from 'keddah/quoridor/inline';
import { show } from './app/page.js';

show({ arimaa, quoridor });
