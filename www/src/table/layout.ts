/** The layouts of the page, which differ in the order in which its parts are seen. */

/**
 * The media queries for layouts with the controls beside the board. The same queries are in
 * layout.css.
 */
const LAYOUTS = {
  /** The media query for windows with room for the list of turns between the players. */
  wide: '(min-width: 45rem) and (min-height: 36rem) and (min-aspect-ratio: 1/1)',
  /** The media query for windows with room for the list of turns only below the board. */
  low: '(min-width: 35rem) and (min-aspect-ratio: 5/4) and (max-height: 35.99rem)',
} as const;

/** The layout: a column with the board between the players, or the controls beside the board. */
export type Layout = 'column' | keyof typeof LAYOUTS;

/** Returns the layout of the page for the current size of the window. */
export function layout(): Layout {
  if (matchMedia(LAYOUTS.wide).matches) return 'wide';
  return matchMedia(LAYOUTS.low).matches ? 'low' : 'column';
}

/** Calls `changed` when the layout may have changed. Returns a function that ends this. */
export function onLayoutChange(changed: () => void): () => void {
  const queries = Object.values(LAYOUTS).map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
}
