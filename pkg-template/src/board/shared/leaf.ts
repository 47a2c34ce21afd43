/** The keys that leaf through the turns of a board that is for looking; with Shift the arrows go from square to square. */

const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/** Listens to them. `leaf` goes so many turns on, or says `false` where there is nothing to leaf through. */
export function leafing(board: HTMLElement, leaf: (by: number) => boolean): void {
  board.addEventListener(
    'keydown',
    (event) => {
      const plain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey);
      // What is in a slot keeps its keys.
      const by = plain && event.target === board ? KEYS[event.key] : undefined;
      if (by === undefined || !leaf(by)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
}
