/** Renders the board as SVG. A square is 100 units wide. */
import { nothing, type SVGTemplateResult, svg } from 'lit';
import { arrow, type Orientation, squareCenter, TRAPS } from './geometry.js';
import { type Animal, DRAWINGS, FURS, isGold, outline, RADII } from './pieces.js';
import type { Path, Scene } from './scene.js';
import type { Token, Tokens } from './tokens.js';

const RULES = [1, 2, 3, 4, 5, 6, 7].map((n) => `M${n * 100} 2V798M2 ${n * 100}H798`).join('');
const FLAKE = 'M0-9V9M-7.8-4.5L7.8 4.5M-7.8 4.5L7.8-4.5';

/** Renders what never changes during a game: the squares, the traps and the coordinates. */
export function ground(orientation: Orientation, coordinates: boolean): SVGTemplateResult {
  const [top, bottom] = orientation === 'gold' ? ['gold', 'silver'] : ['silver', 'gold'];
  return svg`
    <defs>
      ${['gold', 'silver'].map(
        (side) => svg`<linearGradient id=${`sheen-${side}`} class=${side} x1="0" y1="0" x2=".35" y2="1">
          <stop class="from" offset="0"></stop><stop class="into" offset=".75"></stop>
        </linearGradient>`,
      )}
    </defs>
    <rect class="ground" part="board" x="1.5" y="1.5" width="797" height="797" rx="14"></rect>
    <rect class=${`goal ${top}`} x="3" y="3" width="794" height="97" rx="12"></rect>
    <rect class=${`goal ${bottom}`} x="3" y="700" width="794" height="97" rx="12"></rect>
    <path class="rules" d=${RULES}></path>
    ${TRAPS.map((trap) => {
      const { x, y } = squareCenter(trap, orientation);
      return svg`<g class="pit" part="trap">
        <circle class="deep" cx=${x} cy=${y} r="42"></circle>
        <ellipse class="floor" cx=${x} cy=${y + 4} rx="39" ry="36"></ellipse>
        <path class="lip" d=${`M${x - 38} ${y + 18}A42 42 0 0 0 ${x + 38} ${y + 18}`}></path>
      </g>`;
    })}
    ${coordinates ? names(orientation) : nothing}`;
}

/** Renders the names of the files and ranks. */
function names(orientation: Orientation): SVGTemplateResult[] {
  const order = orientation === 'gold' ? (n: number) => n : (n: number) => 7 - n;
  return [0, 1, 2, 3, 4, 5, 6, 7].map(
    (n) => svg`
      <text class="name" part="coordinate" x=${n * 100 + 92} y="793" text-anchor="end">${'abcdefgh'[order(n)]}</text>
      <text class="name" part="coordinate" x="8" y=${n * 100 + 20}>${8 - order(n)}</text>`,
  );
}

/** Renders the animal of a piece, centered on the origin. */
function figure(piece: string): SVGTemplateResult {
  const animal = piece.toUpperCase() as Animal;
  const size = (RADII[animal] * (isGold(piece) ? 1.24 : 1.3)) / 32;
  return svg`<g transform=${`scale(${size}) translate(-16 -16)`}>
    <path class="fur" d=${FURS[animal]}></path>
    ${DRAWINGS[animal].map((line) => svg`<path class="ink" fill-rule="evenodd" d=${line}></path>`)}
  </g>`;
}

