/**
 * Keeps a board within the window, and tells the height that it would like, whenever that is another. A board is as
 * high as it is wide, and a little more: where that is too much, it becomes narrower by as much as it is too high.
 */
export function fit(main: HTMLElement, board: HTMLElement, told: (height: number) => void): void {
  let last = 0;
  const measure = () => {
    board.style.maxInlineSize = '';
    const natural = Math.ceil(main.getBoundingClientRect().height);
    if (natural !== last) {
      last = natural;
      told(natural);
    }
    // Twice, since what stands under a narrower board may need another line.
    for (let i = 0; i < 2; i++) {
      const over = main.getBoundingClientRect().height - window.innerHeight;
      if (over <= 0) break;
      board.style.maxInlineSize = `${Math.max(120, board.getBoundingClientRect().width - over)}px`;
    }
  };
  new ResizeObserver(measure).observe(board);
  window.addEventListener('resize', measure);
  measure();
}
