/** The panel below a board in the mode `lesson`: the text of the stage and its buttons. */
import type { TemplateResult } from 'lit';
import type { LessonState } from '../shared/state.js';
import type { Lit, Say } from './module.js';

export const css = `
  [part='lesson'] { padding-block-start: 0.6rem; }
  [part='lesson'] header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.8rem; }
  [part='lesson-title'] { font-weight: 600; margin-inline-end: auto; }
  [part='stars'], .count { color: var(--_muted); font-variant-numeric: tabular-nums; }
  [part='stars'] { color: var(--_may); letter-spacing: 0.1em; }
  .lesson-words { min-block-size: 5.6em; overflow-wrap: anywhere; }
  .lesson-words p { white-space: pre-line; }
  .lesson-words .care { color: var(--_care); }
  .lesson-words .care::before { content: '✕ '; }
  .lesson-words .fine { color: var(--_may); font-weight: 600; }
  .lesson-words .fine::before { content: '✓ '; }
`;

/** The actions of the buttons below a board with a lesson. */
export interface PanelActions {
  hintStage(): void;
  again(): void;
  next(): void;
  /** Goes forward or back in the record of a stage without a task; absent if it has no record. */
  browse?: ((by: number) => void) | undefined;
}

/** Renders the panel below a board with a lesson: title, text, stars and buttons. */
export function lessonPanel(
  { html, nothing }: Lit,
  say: Say,
  state: LessonState,
  { hintStage, again, next, browse }: PanelActions,
): TemplateResult {
  const { lessonTitle, stage, stages, text, feedback, feedbackKind, outcome, stars, canHint } = state;
  const isDone = outcome === 'solved' || outcome === 'read';
  const button = (label: string, can: boolean, act: () => void, isMain = false) =>
    html`<button part=${isMain ? 'button main' : 'button'} class=${isMain ? 'main' : ''} type="button"
      aria-disabled=${String(!can)} @click=${() => can && act()}>${say(label)}</button>`;
  const tone = feedbackKind === 'wrong' ? 'care' : feedbackKind === 'solved' ? 'fine' : '';
  return html`<section part="lesson" aria-label=${lessonTitle}>
    <header>
      <span part="lesson-title">${lessonTitle}</span>
      ${
        stars > 0
          ? html`<span part="stars" role="img" aria-label=${say('lesson-stars', { stars })}>${'★'.repeat(stars)}${'☆'.repeat(3 - stars)}</span>`
          : nothing
      }
      <span class="count">${say('lesson-stage', { stage, stages })}</span>
    </header>
    <div class="lesson-words" part="lesson-words">
      <p>${text}</p>
      ${feedback ? html`<p class=${tone}>${feedback}</p>` : nothing}
    </div>
    <div class="bar" part="bar" role="group" aria-label=${say('lesson-controls')}>
      ${outcome === 'read' ? nothing : [button('lesson-hint', canHint, hintStage), button('lesson-again', outcome !== 'open', again)]}
      ${browse ? [button('back', true, () => browse(-1)), button('forward', true, () => browse(1))] : nothing}
      ${button('lesson-next', state.next, next, isDone)}
    </div>
  </section>`;
}