/** Renders a piece as a token, centered on the origin. */
export function token(piece: string): SVGTemplateResult {
  const gold = isGold(piece);
  const radius = RADII[piece.toUpperCase() as Animal];
  const shape = outline(gold, radius - 3);
  return svg`<path class="shade" d=${shape} transform="translate(0 7)"></path>
    <g class="lift">
      <path class="rim" d=${shape} transform="translate(0 3.5)"></path>
      <path class="face" d=${shape} fill=${`url(#sheen-${gold ? 'gold' : 'silver'})`} transform="translate(0 -1)"></path>
      <path class="shine" d=${outline(gold, radius - 7)} transform="translate(0 -1)"></path>
      ${figure(piece)}
    </g>`;
}

/** The input of {@link pieces}. */
export interface PiecesState {
  tokens: Tokens;
  scene: Scene;
  orientation: Orientation;
  /** The square of the token that the pointer drags, and the point under the pointer. */
  held?: { square: string; x: number; y: number } | undefined;
  animated: boolean;
}

/** Renders the pieces; with animation, also those that have just disappeared. */
export function pieces({ tokens, scene, orientation, held, animated }: PiecesState): SVGTemplateResult {
  const one = ({ piece, square }: Token, extra = '') => {
    const inHand = held?.square === square && extra === '';
    const { x, y } = inHand ? held : squareCenter(square, orientation);
    const frozen = extra === '' && scene.frozen.has(square);
    const picked = extra === '' && scene.picked.includes(square);
    const look = `token ${isGold(piece) ? 'gold' : 'silver'}${frozen ? ' frozen' : ''}${picked ? ' picked' : ''}${inHand ? ' held' : ''}`;
    // As a property, since a strict Content-Security-Policy forbids the attribute `style`.
    return svg`<g class=${look} part="piece" .style=${`transform:translate(${x}px,${y}px)`}>
      <g class=${extra}>${token(piece)}
        ${frozen ? svg`<g class="frost" transform="translate(29 -29)"><circle r="14"></circle><path d=${FLAKE}></path></g>` : nothing}
      </g></g>`;
  };
  // Every token keeps its index in the list, so that Lit keeps its element.
  const listed = (some: Token[], extra?: string) => {
    const places: unknown[] = [];
    for (const each of some) places[each.id] = one(each, extra);
    return Array.from(places, (place) => place ?? nothing);
  };
  return svg`${listed(animated ? tokens.gone : [], 'gone')}${listed(tokens.all)}`;
}

/** Renders what is under the pieces: the selected squares, and the pieces lost in the last turn. */
export function under(scene: Scene, orientation: Orientation): SVGTemplateResult {
  return svg`
    ${scene.picked.map((square) => {
      const { x, y } = squareCenter(square, orientation);
      return svg`<rect class="pick" x=${x - 47} y=${y - 47} width="94" height="94" rx="12"></rect>`;
    })}
    ${scene.ghosts.map(({ piece, square }) => {
      const { x, y } = squareCenter(square, orientation);
      return svg`<g class="ghost" transform=${`translate(${x} ${y})`}>
        <g class=${`token ${isGold(piece) ? 'gold' : 'silver'}`} transform="scale(.78)">${token(piece)}</g>
      </g>`;
    })}`;
}

/** Renders what is over the pieces: arrows, dots and rings. */
export function over(scene: Scene, orientation: Orientation): SVGTemplateResult {
  return svg`
    ${scene.paths.map((path) => stepArrow(path, scene.paths, orientation))}
    ${scene.dots.map(({ square, steps, loss }) => {
      const { x, y } = squareCenter(square, orientation);
      const cross = `M${x - 9} ${y - 9}l18 18m0-18l-18 18`;
      if (loss)
        return svg`<circle class="dot care" cx=${x} cy=${y} r="21"></circle><path class="cross" d=${cross}></path>`;
      return svg`<circle class="dot" part="dot" cx=${x} cy=${y} r=${18 - 2.5 * Math.min(steps, 4)}></circle>`;
    })}
    ${scene.rings.map(({ square, look }) => {
      const { x, y } = squareCenter(square, orientation);
      if (look === 'pair') return svg`<path class="ring" d=${corners(x, y)}></path>`;
      if (look === 'refused') return svg`<circle class="ring refused" cx=${x} cy=${y} r="46"></circle>`;
      const gap = look === 'risk' ? '250 52' : '270 32';
      return svg`<circle class=${`ring ${look}`} cx=${x} cy=${y} r="48" stroke-dasharray=${gap} transform=${`rotate(-60 ${x} ${y})`}></circle>`;
    })}`;
}

/** Returns the path of four corners around a point: the ring of a piece that makes a pair. */
function corners(x: number, y: number): string {
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
    .map(
      ([h = 1, v = 1]) =>
        `M${x + h * 45} ${y + v * 25}V${y + v * 37}Q${x + h * 45} ${y + v * 45} ${x + h * 37} ${y + v * 45}H${x + h * 25}`,
    )
    .join('');
}

/** Renders the arrow of a step, with its number if it has one. */
function stepArrow(path: Path, all: Path[], orientation: Orientation): SVGTemplateResult {
  const { from, to, look, number } = path;
  const both = all.some((other) => other.from === to && other.to === from);
  const d = arrow(from, to, orientation, both ? 13 : 0, look === 'trail' ? 8 : 22, look === 'trail' ? 14 : 20);
  const faint = path.faint ? ' faint' : '';
  const a = squareCenter(from, orientation);
  const b = squareCenter(to, orientation);
  const x = a.x + (b.x - a.x) * 0.34 - (both ? Math.sign(b.y - a.y) * 13 : 0);
  const y = a.y + (b.y - a.y) * 0.34 + (both ? Math.sign(b.x - a.x) * 13 : 0);
  return svg`
    ${look === 'trail' ? nothing : svg`<path class=${`arrow back${faint}`} d=${d}></path>`}
    <path class=${`arrow ${look}${faint}`} part="arrow" d=${d}></path>
    ${
      number === undefined
        ? nothing
        : svg`<g class=${`badge ${look}`}><circle cx=${x} cy=${y} r="16"></circle><text x=${x} y=${y}>${number}</text></g>`
    }`;
}
