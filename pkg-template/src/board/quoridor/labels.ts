/** What is heard of the board, and what is said of it in sentences. */
import { refusal } from '../shared/errors.js';
import type { Refused } from '../shared/state.js';
import type { Words } from '../shared/words.js';
import { type Facts, isWall } from './facts.js';
import type { Spot } from './geometry.js';
import type { Session } from './session.js';

/** What a square is called when it is read out. */
export function cellLabel(words: Words, square: string, facts: Facts): string {
  const { position, targets, view } = facts;
  const player = position.pawns.indexOf(square) + 1;
  const parts = [player > 0 ? words.part('cell-pawn', { square, player }) : words.part('cell-empty', { square })];
  const spot = view.spot(square);
  const walls = new Set(position.walls);
  for (const [edge, beside] of SIDES.entries()) {
    if (beside(spot).some((lie) => walls.has(view.wall(lie) ?? ''))) parts.push(words.part(`part-wall-${edge}`));
  }
  if (targets.has(square)) parts.push(words.part('part-target'));
  return parts.join(', ');
}

/** The two places of a wall along each edge of a square: below, to the left, above, to the right. */
const SIDES = [
  [0, 0, true],
  [-1, 0, false],
  [0, -1, true],
  [0, 0, false],
].map(([right, down, across]) => ({ column, row }: Spot) => {
  const [c, r] = [column + Number(right), row + Number(down)];
  const other = across ? { column: c - 1, row: r } : { column: c, row: r - 1 };
  return [
    { column: c, row: r, across: across === true },
    { ...other, across: across === true },
  ];
});

/** A refusal in the reader's language. */
export function refusalText(words: Words, refused: Refused): string {
  const { code, players = [], walls = [], squares } = refused;
  const whose = code === 'not-your-turn' ? players.slice(-1) : players;
  const who = new Intl.ListFormat(words.lang).format(whose.map(String));
  return refusal(words, refused, { who, wall: walls[1] ?? '', straight: squares[2] ?? '' });
}

/** A move, as it is read out. */
export function moveText(words: Words, move: string): string {
  if (move === 'pass') return words.say('passed');
  return isWall(move) ? words.say('laid', { wall: move }) : words.say('went', { square: move });
}

/** How the game stands, in a sentence or two. */
export function statusText(words: Words, session: Session): string {
  const { status, position } = session.game;
  if (!session.atLatest) return words.say('earlier', { ply: session.ply, plies: session.plies });
  if (status.kind === 'won') {
    return words.say(`won-${status.reason}`, { side: words.part('side', { side: status.winner }) });
  }
  const side = words.part('side', { side: status.toMove });
  if (session.thinking) return words.say('thinking', { side, level: session.thinking.level });
  if (!session.playable) return words.say('looking', { side });
  return words.say('to-move', { side, walls: position.wallsLeft[status.toMove - 1] ?? 0 });
}
