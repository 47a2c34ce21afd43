import * as arimaa from 'keddah/arimaa';
import 'keddah/boards';
import { show } from './app/page.js';

show({ arimaa });
