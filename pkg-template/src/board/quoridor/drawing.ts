/** Renders the Quoridor board as SVG. A square and the groove next to it are 100 units wide. */
import { nothing, type SVGTemplateResult, svg } from 'lit';
import type { QuoridorPlayer } from '../../game/quoridor/api.js';
import type { Facts } from './facts.js';
import { PITCH, RIM, squareCenter, TILE, type View, type WallSlot, wallCenter } from './geometry.js';
import type { ReadMove } from './queries.js';

/** A wall that is previewed on the board before the player places it. */
export interface WallPreview {
  wall: string;
  slot: WallSlot;
  /** Whether placing the previewed wall is legal. */
  legal: boolean;
}

/** Returns the SVG transform that rotates the bottom edge onto another edge. */
const rotationTo = (edge: number, { field }: View) => `rotate(${edge * 90} ${field / 2} ${field / 2})`;

/**
 * Returns the point near one of the four edges with the given coordinates relative to that edge:
 * `along` it, from the left, and `out` from the board.
 */
export function atEdge(edge: number, along: number, out: number, { field }: View): { x: number; y: number } {
  const half = field / 2;
  let [x, y] = [along - half, half + out];
  for (let turn = 0; turn < edge; turn++) [x, y] = [-y, x];
  return { x: x + half, y: y + half };
}

/** Returns the center of the number beside a player's walls: the distance to the goal. */
export const distanceCenter = (edge: number, view: View) => atEdge(edge, view.field + 6, RIM / 2 + 3, view);

