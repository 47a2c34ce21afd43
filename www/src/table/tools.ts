import { html, type TemplateResult } from 'lit';
import type { Board, Snapshot } from '../board.ts';
import type { Words } from '../i18n/index.ts';
import type { Seat } from '../seats.ts';
import { lookTitle } from '../view/look.ts';
import { menu, menuItem } from '../view/menu.ts';
import { type ToolActions, toolbar } from '../view/toolbar.ts';
import type { CurrentGame } from './current-game.ts';
import type { EditorLoader } from './editing.ts';
import type { Hints } from './hints.ts';
import type { Notices } from './notices.ts';
import type { SavedGame } from './saved-game.ts';
import type { StudyLoader } from './study.ts';

/** The members of the game view that the toolbar uses. */
export interface ToolsTable<Side, State extends Snapshot<Side>> extends HTMLElement {
  readonly board: Board<Side>;
  readonly words: Words;
  seatsOf(state: State): readonly Seat[];
  /** Renders items of the menu that end the game, besides Resign. */
  endingItems(state: State): TemplateResult | string;
  /** Renders the settings of this game, at the end of the menu. */
  settings(state: State): TemplateResult | string;
  playFromHere(): void;
  startReview(): void;
  share(): Promise<void>;
  /** Opens the dialog with this id. */
  open(id: string): void;
  /** Saves the game and renders the view again after a change. */
  changed(): void;
}

/** The components of the game view that the toolbar controls. */
export interface ToolParts<Side, Saved extends SavedGame, State extends Snapshot<Side>> {
  readonly current: CurrentGame<Side, Saved>;
  readonly study: StudyLoader<Side>;
  readonly hints: Hints<State>;
  readonly notices: Notices;
  readonly editing: EditorLoader;
}

/** The row of small buttons below the board, with the menu. */
export class Tools<Side, Saved extends SavedGame, State extends Snapshot<Side>> {
  constructor(
    private readonly table: ToolsTable<Side, State>,
    private readonly parts: ToolParts<Side, Saved, State>,
  ) {}

  render(state: State): TemplateResult {
    const { board, words } = this.table;
    return toolbar(board, state, words, this.#actions(state), this.#menu(state));
  }

  #flip = (): void => {
    this.table.board.flip();
    this.table.changed();
  };

  #actions(state: State): ToolActions {
    const { table } = this;
    const { hints, current, study } = this.parts;
    const isSearching = current.levelSearch.outcomes !== null;
    const { isAsking } = study;
    const isWithFriend = current.friend.friendship;
    const noHints = isAsking ? 'askingNoHints' : isWithFriend ? 'friendNoHints' : isSearching ? 'levelNoHints' : null;
    return {
      flip: this.#flip,
      analyze: study.toggle,
      isAnalyzing: study.isOn,
      playFromHere: () => table.playFromHere(),
      hint: () => void hints.ask(state),
      isThinkingOfHint: hints.isThinking,
      isWatching: current.isWatching,
      canTakeBack: !isSearching && current.friend.canTakeBack(state),
      whyNoHints: noHints ? table.words(noHints) : '',
      whyNoAnalysis: isAsking ? table.words('askingNoHints') : '',
    };
  }

  #menu(state: State): TemplateResult {
    const { table } = this;
    const { current, study, notices, editing } = this.parts;
    const { board, words } = table;
    const item = (label: string, act: () => void, disabled = false) => menuItem(table, label, act, disabled);
    // While a game lasts, its items stay in place: the menu may be open when the computer moves.
    const isPlaying = state.status.kind === 'playing';
    const hasComputer = table.seatsOf(state).some(({ kind }) => kind === 'computer');
    return menu(words, [
      html`
        ${isPlaying && hasComputer ? item(words('stopThinking'), () => board.stopThinking(), state.thinking === null) : ''}
        ${isPlaying && !current.isWatching ? item(words('resign'), () => table.open('resign')) : ''}
        ${isPlaying ? table.endingItems(state) : ''}
      `,
      html`
        ${item(words('reviewGame'), () => table.startReview(), !study.canReview(state))}
        ${item(words('myGames'), () => void current.keeping.open())}
        ${item(words('share'), () => void table.share())} ${item(words('friendPlay'), () => table.open('friend'))}
        ${item(words('directPlay'), () => void current.direct.open())}
      `,
      html`
        ${item(words('copyPosition'), () => void notices.copy(board.game?.toString() ?? '', words))}
        ${item(words('setUpPosition'), () => void editing.open())} ${item(words('pasteRecord'), () => table.open('paste'))}
        ${item(words('embed'), () => table.open('embed'))}
      `,
      html`
        ${item(lookTitle(words, board), () => table.open('look'))}
        <sound-switch .words=${words} .isItem=${true}></sound-switch>
        ${table.settings(state)}
      `,
    ]);
  }
}
