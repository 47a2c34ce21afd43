/** Renders the Arimaa board as SVG. A square is 100 units wide. */
import { nothing, type SVGTemplateResult, svg } from 'lit';
import { arrow, type Orientation, RIM, squareCenter, TRAPS } from './geometry.js';
import { type Animal, animalPaths, isGold, outline, RADII, sideOf } from './pieces.js';
import type { Path, Scene } from './scene.js';
import type { Token, Tokens } from './tokens.js';

const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7];
/** The dark squares: one dashed line through each row, as thick as the row. */
const TILES = EIGHT.map((n) => `M${((n + 1) % 2) * 100} ${n * 100 + 50}H800`).join('');
const FLAKE = 'M0-9V9M-7.8-4.5L7.8 4.5M-7.8 4.5L7.8-4.5';
const translate = ({ x, y }: { x: number; y: number }) => `translate(${x} ${y})`;

/**
 * Renders the parts that never change during a game: the frame, the squares, the traps, the
 * coordinates.
 */
export function ground(orientation: Orientation, coordinates: boolean): SVGTemplateResult {
  const order = orientation === 'gold' ? EIGHT : [...EIGHT].reverse();
  // Gold's rabbits run to rank 8, and Silver's to rank 1.
  const goal = (side: string, transform: string) =>
    svg`<g class=${`goal ${side}`} transform=${transform}><rect width="800" height="100"></rect><rect y="-7" width="800" height="5"></rect></g>`;
  const [top, bottom] = orientation === 'gold' ? ['gold', 'silver'] : ['silver', 'gold'];
  return svg`
    <defs>
      ${['gold', 'silver', 'pit'].map(
        (name) => svg`<linearGradient id=${`sheen-${name}`} class=${name} x1="0" y1="0" x2=".35" y2="1">
          <stop class="from" offset="0"></stop><stop class="into" offset=".75"></stop>
        </linearGradient>`,
      )}
    </defs>
    <rect class="frame" x=${2 - RIM} y=${2 - RIM} width=${796 + 2 * RIM} height=${796 + 2 * RIM} rx="14"></rect>
    <rect class="ground" part="board" width="800" height="800"></rect>
    <path class="tiles" d=${TILES}></path>
    ${goal(top!, '')}${goal(bottom!, 'translate(0 800)scale(1 -1)')}
    ${TRAPS.map(
      (trap) => svg`<g class="pit" part="trap" transform=${translate(squareCenter(trap, orientation))}>
        <circle r="45" fill="url(#sheen-pit)"></circle><path d="M-43 13A45 45 0 0 0 43 13"></path>
      </g>`,
    )}
    ${
      coordinates
        ? order.map(
            (file, n) => svg`
      <text class="name" part="coordinate" x=${n * 100 + 50} y="818">${'abcdefgh'[file]}</text>
      <text class="name" part="coordinate" x="-12" y=${n * 100 + 56}>${8 - file}</text>`,
          )
        : nothing
    }`;
}

/** Renders the animal of a piece or its letter, centered on the origin. */
function figure(piece: string, radius: number, letters: boolean): SVGTemplateResult {
  if (letters) return svg`<text class="ink" y="3">${piece}</text>`;
  const { fur, ink } = animalPaths(piece);
  return svg`<g transform=${`scale(${(radius * (isGold(piece) ? 1.24 : 1.3)) / 128}) translate(-64 -64)`}>
    <path class="fur" d=${fur}></path><path class="ink" fill-rule="evenodd" d=${ink[0]}></path>
  </g>`;
}

/**
 * Renders an Arimaa piece as an SVG token, centered on the origin.
 *
 * @param letters - whether it shows a letter instead of an animal
 */