/** Returns the outline of a player's pawn, centered on the origin. */
function shape(player: number, r: number): string {
  if (player === 1) return `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
  const [corners, turn, size] = player === 2 ? [4, 45, 1.22] : player === 3 ? [6, 0, 1.1] : [4, 0, 1.28];
  const points = Array.from({ length: corners }, (_, n) => {
    const angle = ((turn + (n * 360) / corners) * Math.PI) / 180;
    return [r * size * Math.cos(angle), r * size * Math.sin(angle)];
  });
  // Rounds the corners: each becomes a quadratic curve between two points near it.
  return `${points
    .map(([x = 0, y = 0], n) => {
      const [px = 0, py = 0] = points.at(n - 1)!;
      const [nx = 0, ny = 0] = points[(n + 1) % corners]!;
      const near = (qx: number, qy: number) =>
        `${(x + (qx - x) * 0.22).toFixed(1)} ${(y + (qy - y) * 0.22).toFixed(1)}`;
      return `${n === 0 ? 'M' : 'L'}${near(px, py)}Q${x.toFixed(1)} ${y.toFixed(1)} ${near(nx, ny)}`;
    })
    .join('')}z`;
}

/** Renders the parts that never change during a game: the squares and the coordinates. */
export function ground(view: View, names: boolean): SVGTemplateResult {
  const { field } = view;
  const { columns, rows } = view.names;
  const gradient = (id: string, look: string) => svg`<linearGradient id=${id} class=${look} x2="0" y2="1">
      <stop></stop><stop offset=".45"></stop><stop offset="1"></stop></linearGradient>`;
  return svg`
    <defs>
      <pattern id="hatch" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect class="hatch" width="7" height="14"></rect>
      </pattern>
      ${gradient('lit', 'lit')}${gradient('grain', 'grain')}
      <pattern id="squares" width=${PITCH} height=${PITCH} patternUnits="userSpaceOnUse">
        <rect class="drop" y="3" width=${TILE} height=${TILE + 2} rx="10"></rect>
        <rect class="tiles" part="squares" width=${TILE} height=${TILE} rx="10"></rect>
        <rect class="light" x="1.5" y="1.5" width=${TILE - 3} height=${TILE - 3} rx="8.5"></rect>
      </pattern>
    </defs>
    <rect class="rim" part="board" x=${-RIM + 1.5} y=${-RIM + 1.5} width=${field + 2 * RIM - 3} height=${field + 2 * RIM - 3} rx="22"></rect>
    <rect class="bed" x="-11" y="-11" width=${field + 22} height=${field + 22} rx="18"></rect>
    ${view.players.map((player) => {
      const edge = (view.edge(player) + 2) % 4;
      return svg`<rect class=${`goal player-${player}`} x="-4" y=${field + 2} width=${field + 8} height="9" rx="4.5" transform=${rotationTo(edge, view)}></rect>`;
    })}
    <rect class="squares" width=${field} height=${field + 5} fill="url(#squares)"></rect>
    ${view.players.map((player) => svg`<rect class=${`home player-${player}`} y=${field - TILE} width=${field} height=${TILE} transform=${rotationTo((view.edge(player) + 2) % 4, view)}></rect>`)}
    ${
      names
        ? svg`${columns.map((name, n) => svg`<text class="name" part="coordinate" x=${n * PITCH + TILE - 7} y=${field - 7} text-anchor="end">${name}</text>`)}
            ${rows.map((name, n) => svg`<text class="name" part="coordinate" x="7" y=${n * PITCH + 21}>${name}</text>`)}`
        : nothing
    }`;
}

/**
 * Renders the remaining walls of the players along their edges, and with `numbers` the distances to
 * their goals.
 */
export function stocks(facts: Facts, held: QuoridorPlayer | undefined, numbers: boolean): SVGTemplateResult[] {
  const { position, view, stock } = facts;
  const rows = stock > 5 ? 2 : 1;
  const inRow = Math.ceil(stock / rows);
  // A gap after every five walls helps to count them.
  const gaps = Math.floor((inRow - 1) / 5) * 12;
  const pitch = Math.min(158, (view.field - 92 - gaps) / inRow);
  const length = Math.max(pitch - 8, pitch * 0.7);
  const start = (view.field - inRow * pitch - gaps) / 2;
  return view.players.map((player) => {
    const edge = view.edge(player);
    const left = (position.wallsLeft[player - 1] ?? 0) - (held === player ? 1 : 0);
    const turn = facts.position.toMove === player ? ' turn' : '';
    const { x, y } = distanceCenter(edge, view);
    return svg`<g class=${`player-${player}${turn}`} part="stock">
      <g transform=${rotationTo(edge, view)}>
        ${Array.from({ length: stock }, (_, n) => {
          const at = n % inRow;
          return svg`<rect class=${n < left ? 'stick' : 'slot'} x=${start + at * pitch + Math.floor(at / 5) * 12 + (pitch - length) / 2}
            y=${view.field + (rows === 1 ? 29 : n < inRow ? 20 : 41)} width=${length} height="13" rx="4"></rect>`;
        })}
      </g>
      ${numbers ? svg`<text class="steps" x=${x} y=${y}>${position.distances[player - 1]}</text><path class="flag" d="M-8 10v-25l18 7-18 7" transform=${`translate(${x - 34 * ((edge + 1) % 2)} ${y - 30 * (edge % 2)})`}></path>` : nothing}
    </g>`;
  });
}

/**
 * Renders a wall as a rectangle. A vertical wall is a rotated one, so that the light comes from the
 * left.
 */
function wallRect({ horizontal, ...slot }: WallSlot, look: string): SVGTemplateResult {
  const { x, y } = wallCenter(slot);
  const width = TILE + PITCH - 4;
  return svg`<rect class=${look} x=${-width / 2} y="-8" width=${width} height="16" rx="5" transform=${`translate(${x} ${y})rotate(${horizontal ? 0 : -90})`}></rect>`;
}

/** Renders the placed walls as SVG, and highlights the last one and those that explain an error. */
export function walls({ position, view, last }: Facts, refused: readonly string[], laid: boolean): SVGTemplateResult {
  return svg`${position.walls.map((wall) => {
    const slot = view.slot(wall);
    const isLast = last?.kind === 'wall' && wall === last.wall;
    const look = `wall${isLast ? ' last' : ''}${refused.includes(wall) ? ' refused' : ''}`;
    return svg`<g class=${isLast && laid ? 'laid' : ''} part="wall">${wallRect(slot, 'wall-shade')}${wallRect(slot, look)}${wallRect(slot, 'bevel')}</g>`;
  })}`;
}

/** Renders the preview of a wall. `waits`: whether it waits to be confirmed. */
export function wallPreview({ slot, legal }: WallPreview, waits: boolean): SVGTemplateResult {
  return svg`<g class=${`ghost${waits ? ' waits' : ''}`} part="ghost">
    ${wallRect(slot, 'ghost-back')}${wallRect(slot, legal ? 'ghost-fine' : 'ghost-refused')}
  </g>`;
}

/** Renders the layer under the pawns: the last move, the squares that can be reached, a path. */
export function under(
  { view, last, targets }: Facts,
  {
    path,
    aimed,
    refused,
  }: { path: { player: number; squares: string[] } | null; aimed?: string | undefined; refused: readonly string[] },
): SVGTemplateResult {
  const at = (square: string) => squareCenter(view.cell(square));
  const trail = last?.kind === 'pawn' && last.from !== undefined && [at(last.from), at(last.to)];
  return svg`
    ${
      trail
        ? svg`<circle class="left" cx=${trail[0]!.x} cy=${trail[0]!.y} r="12"></circle>
            <path class="trail" d=${`M${trail.map(({ x, y }) => `${x} ${y}`).join('L')}`}></path>`
        : nothing
    }
    ${
      path
        ? svg`<path class=${`way player-${path.player}`} d=${`M${path.squares
            .map(at)
            .map(({ x, y }) => `${x} ${y}`)
            .join('L')}`}></path>${path.squares.slice(1).map((square) => {
            const { x, y } = at(square);
            return svg`<circle class=${`mile player-${path.player}`} cx=${x} cy=${y} r="9"></circle>`;
          })}`
        : nothing
    }
    ${[...targets].map((square) => {
      const { x, y } = at(square);
      return svg`<circle class=${square === aimed ? 'dot aimed' : 'dot'} part="dot" cx=${x} cy=${y} r=${square === aimed ? 27 : 15}></circle>`;
    })}
    ${refused
      .filter((square) => view.square(view.cell(square)) === square)
      .map((square) => {
        const { x, y } = at(square);
        return svg`<circle class="ring" cx=${x} cy=${y} r="37"></circle>`;
      })}`;
}

/** Renders the pawns of all players as SVG, one of them under the pointer if it is dragged. */
export function pawns(facts: Facts, held: { player: number; x: number; y: number } | undefined): SVGTemplateResult {
  const { position, view } = facts;
  return svg`${view.players.map((player) => {
    const inHand = held?.player === player;
    const { x, y } = inHand ? held : squareCenter(view.cell(position.pawns[player - 1]!));
    const look = `pawn player-${player}${facts.canPlay && position.toMove === player ? ' turn' : ''}${inHand ? ' held' : ''}`;
    return svg`<g class=${look} part="pawn" .style=${`transform:translate(${x}px,${y}px)`}>
      <path class="shade" d=${shape(player, 29)} transform="translate(0 6)"></path>
      ${pawn(player)}
    </g>`;
  })}`;
}

/** Renders a player's pawn as SVG, centered on the origin. */
export function pawn(player: number): SVGTemplateResult {
  return svg`<path class="face" d=${shape(player, 29)}></path>
    <path class="shine" d=${shape(player, 24)}></path>
    <text class="mark" y="1">${player}</text>`;
}

/** Renders the move that the computer suggests as a hint, as SVG. */
export function suggestion({ view, position }: Facts, move: ReadMove): SVGTemplateResult | typeof nothing {
  if (move.kind === 'pass') return nothing;
  if (move.kind === 'wall') return wallRect(view.slot(move.wall), 'hint');
  const [a, b] = [position.pawns[position.toMove - 1]!, move.to].map((square) => squareCenter(view.cell(square)));
  return svg`<path class="hint-line" d=${`M${a!.x} ${a!.y}L${b!.x} ${b!.y}`}></path><circle class="hint" cx=${b!.x} cy=${b!.y} r="24"></circle>`;
}
