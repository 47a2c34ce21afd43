/** The files that boards load: the rules at first, goals of lessons on use. Add a new game here. */

import './goals-arimaa.js';
import './rules-arimaa.js';
import './goals-quoridor.js';
import './rules-quoridor.js';
