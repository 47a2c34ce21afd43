/** The CSS of the Quoridor board's color schemes other than `standard`: an optional module. */

export const words = '';

export const css = `
@media not (forced-colors: active) {
  :host([look='wood']) {
    --_board: var(--keddah-board, light-dark(#a9713f, #3d2512));
    --_bed: var(--keddah-groove, light-dark(#5b331a, #1c0f06));
    --_tile: var(--keddah-tile, light-dark(#ecc997, #7b5836));
    --_frame: var(--keddah-frame, light-dark(#5b331a, #7a5230));
    --_wood: var(--keddah-wall, light-dark(#fff1d6, #f0d3a4));
    --_wood-edge: light-dark(#3f2410, #1c0f06);
  }
  :host([look='slate']) {
    --_board: var(--keddah-board, light-dark(#aabccb, #26323d));
    --_bed: var(--keddah-groove, light-dark(#50677b, #11181f));
    --_tile: var(--keddah-tile, light-dark(#e3ebf1, #465664));
    --_frame: var(--keddah-frame, light-dark(#2d4154, #62788c));
    --_wood: var(--keddah-wall, light-dark(#14202b, #f2c98c));
    --_wood-edge: light-dark(#000, #5f451f);
  }
  :host([look='contrast']) {
    --_board: var(--keddah-board, light-dark(#fff, #000));
    --_bed: var(--keddah-groove, light-dark(#767676, #000));
    --_tile: var(--keddah-tile, light-dark(#fff, #3a3a3a));
    --_frame: var(--keddah-frame, light-dark(#000, #fff));
    --_wood: var(--keddah-wall, light-dark(#000, #fff));
    --_wood-edge: light-dark(#fff, #000);
    --_may: var(--keddah-may, light-dark(#0033c4, #6fd0ff));
    --_care: var(--keddah-care, light-dark(#b00000, #ff9d8a));
  }
  :host([look='contrast']) .name {
    fill: var(--_frame);
  }
}
`;
