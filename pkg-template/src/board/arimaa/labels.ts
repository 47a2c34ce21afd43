/** What is heard of the board, and what is said of it in sentences. */
import { refusal } from '../shared/errors.js';
import type { Refused } from '../shared/state.js';
import type { Named, Words } from '../shared/words.js';
import { readSteps } from './notation.js';
import type { Plan } from './plans.js';
import type { Scene } from './scene.js';
import type { Session } from './session.js';

const TRAPS = ['c3', 'f3', 'c6', 'f6'];

/** What a square is called when it is read out. */
export function cellLabel(
  words: Words,
  square: string,
  board: Readonly<Record<string, string>>,
  scene: Scene,
  choices: ReadonlyMap<string, Plan[]>,
): string {
  const piece = board[square];
  const trap = TRAPS.includes(square);
  const parts: string[] = [];
  if (!piece) parts.push(words.part(trap ? 'cell-trap' : 'cell-empty', { square }));
  else parts.push(words.part('cell', { square, piece: { piece } }));
  if (piece && trap) parts.push(words.part('part-trap'));
  const by = scene.frozen.get(square)?.[0];
  if (piece && by) parts.push(words.part('part-frozen', { by: { piece: board[by] ?? '', square: by } }));
  if (scene.picked.includes(square)) parts.push(words.part('part-picked'));
  const dot = scene.dots.find((one) => one.square === square);
  if (dot) parts.push(words.part('part-target'));
  if (dot?.loss || scene.rings.some((ring) => ring.square === square && ring.look === 'loss')) {
    parts.push(words.part('part-loss'));
  }
  const plan = dot ? undefined : choices.get(square)?.[0];
  if (plan)
    parts.push(words.part(plan.kind === 'swap' ? 'part-swap' : plan.actor === square ? 'part-pusher' : 'part-pair'));
  return parts.join(', ');
}

/** A refusal in the reader's language, with its squares and pieces; where a piece is not on `board`, it is just one. */
export function refusalText(words: Words, refused: Refused, board: Readonly<Record<string, string>>): string {
  const named = (square = ''): Named => ({ piece: board[square] ?? '', square });
  const [at = '', by] = refused.squares;
  return refusal(words, refused, { square: at, piece: named(at), by: named(by) });
}

/** The steps of a turn, as they are read out. */
export function turnText(words: Words, turn: string): string {
  return readSteps(turn)
    .map(({ piece, from, to, lost }) =>
      [
        words.say('step', { piece: { piece }, from, to }),
        ...lost.map((one) => words.say('lost', { piece: { piece: one.piece }, square: one.square })),
      ].join(' '),
    )
    .join(' ');
}

/** How the game stands, in a sentence or two. */
export function statusText(words: Words, session: Session): string {
  const { status, position, turn } = session.game;
  if (!session.atLatest) return words.say('earlier', { ply: session.ply, plies: session.plies });
  if (status.kind === 'won') {
    return words.say(`won-${status.reason}`, { side: words.part('side', { side: status.winner }) });
  }
  if (session.waiting) return words.say('waiting');
  const side = words.part('side', { side: position.toMove });
  if (session.thinking) return words.say('thinking', { side, level: session.thinking.level });
  if (!session.playable) return words.say('looking', { side });
  if (turn.steps.length === 0) return words.say('to-move', { side, count: position.stepsLeft });
  const left = words.say('steps-left', { count: position.stepsLeft });
  return position.occurrences === 2 ? `${left} ${words.say('repeats')}` : left;
}
