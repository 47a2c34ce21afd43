import { unsafeCSS } from 'lit';

/** The style sheet of `<quoridor-board>`. */
export const styles = unsafeCSS(`
  :host {
    --_board: var(--keddah-board, light-dark(#c9a978, #352b22));
    --_bed: var(--keddah-groove, light-dark(#937246, #120e0b));
    --_tile: var(--keddah-tile, light-dark(#faf1df, #554a3f));
    --_wood: var(--keddah-wall, light-dark(#4a2608, #e9b877));
    --_wood-edge: light-dark(#241103, #6e4a1e);
  }
  .player-1 {
    --_player: var(--keddah-player-1, light-dark(#cc4b00, #f2702c));
    --_ink: light-dark(#fff, #331300);
  }
  .player-2 {
    --_player: var(--keddah-player-2, light-dark(#0a66b0, #5aa9f0));
    --_ink: light-dark(#fff, #04243e);
  }
  .player-3 {
    --_player: var(--keddah-player-3, light-dark(#f2c200, #f5cf2a));
    --_ink: #2f2500;
  }
  .player-4 {
    --_player: var(--keddah-player-4, light-dark(#3b3542, #f4f0fa));
    --_ink: light-dark(#fff, #221d28);
  }
  .rim {
    fill: var(--_board);
    stroke: var(--_frame);
    stroke-width: 3;
  }
  .bed {
    fill: var(--_bed);
  }
  .drop {
    fill: rgb(0 0 0 / 0.3);
  }
  .tiles {
    fill: var(--_tile);
  }
  .light {
    fill: url(#lit);
  }
  .lit stop,
  .grain stop {
    stop-color: #fff;
    stop-opacity: 0.12;
  }
  .lit stop:nth-child(2),
  .grain stop:nth-child(2) {
    stop-opacity: 0;
  }
  .lit stop:last-child {
    stop-color: #000;
    stop-opacity: 0.09;
  }
  .grain stop {
    stop-opacity: 0.45;
  }
  .grain stop:last-child {
    stop-color: #000;
    stop-opacity: 0.4;
  }
  .goal {
    fill: var(--_player);
  }
  .home {
    fill: var(--_player);
    opacity: 0.1;
  }
  .name {
    font-size: 19px;
  }
  .stick {
    fill: var(--_wood);
    stroke: var(--_wood-edge);
    stroke-width: 2;
    opacity: 0.7;
  }
  .turn .stick {
    opacity: 1;
  }
  .field:has(.stock:hover) .turn .stick {
    stroke: var(--_may);
    stroke-width: 3;
  }
  .slot {
    fill: rgb(0 0 0 / 0.14);
  }
  .flag {
    fill: var(--_player);
    stroke: var(--_text);
    stroke-width: 2.5;
    stroke-linejoin: round;
  }
  .steps,
  .mark {
    font: 700 30px var(--keddah-font, system-ui, sans-serif);
    font-variant-numeric: tabular-nums;
    fill: var(--_ink);
    text-anchor: middle;
    dominant-baseline: central;
  }
  .steps {
    fill: var(--_text);
  }
  .pawn {
    transition: transform var(--_pace) ease-out;
  }
  .still .pawn,
  .pawn.held {
    transition: none;
  }
  .pawn .shade {
    fill: light-dark(rgb(70 48 12 / 0.3), rgb(0 0 0 / 0.5));
  }
  .pawn .face {
    fill: var(--_player);
    stroke: color-mix(in srgb, var(--_player) 55%, #000);
    stroke-width: 2.5;
  }
  .pawn .shine {
    fill: none;
    stroke: color-mix(in srgb, var(--_player) 55%, #fff);
    stroke-width: 2;
    opacity: 0.7;
  }
  .pawn.turn .face {
    stroke: var(--_text);
    stroke-width: 4.5;
  }
  .wall,
  .ghost-fine {
    fill: var(--_wood);
    stroke: var(--_wood-edge);
    stroke-width: 1.5;
  }
  .bevel {
    fill: url(#grain);
  }
  .laid {
    transform-box: fill-box;
    transform-origin: center;
    animation: lay var(--_pace) ease-out;
  }
  @keyframes lay {
    from {
      transform: translateY(-14px) scale(1.12);
      opacity: 0.3;
    }
  }
  .wall.last {
    stroke: var(--_may);
    stroke-width: 4;
  }
  .wall.refused {
    stroke: var(--_care);
    stroke-width: 5;
  }
  .wall-shade {
    fill: rgb(0 0 0 / 0.35);
    translate: 3px 5px;
  }
  .ghost {
    pointer-events: none;
  }
  .ghost-back {
    fill: var(--_tile);
    stroke: var(--_tile);
    stroke-width: 7;
  }
  .ghost-fine {
    stroke: var(--_may);
    stroke-width: 5;
    fill-opacity: 0.75;
  }
  .hatch {
    fill: var(--_care);
  }
  .ghost-refused {
    fill: url(#hatch);
    stroke: var(--_care);
    stroke-width: 4;
  }
  .waits .ghost-fine {
    stroke-dasharray: 16 9;
    stroke: var(--_text);
  }
  .dot {
    fill: var(--_may);
    stroke: var(--_tile);
    stroke-width: 3;
  }
  .dot.aimed {
    fill: color-mix(in srgb, var(--_may) 30%, var(--_tile));
    stroke: var(--_may);
    stroke-width: 5;
  }
  .ring {
    fill: none;
    stroke: var(--_care);
    stroke-width: 6;
    stroke-dasharray: 10 11;
    stroke-linecap: round;
  }
  .trail {
    fill: none;
    stroke: var(--_trail);
    stroke-width: 4.5;
    stroke-dasharray: 2 11;
    stroke-linecap: round;
  }
  .left {
    fill: none;
    stroke: var(--_trail);
    stroke-width: 4.5;
  }
  .way {
    fill: none;
    stroke: var(--_player);
    stroke-width: 7;
    stroke-linejoin: round;
    stroke-dasharray: 14 10;
  }
  .mile {
    fill: var(--_player);
    stroke: var(--_tile);
    stroke-width: 2.5;
  }
  .hint,
  .hint-line {
    fill: var(--_hint);
  }
  .hint-line {
    stroke: var(--_hint);
    stroke-width: 8;
    stroke-linecap: round;
  }
  circle.hint {
    fill: none;
    stroke: var(--_hint);
    stroke-width: 8;
  }
  .pad {
    position: absolute;
    inset: 0;
    touch-action: manipulation;
  }
  .pad.holding,
  .pad.holding * {
    touch-action: none;
    cursor: grabbing;
  }
  .cells {
    position: absolute;
    display: grid;
    gap: var(--_gap);
  }
  .cell {
    border-radius: 11%;
  }
  .pad button {
    position: absolute;
    min-block-size: 0;
    min-inline-size: 0;
    padding: 0;
    border: 0;
    border-radius: 0.6rem;
    background: none;
  }
  .pad .stock {
    touch-action: none;
    cursor: grab;
  }
  .tip {
    position: absolute;
    z-index: 1;
    max-inline-size: 16rem;
    inline-size: max-content;
    padding: 0.25rem 0.6rem;
    border-radius: 0.6rem;
    background: var(--_surface);
    border: 1px solid var(--_care);
    color: var(--_care);
    font-size: 0.875rem;
    pointer-events: none;
  }
  .pill {
    position: absolute;
    z-index: 2;
    inset-inline: 0;
    margin: auto;
    inline-size: max-content;
    max-inline-size: 100%;
    box-sizing: border-box;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0.4rem;
    padding: 0.4rem 0.5rem 0.4rem 0.9rem;
    border-radius: 1.4rem;
    background: var(--_surface);
    border: 1px solid var(--_line);
    box-shadow: 0 4px 18px rgb(0 0 0 / 0.25);
  }
  .pill.below {
    inset-block-start: calc(100% + var(--keddah-question-gap, 0.4rem));
  }
  .pill.low {
    inset-block-end: 0.4rem;
  }
  .pill.high {
    inset-block-start: 0.4rem;
  }
  .pill p {
    flex: 1 1 9rem;
  }
  @media (max-width: 32rem) {
    .pill {
      inline-size: auto;
      margin-inline: 0.4rem;
    }
    .pill p {
      flex-basis: 100%;
    }
    .pill button {
      flex: 1 0 auto;
    }
  }
  .pill p.care {
    color: var(--_care);
  }
  .pill button.main {
    margin: 0;
  }
  .pill .nudge:not(:focus-visible) {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    min-block-size: 0;
    min-inline-size: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
  @media (prefers-reduced-motion: reduce) {
    .pawn {
      transition: none;
    }
    .laid {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    :host {
      --_bed: Canvas;
      --_tile: Canvas;
      --_wood: CanvasText;
      --_wood-edge: CanvasText;
    }
    .tiles,
    .bed {
      stroke: GrayText;
      stroke-width: 2;
    }
  }
`);