export function token(piece: string, letters: boolean, frozen = false): SVGTemplateResult {
  const gold = isGold(piece);
  const radius = RADII[piece.toUpperCase() as Animal];
  const shape = outline(gold, radius - 3);
  return svg`<path class="shade" d=${shape} transform="translate(0 7)"></path>
    <g class="lift">
      <path class="rim" d=${shape} transform="translate(0 3.5)"></path>
      <g transform="translate(0 -1)">
        <path class="face" d=${shape} fill=${`url(#sheen-${sideOf(piece)})`}></path>
        <path class="shine" d=${outline(gold, radius - 7)}></path>
        ${figure(piece, radius, letters)}
        ${
          frozen
            ? svg`<g class="frost"><path class="ice" d=${shape}></path>
              <g transform="translate(29 -29)"><circle r="14"></circle><path d=${FLAKE}></path></g></g>`
            : nothing
        }
      </g>
    </g>`;
}

/** The arguments of {@link pieces}, which renders all pieces. */
export interface PiecesState {
  tokens: Tokens;
  scene: Scene;
  orientation: Orientation;
  letters: boolean;
  /** The square of the token that the pointer drags, and the point under the pointer. */
  held?: { square: string; x: number; y: number } | undefined;
  animated: boolean;
}

/** Renders the pieces; with animation, also those that have just disappeared. */
export function pieces({ tokens, scene, orientation, letters, held, animated }: PiecesState): SVGTemplateResult {
  const one = ({ piece, square }: Token, extra = '') => {
    const inHand = held?.square === square && extra === '';
    const { x, y } = inHand ? held : squareCenter(square, orientation);
    const frozen = extra === '' && scene.frozen.has(square);
    const picked = extra === '' && scene.picked.includes(square);
    const look = `token ${sideOf(piece)}${frozen ? ' frozen' : ''}${picked ? ' picked' : ''}${inHand ? ' held' : ''}`;
    // As a property, since a strict Content-Security-Policy forbids the attribute `style`.
    return svg`<g class=${look} part="piece" .style=${`transform:translate(${x}px,${y}px)`}>
      <g class=${extra}>${token(piece, letters, frozen)}</g></g>`;
  };
  // Every token keeps its index in the list, so that Lit keeps its element.
  const listed = (some: Token[], extra?: string) => {
    const places: unknown[] = [];
    for (const each of some) places[each.id] = one(each, extra);
    return Array.from(places, (place) => place ?? nothing);
  };
  return svg`${listed(animated ? tokens.gone : [], 'gone')}${listed(tokens.all)}`;
}

/**
 * Renders the layer under the pieces: the selected squares, the arrows of steps that were made or
 * are suggested, and the pieces lost in the last turn.
 */
export function under(scene: Scene, orientation: Orientation, letters: boolean): SVGTemplateResult {
  const at = (square: string) => translate(squareCenter(square, orientation));
  return svg`
    ${scene.picked.map(
      (square) =>
        svg`<rect class="pick" x="-47" y="-47" width="94" height="94" rx="12" transform=${at(square)}></rect>`,
    )}
    ${scene.ghosts.map(
      ({ piece, square }) => svg`<g class="ghost" transform=${at(square)}>
        <g class=${`token ${sideOf(piece)}`} transform="scale(.78)">${token(piece, letters)}</g>
      </g>`,
    )}
    ${arrows(scene, orientation, false)}`;
}

/**
 * Renders the layer over the pieces: the arrows of moves to choose from, numbers of steps, dots and
 * rings.
 */
export function over(scene: Scene, orientation: Orientation): SVGTemplateResult {
  return svg`
    ${arrows(scene, orientation, true)}
    ${scene.paths.filter(({ number }) => number).map((path) => badge(path, scene, orientation))}
    ${scene.dots.map(({ square, steps, loss }) => {
      const place = translate(squareCenter(square, orientation));
      if (loss)
        return svg`<g transform=${place}><circle class="dot care" r="21"></circle><path class="cross" d="M-9-9l18 18m0-18l-18 18"></path></g>`;
      return svg`<circle class="dot" part="dot" r=${18 - 2.5 * Math.min(steps, 4)} transform=${place}></circle>`;
    })}
    ${scene.rings.map(({ square, look }) => {
      const place = translate(squareCenter(square, orientation));
      if (look === 'pair')
        return svg`<rect class="ring pair" x="-45" y="-45" width="90" height="90" rx="8" transform=${place}></rect>`;
      return svg`<circle class=${`ring ${look}`} r="47" transform=${`${place}rotate(-60)`}></circle>`;
    })}`;
}

/**
 * Returns whether a step and its reverse are both drawn, so that their arrows must be side by side.
 */
const isBothWays = ({ from, to }: Path, { paths }: Scene) =>
  paths.some((other) => other.from === to && other.to === from);

/**
 * Renders the arrows of moves to choose from, which are over the pieces, or all other arrows. An
 * arrow ends in front of a piece; that of a move to choose also begins beside its piece.
 */
function arrows(scene: Scene, orientation: Orientation, plans: boolean): SVGTemplateResult[] {
  const { board, ghosts, paths } = scene;
  return paths
    .filter(({ look, number }) => plans === (look !== 'trail' && number === undefined))
    .map((path) => {
      const { from, to, look, faint } = path;
      const start = plans && board[from] ? 30 : 8;
      const isFree = !board[to] && !ghosts.some(({ square }) => square === to);
      const end = isFree ? 14 : plans ? 32 : 43;
      const d = arrow(from, to, orientation, isBothWays(path, scene) ? 13 : 0, start, end);
      return svg`<g class=${faint ? 'faint' : ''}>
        ${look === 'trail' ? nothing : svg`<path class="arrow back" d=${d}></path>`}
        <path class=${`arrow ${look}`} part="arrow" d=${d}></path></g>`;
    });
}

/** Renders the number of a step beside the middle of its arrow, away from the marks of frost. */
function badge(path: Path, scene: Scene, orientation: Orientation): SVGTemplateResult {
  const a = squareCenter(path.from, orientation);
  const b = squareCenter(path.to, orientation);
  const side = isBothWays(path, scene) ? Math.sign(b.x - a.x + b.y - a.y) * 46 : 33;
  const x = (a.x + b.x) / 2 - (a.x === b.x ? side : 0);
  const y = (a.y + b.y) / 2 + (a.y === b.y ? side : 0);
  return svg`<g class=${`badge ${path.look}`} transform=${translate({ x, y })}><circle r="16"></circle><text>${path.number}</text></g>`;
}
