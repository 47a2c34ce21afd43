import { unsafeCSS } from 'lit';

/** The style sheet of every board. Pages may set each custom property `--keddah-…`. */
export const theme = unsafeCSS(`
  :host {
    color-scheme: light dark;
    display: block;
    position: relative;
    box-sizing: border-box;
    inline-size: 100%;
    max-inline-size: var(--keddah-size, none);
    font: 1rem/1.4 var(--keddah-font, system-ui, sans-serif);
    color: var(--_text);
    --_text: var(--keddah-text, light-dark(#2a251e, #ece7de));
    --_muted: var(--keddah-muted, light-dark(#655c4e, #aaa294));
    --_surface: var(--keddah-surface, light-dark(#fffdf8, #24262b));
    --_line: var(--keddah-line, light-dark(#d8ccb4, #4a453d));
    --_may: var(--keddah-may, light-dark(#0b7667, #4fd6bd));
    --_care: var(--keddah-care, light-dark(#b93a0b, #ff9466));
    --_frame: var(--keddah-frame, light-dark(#b7a581, #5b5448));
    --_hint: light-dark(#7a3fb0, #d3a5ff);
    --_trail: light-dark(#54493a, #b9ae9d);
    --_on-may: light-dark(#fff, #0b2722);
    --_pace: var(--keddah-pace, 160ms);
  }
  :host([hidden]) {
    display: none;
  }
  :host([theme='light']) {
    color-scheme: light;
  }
  :host([theme='dark']) {
    color-scheme: dark;
  }
  :host(:is([theme='light'], [theme='dark']):not([controls='none'])) {
    --_ground: light-dark(#f6f4ef, #16181c);
    background: var(--_ground);
    border-radius: 0.4rem;
    box-shadow: 0 0 0 0.5rem var(--_ground);
  }
  .field {
    position: relative;
    aspect-ratio: 1;
    user-select: none;
    -webkit-user-select: none;
    -webkit-tap-highlight-color: transparent;
  }
  svg.board {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
  }
  .unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4rem;
    padding-block: 0.5rem;
  }
  p {
    margin: 0;
  }
  .status {
    min-block-size: 2.8em;
    padding-block-start: 0.5rem;
  }
  .status .care {
    color: var(--_care);
  }
  button {
    font: inherit;
    color: inherit;
    min-block-size: 2.75rem;
    min-inline-size: 2.75rem;
    padding: 0 0.9rem;
    border: 1px solid var(--_line);
    border-radius: 0.7rem;
    background: var(--_surface);
    cursor: pointer;
    touch-action: manipulation;
  }
  button.main {
    margin-inline-start: auto;
    background: var(--_may);
    border-color: transparent;
    color: var(--_on-may);
    font-weight: 600;
  }
  button[aria-disabled='true'] {
    background: transparent;
    border-color: var(--_line);
    color: var(--_muted);
    font-weight: 400;
  }
  button:has(svg) {
    padding: 0;
  }
  button svg {
    display: block;
    inline-size: 1.2rem;
    block-size: 1.2rem;
    margin: auto;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  :focus-visible {
    outline: 3px solid var(--_may);
    outline-offset: 2px;
  }
  .error {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    gap: 0.4rem;
    padding: 8%;
    text-align: center;
    background: color-mix(in srgb, var(--_surface) 92%, transparent);
    overflow: auto;
    overflow-wrap: anywhere;
  }
  .error.card {
    inset: auto 10%;
    inset-block-start: 50%;
    translate: 0 -50%;
    padding: 1rem;
    background: var(--_surface);
    border-radius: 0.7rem;
    box-shadow: 0 4px 24px #0006;
  }
  .name {
    font: 600 17px var(--keddah-font, system-ui, sans-serif);
    fill: light-dark(#6b5d42, #b9ae9a);
  }
  .row {
    display: contents;
  }
  .cell.aim {
    cursor: pointer;
  }
  .cell.grab {
    touch-action: none;
    cursor: grab;
  }
  .cell:focus-visible {
    outline: 4px solid var(--_may);
    box-shadow: inset 0 0 0 5px var(--_board);
  }
  @media (forced-colors: active) {
    :host {
      --_board: Canvas;
      --_frame: CanvasText;
      --_may: Highlight;
      --_care: LinkText;
      --_text: CanvasText;
      --_muted: GrayText;
    }
    svg.board {
      forced-color-adjust: none;
    }
    .name {
      fill: CanvasText;
    }
    button.main {
      border-color: ButtonText;
      color: HighlightText;
      forced-color-adjust: none;
    }
    button[aria-disabled='true'] {
      color: GrayText;
      border-color: GrayText;
    }
  }
`);
