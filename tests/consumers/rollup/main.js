import './locate.js'; // before the boards: they may ask for the wasm as soon as they are defined
import * as arimaa from 'keddah/arimaa';
import 'keddah/boards';
import * as quoridor from 'keddah/quoridor';
import { show } from './app/page.js';

show({ arimaa, quoridor });
