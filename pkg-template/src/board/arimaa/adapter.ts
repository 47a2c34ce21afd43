/** The adapter of the game Arimaa for the board element that all games share. */
import { ArimaaGame } from '../../game/arimaa/api.js';
import { arimaa } from '../../game/arimaa/wasm.js';
import type { EditorModule, GameAdapter } from '../element/adapter.js';
import { refusalText, statusText, turnText } from './labels.js';
import { lexicon } from './lexicon.js';
import { splitTurns } from './queries.js';
import { freshGame, readGame } from './record.js';
import { styles } from './styles.js';
import type { ArimaaTypes } from './types.js';
import { ArimaaView } from './view.js';

export const arimaaAdapter: GameAdapter<ArimaaTypes> = {
  lexicon,
  styles,
  loadRules: () => arimaa.initRules(),
  loadEditor: () => import('./editor.js') as Promise<EditorModule<ArimaaTypes>>,
  loadLooks: () => import('./looks.js'),
  Game: ArimaaGame,
  freshGame: () => freshGame(),
  readGame: (texts, board) => readGame(texts, board.seats),
  splitTurns,
  statusText,
  refusalText: (words, refused, model) => refusalText(words, refused, model?.display.position.board ?? {}),
  turnText,
  sideText: (words, side) => words.part('side', { side }),
  createView: (host) => new ArimaaView(host),
};
