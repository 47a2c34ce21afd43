/** The keys that leaf through the turns of a board that is for looking. */

/** What can be leafed through. */
interface Book {
  readonly ply: number;
  readonly plies: number;
  readonly first: number;
}

/** The turn that a key leads to, kept within the game; `undefined` where the key means nothing here. */
export function leafed(event: KeyboardEvent, { ply, plies, first }: Book): number | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined;
  const to = { ArrowLeft: ply - 1, ArrowRight: ply + 1, Home: first, End: plies }[event.key];
  return to === undefined ? undefined : Math.min(plies, Math.max(Math.min(first, ply), to));
}
