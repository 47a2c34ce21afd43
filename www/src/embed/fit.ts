/** The minimum width of an embedded board, in pixels. */
const MIN_WIDTH = 120;

/**
 * Keeps a board within the window. If it is too high, it becomes narrower by the excess, which
 * makes it lower by as much. Calls `onHeight` with the unlimited height in pixels whenever that
 * changes.
 */
export function fitToWindow(main: HTMLElement, board: HTMLElement, onHeight: (height: number) => void): void {
  let lastHeight = 0;
  const { style } = document.documentElement;
  const measure = () => {
    // Without a scrollbar, which would make the board narrower and so lower.
    style.overflowY = 'hidden';
    board.style.maxInlineSize = '';
    const height = Math.ceil(main.getBoundingClientRect().height);
    if (height !== lastHeight) {
      lastHeight = height;
      onHeight(height);
    }
    // Twice, since the text below a narrower board may need one more line.
    for (let i = 0; i < 2; i++) {
      const excess = main.getBoundingClientRect().height - window.innerHeight;
      if (excess <= 0) break;
      board.style.maxInlineSize = `${Math.max(MIN_WIDTH, board.getBoundingClientRect().width - excess)}px`;
    }
    style.overflowY = '';
  };
  new ResizeObserver(measure).observe(board);
  window.addEventListener('resize', measure);
  measure();
}
