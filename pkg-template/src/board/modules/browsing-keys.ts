const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/**
 * Handles the keys that step through the turns of a board in mode `view`. With Shift the arrow keys
 * go from square to square instead.
 *
 * @param browse - goes forward by a number of turns; returns `false` in other modes
 */
export function listenToBrowsingKeys(board: HTMLElement, browse: (by: number) => boolean): void {
  board.addEventListener(
    'keydown',
    (event) => {
      const plain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey);
      // Slotted content keeps its keys.
      const by = plain && event.target === board ? KEYS[event.key] : undefined;
      if (by === undefined || !browse(by)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
}
