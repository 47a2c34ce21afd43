import { html } from 'lit';

/**
 * The SVG path of the vertical strokes of k, d, d and h in the logo, which are the stakes of an
 * enclosure.
 */
const STAKES = [2, 57, 82, 115].map((x) => `M${x} 40V7l2.5-5 2.5 5v33z`).join('');

/** The SVG path of the other strokes of k, e, a and h in the logo. */
const LETTERS = 'M17 19 7 29l11 11M20.5 29H36a8 8 0 1 0-3 6.5M109 19v21M117.5 29a6.5 6.5 0 0 1 13 0v11';

/**
 * The logo of the project as SVG: its name as an enclosure of four stakes with a gold piece caught
 * in the a.
 */
export const wordmark = html`<svg class="brand" viewBox="0 0 134 42" aria-hidden="true">
  <path class="stakes" d=${STAKES} />
  <path d=${LETTERS} />
  <circle cx="51" cy="30" r="8" /><circle cx="76" cy="30" r="8" />
  <circle cx="101" cy="30" r="8" /><circle class="caught" cx="101" cy="30" r="5" />
</svg>`;
