import { html, svg, type TemplateResult } from 'lit';

/** Icons as SVG paths in a box of 24 × 24, drawn with a round stroke of width 2. */
const PATHS = {
  undo: 'M9 7 4 12l5 5M4 12h11a5 5 0 0 1 0 10',
  back: 'M11 6 5 12l6 6M19 6l-6 6 6 6',
  forward: 'M13 6l6 6-6 6M5 6l6 6-6 6',
  hint: 'M9.5 18h5M10.5 21h3M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3',
  analyze: 'M4 20V9m5.3 11V4m5.4 16v-8M20 20V7',
  flip: 'M7 4v16m0 0-3-3m3 3 3-3M17 20V4m0 0-3 3m3-3 3 3',
  learn: 'M12 5 2.5 9.5 12 14l9.5-4.5zM6.5 11.8v4.4c1.5 1.5 3.3 2.3 5.5 2.3s4-.8 5.5-2.3v-4.4',
  puzzle: 'M4.5 8.5H8a2.3 2.3 0 1 1 4.4 0H16V12a2.3 2.3 0 1 1 0 4.4V20H4.5z',
  more: 'M5 11.5v1M12 11.5v1M19 11.5v1',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.4 1.4m11.2 11.2L19 19M19 5l-1.4 1.4M6.4 17.6 5 19',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5',
  auto: 'M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18.2 6.2a8.2 8.2 0 0 1 0 11.6',
  muted: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5m0-5-5 5',
  remove: 'M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13M10.5 11v5.5M13.5 11v5.5',
  help: 'M9.2 9a3 3 0 1 1 4.6 2.6c-1.2.8-1.8 1.4-1.8 2.9M12 18h.01',
  plus: 'M12 5v14M5 12h14',
  way: 'M5 20v-6a4 4 0 0 1 4-4h6a4 4 0 0 0 4-4V3m0 0-3 3m3-3 3 3',
  first: 'M6 6v12M18 6l-7 6 7 6',
  previous: 'm15 6-7 6 7 6',
  next: 'm9 6 7 6-7 6',
  last: 'M18 6v12M6 6l7 6-7 6',
  play: 'M8 5.5v13L18.5 12z',
  pause: 'M9 6v12M15 6v12',
  up: 'M12 19V6m0 0-5 5m5-5 5 5',
  down: 'M12 5v13m0 0-5-5m5 5 5-5',
  again: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.3M20 4.3v5h-5',
  sides: 'M4 8h15m0 0-4-4m4 4-4 4M20 17H5m0 0 4-4m-4 4 4 4',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M5 12v7h14v-7',
  save: 'M12 4v11m0 0 4-4m-4 4-4-4M5 15v4h14v-4',
  threat: 'M12 4 2.5 20h19zM12 10v5M12 17.5h.01',
  openings: 'M12 6.5v13M12 6.5C10 4.8 7 4.5 4 4.5v13c3 0 6 .3 8 2 2-1.7 5-2 8-2v-13c-3 0-6 .3-8 2',
  comment: 'M4 5h16v11H11l-5 4v-4H4z',
  draw: 'M5 19 19 5m0 0h-7m7 0v7',
  copy: 'M9 8h11v12H9zM15 8V4H4v12h5',
  close: 'm6 6 12 12M18 6 6 18',
} as const;

/** Renders the icon with this name as SVG. */
export function icon(name: keyof typeof PATHS): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${svg`<path d=${PATHS[name]} />`}</svg>`;
}
