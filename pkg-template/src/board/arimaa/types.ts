import type { BoardAttributes, BoardTypes, BoardView } from '../element/adapter.js';
import type { ArimaaEditor } from './editor.js';
import type { Orientation } from './geometry.js';
import type { ArimaaModel } from './model.js';
import type { ArimaaModelTypes } from './model-types.js';
import type { ArimaaBoardState } from './state.js';

/** The properties of `<arimaa-board>` that its renderer uses. */
export interface ArimaaAttributes extends BoardAttributes {
  orientation: Orientation;
  arranging: boolean;
  pieces: string;
  undoStep(): void;
  endTurn(): boolean;
}

/** The members of the renderer of an Arimaa board that the element calls. */
export interface ArimaaControls extends BoardView<ArimaaTypes> {
  readonly presets: { name: string; label: string }[];
  undoStep(): void;
  endTurn(): boolean;
}

/** The types of Arimaa for the generic board element. */
export interface ArimaaTypes extends BoardTypes {
  side: ArimaaModelTypes['side'];
  game: ArimaaModelTypes['game'];
  display: ArimaaModelTypes['display'];
  frame: ArimaaModelTypes['frame'];
  model: ArimaaModel;
  state: ArimaaBoardState;
  editor: ArimaaEditor<ArimaaModelTypes['game']>;
  element: ArimaaAttributes;
  view: ArimaaControls;
}
