/** Descriptions of the board for screen readers, and the sentences shown below it. */
import { refusal } from '../shared/errors.js';
import type { Refused } from '../shared/state.js';
import type { Named, Words } from '../shared/words.js';
import { TRAPS } from './geometry.js';
import type { ArimaaModel } from './model.js';
import type { Plan } from './plans.js';
import { readTurn } from './queries.js';
import type { Scene } from './scene.js';

/** Describes a square of the Arimaa board and its piece for screen readers. */
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

/**
 * Returns a sentence that explains why an input was rejected. It names only pieces that are on
 * `board`.
 */
export function refusalText(words: Words, refused: Refused, board: Readonly<Record<string, string>>): string {
  const named = (square = ''): Named => ({ piece: board[square] ?? '', square });
  const [at = '', by] = refused.squares;
  return refusal(words, refused, { square: at, piece: named(at), by: named(by) });
}

/**
 * Describes the steps of a turn in words. The squares to which a piece goes one after the other are
 * in one sentence.
 */
export function turnText(words: Words, turn: string): string {
  const sentences: string[] = [];
  /** The square that a piece leaves, then those to which it goes. */
  let way: string[] = [];
  const steps = readTurn(turn);
  for (const [index, { piece, from, to, captures }] of steps.entries()) {
    if (from === undefined) continue;
    if (way.length === 0) way.push(from);
    way.push(to);
    const next = steps[index + 1];
    if (captures.length === 0 && next?.from === to && next.piece === piece) continue;
    const [start = '', ...squares] = way;
    sentences.push(words.say('step', { piece: { piece }, from: start, to: squares.join(', ') }));
    for (const lost of captures)
      sentences.push(words.say('lost', { piece: { piece: lost.piece }, square: lost.square }));
    way = [];
  }
  return sentences.join(' ');
}

/** Describes the state of the game in a sentence or two. */
export function statusText(words: Words, model: ArimaaModel): string {
  const { status, position, steps } = model.display;
  if (!model.atLatest) return words.say('earlier', { ply: model.ply, plies: model.plies });
  if (status.kind !== 'playing') {
    return words.say(`won-${status.reason}`, { side: words.part('side', { side: status.winner }) });
  }
  if (model.waiting) return words.say('waiting');
  const side = words.part('side', { side: position.toMove });
  if (model.thinking) return words.say('thinking', { side, level: model.thinking.level });
  if (!model.playable) return words.say('looking', { side });
  if (steps.length === 0) return words.say('to-move', { side, count: position.stepsLeft });
  const left = words.say('steps-left', { count: position.stepsLeft });
  return position.occurrences === 2 ? `${left} ${words.say('repeats')}` : left;
}
