import { html, type TemplateResult } from 'lit';
import type { Board, Snapshot } from '../board.ts';
import type { Words } from '../i18n/index.ts';
import { icon } from './icons.ts';

/**
 * Renders the button that goes back to the latest turn; `null` if the latest turn is on the board.
 */
export function backButton<Side>(board: Board<Side>, state: Snapshot<Side>, words: Words): TemplateResult | null {
  if (state.atLatest) return null;
  return html`<button type="button" class="end primary" @click=${() => board.goTo(state.plies)}>${words('latest')}</button>`;
}

/** The actions of the toolbar that the board itself does not provide, and their state. */
export interface ToolActions {
  flip(): void;
  /** Turns the engine analysis on or off. */
  analyze(): void;
  isAnalyzing: boolean;
  hint(): void;
  /** Continues the game from the turn that is shown. */
  playFromHere(): void;
  /** Whether the computer is searching for a hint. */
  isThinkingOfHint: boolean;
  /** Whether the computer plays all sides of the game. */
  isWatching: boolean;
  /** Whether turns may be taken back, which games with a friend and the level search restrict. */
  canTakeBack: boolean;
  /** The reason why hints are not allowed in this game; empty if they are. */
  whyNoHints: string;
  /** The reason why the engine analysis is not allowed now; empty if it is. */
  whyNoAnalysis: string;
}

/**
 * Renders the row of small buttons: take back, redo, hint, flip, menu. At an earlier turn, a button
 * that continues the game from it takes the place of redo and hint.
 */
export function toolbar<Side>(
  board: Board<Side>,
  state: Snapshot<Side>,
  words: Words,
  {
    flip,
    hint,
    analyze,
    isAnalyzing,
    playFromHere,
    isThinkingOfHint,
    isWatching,
    canTakeBack,
    whyNoHints,
    whyNoAnalysis,
  }: ToolActions,
  menu: TemplateResult,
): TemplateResult {
  const tool = (name: Parameters<typeof icon>[0], label: string, act: () => void, disabled = false) => html`
    <button type="button" class="tool ${name}" ?disabled=${disabled} @click=${act}>${icon(name)}<span>${label}</span></button>
  `;
  const canHint = !isWatching && !whyNoHints && state.status.kind === 'playing' && state.thinking === null;
  const pulse = html`<span class="pulse" aria-hidden="true"><i></i><i></i><i></i></span>`;
  const hintTool = html`
    <button type="button" class="tool hint" ?disabled=${!canHint} title=${whyNoHints} aria-busy=${String(isThinkingOfHint)} @click=${hint}>
      ${isThinkingOfHint ? pulse : icon('hint')}<span>${words('hint')}</span>
    </button>
  `;
  return html`
    <div class="tools" role="group" aria-label=${words('actions')}>
      ${tool('back', words('takeBack'), () => board.takeBack(), !state.canTakeBack || !canTakeBack || isWatching)}
      ${state.atLatest ? [tool('forward', words('redo'), () => board.redo(), !state.canRedo || !canTakeBack || isWatching), hintTool] : tool('play', words('playFromHere'), playFromHere)}
      <button type="button" class="tool analyze" aria-pressed=${String(isAnalyzing)} ?disabled=${whyNoAnalysis !== ''} title=${whyNoAnalysis} @click=${analyze}>
        ${icon('analyze')}<span>${words('analyze')}</span>
      </button>
      ${tool('flip', words('flip'), flip)}
      ${menu}
    </div>
  `;
}
