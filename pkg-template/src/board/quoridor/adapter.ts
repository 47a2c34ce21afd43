/** The adapter of the game Quoridor for the board element that all games share. */
import { QuoridorGame } from '../../game/quoridor/api.js';
import { quoridor } from '../../game/quoridor/wasm.js';
import type { EditorModule, GameAdapter } from '../element/adapter.js';
import { moveText, refusalText, statusText } from './labels.js';
import { lexicon } from './lexicon.js';
import { readMove, splitTurns } from './queries.js';
import { checkOptions, optionsOf, readGame } from './record.js';
import { styles } from './styles.js';
import type { QuoridorTypes } from './types.js';
import { QuoridorView } from './view.js';

export const quoridorAdapter: GameAdapter<QuoridorTypes> = {
  lexicon,
  styles,
  loadRules: () => quoridor.initRules(),
  loadEditor: () => import('./editor.js') as Promise<EditorModule<QuoridorTypes>>,
  loadLooks: () => import('./looks.js'),
  Game: QuoridorGame,
  freshGame: () => new QuoridorGame(),
  readGame: (texts, board) => {
    const options = optionsOf(board);
    checkOptions(options);
    return readGame(texts, options);
  },
  splitTurns,
  statusText,
  refusalText,
  turnText: (words, turn, model) => {
    const move = model && readMove(model.game, turn);
    return move ? moveText(words, move) : turn;
  },
  sideText: (words, side) => words.part('side', { side }),
  createView: (host) => new QuoridorView(host),
};
