import { css } from 'lit';

/** The style sheet of the board of Arimaa. */
export const styles = css`
  :host {
    --_board: var(--keddah-board, light-dark(#f0e8d7, #35322d));
    --_rule: var(--keddah-rule, light-dark(#d9ccb1, #4b463e));
    --_pit: var(--keddah-pit, light-dark(#c6b592, #23211e));
    --_pit-deep: var(--keddah-pit-deep, light-dark(#8f7d5a, #0f0e0d));
    --_gold: var(--keddah-gold, #e9b93c);
    --_gold-light: #ffeab0;
    --_gold-deep: light-dark(#8a5f0c, #7c560d);
    --_gold-ink: #352103;
    --_silver: var(--keddah-silver, #c3ccd6);
    --_silver-light: #fbfdff;
    --_silver-deep: light-dark(#4c5968, #4f5b69);
    --_silver-ink: #17212b;
  }
  .ground {
    fill: var(--_board);
    stroke: var(--_frame);
    stroke-width: 3;
  }
  .rules {
    fill: none;
    stroke: var(--_rule);
    stroke-width: 2;
  }
  .goal.gold {
    fill: var(--_gold);
    opacity: 0.16;
  }
  .goal.silver {
    fill: light-dark(#6d87a5, #9fb6cf);
    opacity: 0.17;
  }
  .pit .deep {
    fill: var(--_pit-deep);
  }
  .pit .floor {
    fill: var(--_pit);
  }
  .pit .lip {
    fill: none;
    stroke: light-dark(#fffaf0, #5e574b);
    stroke-width: 3;
    opacity: 0.9;
  }
  .token {
    transition: transform var(--_pace) ease-out;
  }
  .still .token,
  .token.held {
    transition: none;
  }
  .token .shade {
    fill: light-dark(rgb(70 48 12 / 0.22), rgb(0 0 0 / 0.5));
  }
  .token .rim {
    fill: var(--_deep);
  }
  .token .face {
    stroke: var(--_deep);
    stroke-width: 2.5;
  }
  .token .shine {
    fill: none;
    stroke: var(--_light);
    stroke-width: 2.5;
    opacity: 0.75;
  }
  .token .fur {
    fill: var(--_light);
  }
  .token .ink {
    fill: var(--_ink);
  }
  .token .lift {
    transition: transform 120ms ease-out;
  }
  .token.picked .lift {
    transform: translateY(-5px) scale(1.07);
  }
  .token.picked .shade {
    transform: translateY(14px);
  }
  .gold {
    --_light: var(--_gold-light);
    --_mid: var(--_gold);
    --_deep: var(--_gold-deep);
    --_ink: var(--_gold-ink);
  }
  .silver {
    --_light: var(--_silver-light);
    --_mid: var(--_silver);
    --_deep: var(--_silver-deep);
    --_ink: var(--_silver-ink);
  }
  .from {
    stop-color: color-mix(in srgb, var(--_mid) 55%, var(--_light));
  }
  .into {
    stop-color: var(--_mid);
  }
  .token.frozen {
    --_light: light-dark(#eef4f8, #c9d5de);
    --_ink: light-dark(#4c5b68, #3f4d59);
  }
  .token.frozen .face {
    fill: light-dark(#cfdbe4, #9fb0bf);
  }
  .token.frozen.gold .face {
    fill: light-dark(#e3dcc3, #b8ad8d);
  }
  .frost circle {
    fill: light-dark(#fff, #e9f4fb);
    stroke: #2f6f9f;
    stroke-width: 2.5;
  }
  .frost path {
    fill: none;
    stroke: #2f6f9f;
    stroke-width: 3;
    stroke-linecap: round;
  }
  .gone {
    animation: sink 280ms ease-in forwards;
  }
  @keyframes sink {
    to {
      opacity: 0;
      scale: 0.35;
    }
  }
  .pick {
    fill: var(--_may);
    opacity: 0.22;
  }
  .dot {
    fill: var(--_may);
    stroke: var(--_board);
    stroke-width: 3;
  }
  .dot.care {
    fill: var(--_board);
    stroke: var(--_care);
    stroke-width: 6;
  }
  .cross {
    fill: none;
    stroke: var(--_care);
    stroke-width: 6;
    stroke-linecap: round;
  }
  .ring {
    fill: none;
    stroke: var(--_may);
    stroke-width: 6;
    stroke-linecap: round;
  }
  .ring.risk {
    stroke: var(--_care);
    stroke-width: 4.5;
  }
  .ring.loss {
    stroke: var(--_care);
    stroke-width: 7;
  }
  .ring.refused {
    stroke: var(--_care);
    stroke-dasharray: 10 11;
    animation: nudge 260ms ease-out;
  }
  .still .ring.refused {
    animation: none;
  }
  @keyframes nudge {
    from {
      opacity: 0;
    }
  }
  .arrow {
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .arrow.back {
    stroke: var(--_board);
    stroke-width: 15;
    opacity: 0.85;
  }
  .arrow.mine {
    stroke: var(--_may);
    stroke-width: 8;
  }
  .arrow.theirs {
    stroke: var(--_care);
    stroke-width: 8;
    stroke-dasharray: 15 13;
  }
  .arrow.trail {
    stroke: var(--_trail);
    stroke-width: 4.5;
    opacity: 0.9;
  }
  .arrow.hint {
    stroke: var(--_hint);
    stroke-width: 8;
  }
  .faint {
    opacity: 0.5;
  }
  .badge circle {
    fill: var(--_may);
    stroke: var(--_board);
    stroke-width: 3;
  }
  .badge.hint circle {
    fill: var(--_hint);
  }
  .badge text {
    font: 700 20px var(--keddah-font, system-ui, sans-serif);
    fill: var(--_on-may);
    text-anchor: middle;
    dominant-baseline: central;
  }
  .ghost {
    opacity: 0.42;
  }
  .cells {
    position: absolute;
    inset: 0;
    display: grid;
    grid: repeat(8, 1fr) / repeat(8, 1fr);
    touch-action: manipulation;
  }
  .cell {
    outline-offset: -3px;
    border-radius: 6px;
  }
  .cells.holding .cell {
    cursor: grabbing;
  }
  .lamps {
    display: inline-flex;
    gap: 0.35rem;
    padding-inline: 0.4rem;
  }
  .lamp {
    inline-size: 0.75rem;
    block-size: 0.75rem;
    border-radius: 50%;
    border: 2px solid var(--_muted);
    box-sizing: border-box;
    transition: background var(--_pace) ease-out;
  }
  .lamp.lit {
    background: var(--_may);
    border-color: var(--_may);
  }
  @media (prefers-reduced-motion: reduce) {
    .token,
    .token .lift,
    .gone,
    .ring.refused {
      transition: none;
      animation: none;
    }
  }
  @media (forced-colors: active) {
    .lamp.lit {
      background: CanvasText;
      forced-color-adjust: none;
    }
    :host {
      --_rule: CanvasText;
      --_pit: Canvas;
      --_pit-deep: CanvasText;
    }
    .arrow.trail {
      stroke: CanvasText;
    }
  }
`;
