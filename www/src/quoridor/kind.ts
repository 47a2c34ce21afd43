/** The functions of Quoridor that the list of stored games and the opening explorer use. */
import { QuoridorGame } from 'keddah/quoridor';
import { html, svg, type TemplateResult } from 'lit';
import type { GameKind } from '../mine/kind.ts';
import { playersOf } from './board.ts';
import { wordsIn } from './i18n/index.ts';

export const kind: GameKind = {
  parse: (record) => QuoridorGame.parse(record).inNotation('standard'),
  saved: (game) => {
    const seats = playersOf((game as QuoridorGame).position.players).map(() => 'person');
    return { record: game.toRecord(), seats: seats.join(' '), orientation: '1' };
  },
  status: (game) => (game as QuoridorGame).status,
  position: (game) => {
    const { size, pawns, walls } = (game as QuoridorGame).position;
    return { size, pawns, walls };
  },
  squares: (game) => new Set(squaresOf((game as QuoridorGame).position.size).keys()),
  turns: (game) => (game as QuoridorGame).history.length,
  sideIndex: (side) => Number(side) - 1,
  sideName: (index, language) => wordsIn(language)('player', { player: index + 1 }),
  smallBoard,
  reviewNodes: (game) => {
    const { players, size } = (game as QuoridorGame).position;
    return players === 2 && size === 9 ? 10_000 : 30_000;
  },
  openings: async () => (await import('../explore/data/quoridor.txt?raw')).default,
  legalOpening: (game, turn) => {
    const { notation } = (game as QuoridorGame).position;
    const standard = (game as QuoridorGame).inNotation('standard');
    const isLegal = standard.check(turn).ok;
    if (isLegal) standard.play(turn, { variation: true });
    const after = standard.inNotation(notation);
    const written = after.history.at(-1);
    standard.free();
    after.free();
    return (isLegal && written) || null;
  },
};

/** Returns the column and row of each square by its name, from the top left. */
function squaresOf(size: number): Map<string, { x: number; y: number }> {
  const at = Array.from({ length: size }, (_, index) => index);
  return new Map(at.flatMap((x) => at.map((y) => [`${String.fromCharCode(97 + x)}${size - y}`, { x, y }])));
}

/** Draws a position of Quoridor as a small SVG board; squares have the width 1. */
function smallBoard(position: unknown): TemplateResult {
  const { size, pawns, walls } = Object(position) as Record<string, unknown>;
  const n = Math.min(Math.max(Math.round(Number(size)) || 9, 2), 26);
  const squares: ReadonlyMap<unknown, { x: number; y: number }> = squaresOf(n);
  const paths = new Map<unknown, string>();
  for (const [name, { x, y }] of squares) {
    // The middle of a wall is the upper right corner of its square.
    paths.set(`${name}h`, `M${x + 0.1} ${y}h1.8`).set(`${name}v`, `M${x + 1} ${y - 0.9}v1.8`);
  }
  const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
  return html`<svg class="small-board" viewBox="0 0 ${n} ${n}" aria-hidden="true">
    <rect class="ground" width=${n} height=${n}></rect>
    ${Array.from({ length: n - 1 }, (_, i) => svg`<path class="groove" d=${`M${i + 1} 0v${n}M0 ${i + 1}h${n}`}></path>`)}
    ${list(walls).map((name) => (paths.has(name) ? svg`<path class="wall" d=${paths.get(name)}></path>` : ''))}
    ${list(pawns).map((name, i) => {
      const at = squares.get(name);
      return at ? svg`<circle class=${`pawn-${i + 1}`} cx=${at.x + 0.5} cy=${at.y + 0.5} r=".38"></circle>` : '';
    })}
  </svg>`;
}
