import type { QuoridorOptions, QuoridorPlayer } from '../../game/quoridor/api.js';
import type { BoardAttributes, BoardTypes, BoardView } from '../element/adapter.js';
import type { QuoridorEditor } from './editor.js';
import type { QuoridorModel } from './model.js';
import type { QuoridorModelTypes } from './model-types.js';
import type { QuoridorBoardState } from './state.js';

/** The properties of `<quoridor-board>` that its renderer uses. */
export interface QuoridorAttributes extends BoardAttributes, QuoridorOptions {
  position?: string | undefined;
  orientation: string;
}

/** The members of the renderer of a Quoridor board that the element calls. */
export interface QuoridorControls extends BoardView<QuoridorTypes> {
  placeWall(): boolean;
  discardWall(): void;
  play(move: string): boolean;
  showPath(player: QuoridorPlayer | null): void;
}

/** The types of Quoridor for the generic board element. */
export interface QuoridorTypes extends BoardTypes {
  side: QuoridorModelTypes['side'];
  game: QuoridorModelTypes['game'];
  display: QuoridorModelTypes['display'];
  frame: QuoridorModelTypes['frame'];
  model: QuoridorModel;
  state: QuoridorBoardState;
  editor: QuoridorEditor<QuoridorModelTypes['game']>;
  element: QuoridorAttributes;
  view: QuoridorControls;
}
