/** The functions of Arimaa that the list of stored games and the opening explorer use. */
import { ArimaaGame } from 'keddah/arimaa';
import { html, svg, type TemplateResult } from 'lit';
import type { GameKind } from '../mine/kind.ts';
import { SIDES } from './board.ts';
import { wordsIn } from './i18n/index.ts';

const TRAPS = ['c3', 'c6', 'f3', 'f6'];
/** The column and row of each square by its name, from the top left. */
const SQUARES = new Map(
  [...'abcdefgh'].flatMap((file, x) => [1, 2, 3, 4, 5, 6, 7, 8].map((rank) => [`${file}${rank}`, { x, y: 8 - rank }])),
);
/** The radii of the pieces, in squares, from strong to weak. */
const RADII = { E: 0.44, M: 0.41, H: 0.38, D: 0.35, C: 0.32, R: 0.28 };

export const kind: GameKind = {
  parse: (record) => ArimaaGame.parse(record),
  saved: (game) => ({ record: game.toRecord(), steps: [], seats: 'person person', orientation: 'gold' }),
  status: (game) => (game as ArimaaGame).status,
  position: (game) => (game as ArimaaGame).position.board,
  squares: () => new Set(SQUARES.keys()),
  turns: (game) => {
    // In a game from the setup on, both setups are in the history.
    const start = (game as ArimaaGame).clone();
    start.goTo(0);
    const setups = start.position.phase === 'setup' ? 2 : 0;
    start.free();
    return Math.max(0, (game as ArimaaGame).history.length - setups);
  },
  sideIndex: (side) => SIDES.indexOf(side as (typeof SIDES)[number]),
  sideName: (index, language) => wordsIn(language)('side', { side: SIDES[index] ?? 'gold' }),
  smallBoard,
  reviewNodes: () => 30_000,
  openings: async () => (await import('../explore/data/arimaa.txt?raw')).default,
  legalOpening: (game, turn) => (game.check(turn).ok ? turn : null),
};

function smallBoard(position: unknown): TemplateResult {
  const pieces = Object.entries(Object(position) as Record<string, unknown>).flatMap(([square, piece]) => {
    const at = SQUARES.get(square);
    const radius = RADII[String(piece).toUpperCase() as keyof typeof RADII];
    return at && radius ? [{ ...at, radius, isGold: piece === String(piece).toUpperCase() }] : [];
  });
  return html`<svg class="small-board" viewBox="0 0 8 8" aria-hidden="true">
    <rect class="ground" width="8" height="8"></rect>
    ${[...SQUARES].map(([square, { x, y }]) => (TRAPS.includes(square) ? svg`<circle class="trap" cx=${x + 0.5} cy=${y + 0.5} r=".42"></circle>` : ''))}
    ${pieces.map(({ x, y, radius, isGold }) =>
      isGold
        ? svg`<circle class="gold" cx=${x + 0.5} cy=${y + 0.5} r=${radius}></circle>`
        : svg`<rect class="silver" x=${x + 0.5 - radius} y=${y + 0.5 - radius} width=${2 * radius} height=${2 * radius} rx=".15"></rect>`,
    )}
  </svg>`;
}
