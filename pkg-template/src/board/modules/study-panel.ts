/** The panel below a board in the mode `study` and with the attribute `analysis`. */
import type { TemplateResult } from 'lit';
import { numberOf, type Turns } from '../../game/tree-numbers.js';
import { signsOf } from '../../game/tree-signs.js';
import type { Targets } from '../../game/tree-targets.js';
import type { SearchInfo, TreeNode } from '../../game/types.js';
import glyphs from '../lang/glyphs/en.js';
import type { Lit, Say } from './module.js';

export const words = `${glyphs}
study-ways = Continuations
analysis = Analysis
analysis-chance = { $side }: { $win }
analysis-lines = Best lines
`;

export const css = `
  .walk { justify-content: center; }
  .notes {
    block-size: var(--keddah-comment, 9em);
    overflow-y: auto;
    overflow-wrap: anywhere;
    padding: 0.2rem;
  }
  .notes b { font-variant-numeric: tabular-nums; }
  .ways { display: flex; flex-wrap: wrap; gap: 0.3rem; margin-block-start: 0.3rem; }
  .ways button { padding-inline: 0.6rem; font-variant-numeric: tabular-nums; }
  .walk button[aria-pressed='true'] { border-color: var(--_may); box-shadow: inset 0 -3px var(--_may); }
  .chance { block-size: 0.6rem; border: 1px solid var(--_line); border-radius: 0.3rem; overflow: hidden; }
  .chance i { display: block; block-size: 100%; background: var(--_may); transition: inline-size 0.2s; }
  .lines { list-style: none; margin: 0; padding: 0; block-size: 8.6rem; }
  .lines button {
    display: flex;
    gap: 0.6rem;
    inline-size: 100%;
    padding: 0 0.3rem;
    border: 0;
    background: none;
    text-align: start;
    font-variant-numeric: tabular-nums;
  }
  .lines button:hover { background: var(--_surface); }
  .lines span:last-child { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; align-self: center; }
  .lines span:first-child { flex: none; align-self: center; color: var(--_may); }
  @media (prefers-reduced-motion: reduce) { .chance i { transition: none; } }
  @media (forced-colors: active) { .chance i { background: Highlight; } .walk button[aria-pressed='true'] { outline: 2px solid Highlight; } }
`;

const ICONS = {
  first: 'M17 6l-6 6 6 6M7 6v12',
  back: 'M15 6l-6 6 6 6',
  forward: 'M9 6l6 6-6 6',
  last: 'M7 6l6 6-6 6M17 6v12',
  analysis: 'M4 20V10M10 20V4M16 20v-7M22 20H2',
};

/** The navigation buttons of the study, with the names of the tree nodes that they go to. */
const WALK = [
  ['first', 'first'],
  ['back', 'previous'],
  ['forward', 'next'],
  ['last', 'last'],
] as const;

/** The data that the panel of study and analysis below a board shows. */
export interface PanelView {
  readonly words: { readonly lang: string };
  readonly say: Say;
  readonly part: Say;
  /** The shown node of the game tree and its surroundings; `null` outside the mode `study`. */
  readonly place: {
    readonly node: TreeNode;
    readonly ply: number;
    readonly turns: Turns;
    readonly targets: Targets;
    /** Whether the node is the one at which the study begins. */
    readonly isStart: boolean;
  } | null;
  /** The engine analysis; `null` if the board does not show it. */
  readonly analysis: {
    readonly isOn: boolean;
    readonly hasFailed: boolean;
    readonly info: SearchInfo | null;
    /** The name of the side whose win chance is shown, and that chance from 0 to 1. */
    readonly side: string;
    readonly win: number | null;
    toggle(): void;
    /** Draws a turn on the board as a preview; without one, removes the preview. */
    preview(turn?: string): void;
    /** Plays `turn`, the first of an engine line, or only draws it if no turns can be played. */
    choose(turn: string): void;
  } | null;
  go(to: TreeNode | undefined): void;
}

/** Renders the panel of study and analysis below a board. */
export function studyPanel(lit: Lit, view: PanelView): TemplateResult {
  const { html, nothing } = lit;
  const { say, place, analysis } = view;
  const icon = (name: keyof typeof ICONS) =>
    html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${ICONS[name]} /></svg>`;
  const buttons = WALK.map(([name, target]) => {
    const to = place?.targets[target];
    return html`<button part="button" type="button" aria-label=${say(name)} title=${say(name)}
      aria-disabled=${String(!to)} @click=${() => view.go(to)}>${icon(name)}</button>`;
  });
  return html`<div part="study">
    <div class="bar walk" part="bar" role="group" aria-label=${say(place ? 'controls' : 'analysis')}>
      ${place ? buttons : nothing}
      ${
        analysis
          ? html`<button part="button" type="button" aria-label=${say('analysis')} title=${say('analysis')}
              aria-pressed=${String(analysis.isOn)} @click=${analysis.toggle}>${icon('analysis')}</button>`
          : nothing
      }
    </div>
    ${place ? notes(lit, view, place) : nothing}
    ${analysis?.isOn ? evaluation(lit, view, analysis) : nothing}
  </div>`;
}

/** Renders the turn with its comment, and the next turns if there are several. */
function notes(
  { html, nothing }: Lit,
  { say, part, go }: PanelView,
  { node, ply, turns, isStart }: NonNullable<PanelView['place']>,
): TemplateResult {
  const turn = (at: TreeNode, number: number) => {
    const { text, nag } = signsOf(at);
    return html`${numberOf(turns, number)} ${at.turn}${
      text
        ? html`<span role="img" aria-label=${nag > 0 ? `, ${part('glyph', { nag })}` : text}>${text}</span>`
        : nothing
    }`;
  };
  const { children } = node;
  return html`
    <div class="notes" tabindex="0" role="group" aria-label=${say('controls')}>
      <div part="comment">${isStart || !node.turn ? nothing : html`<b>${turn(node, ply)}</b>`} ${node.comment ?? ''}</div>
      ${
        children.length > 1
          ? html`<div class="ways" role="group" aria-label=${say('study-ways')}>
              ${children.map((child) => html`<button part="button" type="button" @click=${() => go(child)}>${turn(child, ply + 1)}</button>`)}
            </div>`
          : nothing
      }
    </div>`;
}

/** Renders the engine's evaluation and best lines. */
function evaluation(
  { html, nothing }: Lit,
  { say, words }: PanelView,
  { info, side, win, hasFailed, preview, choose }: NonNullable<PanelView['analysis']>,
): TemplateResult {
  const percent = (chance: number) => new Intl.NumberFormat(words.lang, { style: 'percent' }).format(chance);
  const text = win === null ? '…' : say('analysis-chance', { side, win: percent(win) });
  const lines = info?.lines.map(({ moves, score }) => {
    const [first = '', ...rest] = moves;
    return html`<li><button part="line" type="button" @pointerenter=${() => preview(first)} @pointerleave=${() => preview()}
      @focus=${() => preview(first)} @blur=${() => preview()} @click=${() => choose(first)}>
      <span>${percent(score.win)}</span><span><b>${first}</b>${rest.map((turn) => ` · ${turn}`)}</span></button></li>`;
  });
  return html`<section part="analysis" aria-label=${say('analysis')}>
    <p>${hasFailed ? say('refuse-engine-failed') : text}</p>
    <div class="chance" part="evaluation" aria-hidden="true"><i .style=${`inline-size:${Math.round((win ?? 0.5) * 100)}%`}></i></div>
    <ol class="lines" aria-label=${say('analysis-lines')}>${lines ?? nothing}</ol>
  </section>`;
}
