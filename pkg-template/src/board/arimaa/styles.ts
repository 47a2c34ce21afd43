import { unsafeCSS } from 'lit';

/** The style sheet of `<arimaa-board>`. */
export const styles = unsafeCSS(`
  :host {
    --_board: var(--keddah-board, light-dark(#dccfb8, #4d473e));
    --_tile: var(--keddah-tile, light-dark(#bcab8e, #39342d));
    --_frame: var(--keddah-frame, light-dark(#584833, #24211d));
    --_rule: var(--keddah-rule, light-dark(#3a2e1f, #6d6353));
    --_pit: var(--keddah-pit, light-dark(#756347, #1f1c18));
    --_pit-deep: var(--keddah-pit-deep, light-dark(#150d02, #000));
    --_gold: var(--keddah-gold, #f0b92d);
    --_gold-deep: light-dark(#6e4a06, #5f4108);
    --_silver: var(--keddah-silver, #bfcad6);
    --_silver-deep: light-dark(#3f4c5b, #3c4856);
    --_halo: light-dark(#fffaf0, #12100e);
  }
  .frame {
    fill: var(--_frame);
    stroke: var(--_rule);
    stroke-width: 4;
    filter: drop-shadow(0 6px 7px #0000004d);
  }
  .ground {
    fill: var(--_board);
    stroke: var(--_rule);
    stroke-width: 5;
  }
  .tiles {
    stroke: var(--_tile);
    stroke-width: 100;
    stroke-dasharray: 100;
  }
  .goal {
    fill: var(--_mid);
  }
  .goal.silver {
    fill: light-dark(#7d9dbf, #9fb6cf);
  }
  .goal :first-child {
    opacity: 0.15;
  }
  .pit {
    --_light: var(--_pit-deep);
    --_mid: var(--_pit);
  }
  .pit path {
    fill: none;
    stroke: #fff;
    stroke-width: 3;
    opacity: 0.3;
  }
  .name {
    fill: light-dark(#efe4cf, #b3a897);
    text-anchor: middle;
  }
  .token {
    transition: transform var(--_pace) ease-out;
  }
  .still .token,
  .token.held {
    transition: none;
  }
  .token .shade {
    fill: light-dark(#46300c38, #00000080);
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
    --_light: #ffeab0;
    --_mid: var(--_gold);
    --_deep: var(--_gold-deep);
    --_ink: #352103;
  }
  .silver {
    --_light: #fbfdff;
    --_mid: var(--_silver);
    --_deep: var(--_silver-deep);
    --_ink: #17212b;
  }
  .from {
    stop-color: color-mix(in srgb, var(--_mid) 55%, var(--_light));
  }
  .into {
    stop-color: var(--_mid);
  }
  text.ink {
    font: 700 54px var(--keddah-font, system-ui, sans-serif);
    text-anchor: middle;
    dominant-baseline: central;
  }
  .frozen .shine {
    stroke: #fff;
    stroke-width: 5;
    stroke-dasharray: 2 6;
    opacity: 1;
  }
  .ice {
    fill: #d9eefc;
    opacity: 0.35;
  }
  .frost g {
    fill: #fff;
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
    stroke: var(--_halo);
    stroke-width: 3;
  }
  .dot.care {
    fill: var(--_halo);
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
  .pair {
    stroke-dasharray: 36.6 50;
    stroke-dashoffset: 24.6;
  }
  .risk,
  .loss,
  .refused {
    stroke: var(--_care);
    stroke-dasharray: 252 43;
  }
  .ring.refused {
    stroke-dasharray: 10 11;
  }
  .arrow {
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .arrow.back {
    stroke: var(--_halo);
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
    stroke: var(--_halo);
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
    inset: calc(100% * 24 / 848);
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
    .gone {
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
      --_board: Canvas;
      --_tile: color-mix(in srgb, CanvasText 25%, Canvas);
      --_frame: Canvas;
      --_rule: CanvasText;
      --_halo: Canvas;
      --_pit: Canvas;
      --_pit-deep: CanvasText;
      --_trail: CanvasText;
    }
    .pit {
      stroke: CanvasText;
    }
    .name {
      fill: CanvasText;
    }
  }
`);
