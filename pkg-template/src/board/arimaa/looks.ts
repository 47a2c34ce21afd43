/** The CSS of the Arimaa board's color schemes other than `standard`: an optional module. */

export const words = '';

/** The wood grain of the board as a CSS gradient, in two widths. */
const GRAIN = `repeating-linear-gradient(90.6deg, #4a1e0017 0 2px, #0000 4px 11px, #4a1e0012 12px 13px, #0000 15px 29px),
    repeating-linear-gradient(89.2deg, #ffe6c01c 0 3px, #0000 6px 17px, #4a1e000d 19px 21px, #0000 22px 41px)`;

export const css = `
@media not (forced-colors: active) {
  :host([look='wood']) {
    --_board: var(--keddah-board, light-dark(#ecc997, #8d6742));
    --_tile: var(--keddah-tile, light-dark(#8a4a1899, #2e140499));
    --_frame: var(--keddah-frame, light-dark(#623719, #341d0e));
    --_rule: var(--keddah-rule, light-dark(#34190a, #7a5230));
    --_pit: var(--keddah-pit, light-dark(#6b4426, #2a170a));
    --_trail: light-dark(#3f2410, #f0d9bb);
  }
  :host([look='wood']) .field {
    background: ${GRAIN}, var(--_frame);
    border-radius: 2%;
    box-shadow: 0 4px 6px #0004;
  }
  :host([look='wood']) .field::before {
    content: '';
    position: absolute;
    inset: calc(100% * 24 / 848);
    background: ${GRAIN}, var(--_board);
  }
  :host([look='wood']) :is(.frame, .ground) {
    fill: none;
    filter: none;
  }
  :host([look='slate']) {
    --_board: var(--keddah-board, light-dark(#cfdae3, #4a5966));
    --_tile: var(--keddah-tile, light-dark(#93aabd, #33414d));
    --_frame: var(--keddah-frame, light-dark(#2d4154, #17202a));
    --_rule: var(--keddah-rule, light-dark(#1a2937, #62788c));
    --_pit: var(--keddah-pit, light-dark(#4d6478, #17202a));
    --_pit-deep: var(--keddah-pit-deep, light-dark(#0c1822, #000));
    --_trail: light-dark(#26384a, #c6d4e0);
  }
  :host([look='contrast']) {
    --_board: var(--keddah-board, light-dark(#fff, #3a3a3a));
    --_tile: var(--keddah-tile, light-dark(#c4c4c4, #000));
    --_frame: var(--keddah-frame, #000);
    --_rule: var(--keddah-rule, light-dark(#000, #fff));
    --_pit: var(--keddah-pit, light-dark(#444, #000));
    --_pit-deep: #000;
    --_gold: var(--keddah-gold, #ffc300);
    --_silver: var(--keddah-silver, #fff);
    --_gold-deep: #000;
    --_silver-deep: #000;
    --_may: var(--keddah-may, light-dark(#0033c4, #6fd0ff));
    --_care: var(--keddah-care, light-dark(#b00000, #ff9d8a));
    --_trail: light-dark(#000, #fff);
    --_halo: light-dark(#fff, #000);
  }
  :host([look='contrast']) :is(.gold, .silver) {
    --_light: var(--_mid);
    --_ink: #000;
  }
  :host([look='contrast']) .pit {
    stroke: light-dark(#000, #fff);
    stroke-width: 3;
  }
  :host([look='contrast']) .name {
    fill: #fff;
  }
}
`;
