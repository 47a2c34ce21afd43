import type { BoardAttributes, BoardTypes, BoardView } from '../element/adapter.js';
import type { ArimaaEditor } from './editor.js';
import type { Orientation } from './geometry.js';
import type { ArimaaSession } from './session.js';
import type { ArimaaSessionTypes } from './session-types.js';
import type { ArimaaBoardState } from './state.js';

/** The part of `<arimaa-board>` that its view uses. */
export interface ArimaaAttributes extends BoardAttributes {
  orientation: Orientation;
  arranging: boolean;
  pieces: string;
  undoStep(): void;
  endTurn(): boolean;
}

/** The part of its view that `<arimaa-board>` uses. */
export interface ArimaaControls extends BoardView<ArimaaTypes> {
  readonly presets: { name: string; label: string }[];
  undoStep(): void;
  endTurn(): boolean;
}

/** The types of the board of Arimaa. */
export interface ArimaaTypes extends BoardTypes {
  side: ArimaaSessionTypes['side'];
  game: ArimaaSessionTypes['game'];
  display: ArimaaSessionTypes['display'];
  frame: ArimaaSessionTypes['frame'];
  session: ArimaaSession;
  state: ArimaaBoardState;
  editor: ArimaaEditor<ArimaaSessionTypes['game']>;
  element: ArimaaAttributes;
  view: ArimaaControls;
}
