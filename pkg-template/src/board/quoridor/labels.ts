/** Descriptions of the board for screen readers, and the sentences shown below it. */
import { refusal } from '../shared/errors.js';
import type { Refused } from '../shared/state.js';
import type { Words } from '../shared/words.js';
import type { Facts } from './facts.js';
import type { Cell } from './geometry.js';
import type { QuoridorModel } from './model.js';
import type { ReadMove } from './queries.js';

/** Describes a square of the Quoridor board, its pawn and walls for screen readers. */
export function cellLabel(words: Words, square: string, facts: Facts): string {
  const { position, targets, view } = facts;
  const player = position.pawns.indexOf(square) + 1;
  const parts = [player > 0 ? words.part('cell-pawn', { square, player }) : words.part('cell-empty', { square })];
  const cell = view.cell(square);
  const walls = new Set(position.walls);
  for (const [edge, beside] of SIDES.entries()) {
    if (beside(cell).some((slot) => walls.has(view.wall(slot) ?? ''))) parts.push(words.part(`part-wall-${edge}`));
  }
  if (targets.has(square)) parts.push(words.part('part-target'));
  return parts.join(', ');
}

/** The two slots along each edge of a square: below, to the left, above, to the right. */
const SIDES = [
  [0, 0, true],
  [-1, 0, false],
  [0, -1, true],
  [0, 0, false],
].map(([right, down, horizontal]) => ({ column, row }: Cell) => {
  const [c, r] = [column + Number(right), row + Number(down)];
  const other = horizontal ? { column: c - 1, row: r } : { column: c, row: r - 1 };
  return [
    { column: c, row: r, horizontal: horizontal === true },
    { ...other, horizontal: horizontal === true },
  ];
});

/** Returns a sentence that explains why the rules do not allow a move. */
export function refusalText(words: Words, refused: Refused): string {
  const { code, players = [], walls = [], squares } = refused;
  const whose = code === 'not-your-turn' ? players.slice(-1) : players;
  const who = new Intl.ListFormat(words.lang).format(whose.map(String));
  return refusal(words, refused, { who, wall: walls[1] ?? '', straight: squares[2] ?? '' });
}

/** Describes a Quoridor move in a sentence for screen readers. */
export function moveText(words: Words, move: ReadMove): string {
  if (move.kind === 'pass') return words.say('passed');
  return move.kind === 'wall' ? words.say('laid', { wall: move.wall }) : words.say('went', { square: move.to });
}

/** Describes the state of the game in a sentence or two. */
export function statusText(words: Words, model: QuoridorModel): string {
  const { status, position } = model.display;
  if (!model.atLatest) return words.say('earlier', { ply: model.ply, plies: model.plies });
  if (status.kind !== 'playing') {
    return words.say(`won-${status.reason}`, { side: words.part('side', { side: status.winner }) });
  }
  const side = words.part('side', { side: status.toMove });
  if (model.thinking) return words.say('thinking', { side, level: model.thinking.level });
  if (!model.playable) return words.say('looking', { side });
  return words.say('to-move', { side, walls: position.wallsLeft[status.toMove - 1] ?? 0 });
}
