import { unsafeCSS } from 'lit';

/** The style sheet of the turn list and graph beside a board. */
export const styles = unsafeCSS(`
  :host {
    color-scheme: light dark;
    display: flex;
    flex-direction: column;
    box-sizing: border-box;
    font: 0.9375rem/1.4 var(--keddah-font, system-ui, sans-serif);
    color: var(--_text);
    --_text: var(--keddah-text, light-dark(#2a251e, #ece7de));
    --_muted: var(--keddah-muted, light-dark(#655c4e, #aaa294));
    --_surface: var(--keddah-surface, light-dark(#fffdf8, #24262b));
    --_line: var(--keddah-line, light-dark(#d8ccb4, #4a453d));
    --_may: var(--keddah-may, light-dark(#0b7667, #4fd6bd));
    --_care: var(--keddah-care, light-dark(#b93a0b, #ff9466));
  }
  :host([hidden]) { display: none; }
  :host([theme='light']) { color-scheme: light; }
  :host([theme='dark']) { color-scheme: dark; }
  .walk { display: flex; justify-content: flex-end; }
  button {
    border: 0;
    border-radius: 6px;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
    touch-action: manipulation;
  }
  .walk button { min-inline-size: 2.75rem; min-block-size: 2.75rem; }
  .walk button[aria-disabled='true'] { opacity: 0.4; cursor: default; }
  .walk svg {
    inline-size: 1.2rem;
    block-size: 1.2rem;
    vertical-align: middle;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  ol {
    position: relative;
    flex: 0 1 auto;
    margin: 0;
    padding: 0;
    max-block-size: var(--keddah-height, 24rem);
    overflow-y: auto;
    list-style: none;
    border-block: 1px solid var(--_line);
  }
  .row { padding-inline-start: calc(var(--depth, 0) * 0.75rem); }
  .row[data-depth]:not([data-depth='0']) {
    margin-inline-start: 0.4rem;
    border-inline-start: 2px solid var(--_line);
  }
  .turn {
    padding: 0.3rem 0.35rem;
    min-block-size: 2rem;
    font-variant-numeric: tabular-nums;
    text-align: start;
  }
  .turn:hover { background: var(--_surface); }
  .turn[aria-current='true'] { background: var(--_surface); box-shadow: inset 0 -3px var(--_may); }
  .number, .comment, .empty { color: var(--_muted); }
  .comment { margin-inline: 0.2rem; overflow-wrap: anywhere; }
  :focus-visible { outline: 3px solid var(--_may); outline-offset: -2px; }
  .graph {
    display: block;
    inline-size: 100%;
    block-size: var(--keddah-height, 5rem);
    box-sizing: border-box;
    border: 1px solid var(--_line);
    border-radius: 4px;
    cursor: pointer;
  }
  .below { fill: var(--_may); opacity: 0.25; }
  .chances, .middle, .current { fill: none; stroke: var(--_text); stroke-width: 1.5; vector-effect: non-scaling-stroke; }
  .middle { stroke: var(--_muted); stroke-dasharray: 3 4; stroke-width: 1; }
  .current { stroke: var(--_may); stroke-width: 2; }
  .fault { fill: var(--_care); }
  .unseen { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  .empty { margin: 0; }
  @media (forced-colors: active) {
    .turn[aria-current='true'] { outline: 2px solid Highlight; }
    .below { fill: Highlight; }
    .chances, .middle { stroke: CanvasText; }
    .current { stroke: Highlight; }
    .fault { fill: LinkText; }
  }
`);
