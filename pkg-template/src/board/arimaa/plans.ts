/**
 * What a touch of a piece can lead to. Nothing is decided here: every plan is found by asking the rules,
 * step after step, on a copy of the game.
 */
import type { ArimaaGame } from '../../arimaa/face.js';
import type { Move } from '../../types.js';
import { sideOf } from './notation.js';

/** A way to act with a piece: what is stepped, and what the board draws for it. */
export interface Plan {
  /** `walk` one's own piece alone, `push` and `pull` a pair, `swap` two pieces of a setup. */
  kind: 'walk' | 'push' | 'pull' | 'swap';
  /** The own piece that acts; of a pull that is open since the step before, the square it has left. */
  actor: string;
  /** The enemy piece that is moved along. */
  partner?: string;
  /** The square to choose for it: of a push where the enemy piece goes, else where one's own goes. */
  target: string;
  /** The steps to make. */
  steps: string[];
  /** What moves where, in order. */
  paths: { from: string; to: string; mine: boolean }[];
  /** Where pieces are lost by it. */
  lost: string[];
}

/** Runs a question on a copy of the game, with the turn as far as it is built. */
function asking<T>(game: ArimaaGame, question: (probe: ArimaaGame) => T): T {
  const probe = game.clone();
  try {
    for (const step of game.turn.steps.slice(probe.turn.steps.length)) probe.turn.step(step);
    return question(probe);
  } finally {
    probe.free();
  }
}

/** Asks what comes after some steps, and takes them back. */
function after<T>(probe: ArimaaGame, steps: readonly string[], question: () => T): T {
  for (const step of steps) probe.turn.step(step);
  const answer = question();
  for (const _ of steps) probe.turn.undo();
  return answer;
}

/** Everything that the piece on a square can do, or have done to it, by the side to move. */
export function plansFor(game: ArimaaGame, square: string): Plan[] {
  const { board, toMove } = game.position;
  const piece = board[square];
  if (!piece) return [];
  return asking(game, (probe) => {
    const moves = probe.legalMoves();
    if (sideOf(piece) === toMove) {
      return [...walks(probe, square), ...pushes(probe, moves, { by: square }), ...pulls(probe, moves, { by: square })];
    }
    return [...opened(moves, square), ...pushes(probe, moves, { of: square }), ...pulls(probe, moves, { of: square })];
  });
}

/** The shortest ways of a piece alone, first those on which nothing is lost. */
function walks(probe: ArimaaGame, start: string): Plan[] {
  const found = new Map<string, Plan>();
  const begin: Plan = { kind: 'walk', actor: start, target: start, steps: [], paths: [], lost: [] };
  for (const careful of [true, false]) {
    const seen = new Set([start]);
    let wave = [begin];
    while (wave.length > 0) {
      const next: Plan[] = [];
      for (const way of wave) {
        const moves = after(probe, way.steps, () => probe.legalMoves({ from: way.target }));
        for (const move of moves) {
          const { from, to, captures = [] } = move;
          if (move.kind !== 'step' || !from || !to || seen.has(to) || (careful && captures.length > 0)) continue;
          seen.add(to);
          const longer: Plan = {
            kind: 'walk',
            actor: start,
            target: to,
            steps: [...way.steps, move.text],
            paths: [...way.paths, { from, to, mine: true }],
            lost: [...way.lost, ...captures],
          };
          if (!found.has(to)) found.set(to, longer);
          if (!captures.includes(to)) next.push(longer);
        }
      }
      wave = next;
    }
  }
  return [...found.values()];
}

/** Pushes: the enemy piece goes first, then one of those that can finish follows. */
function pushes(probe: ArimaaGame, moves: Move[], who: { by?: string; of?: string }): Plan[] {
  const plans: Plan[] = [];
  for (const push of moves) {
    if (push.kind !== 'push' || !push.from || !push.to || (who.of && push.from !== who.of)) continue;
    for (const actor of push.by ?? []) {
      if (who.by && actor !== who.by) continue;
      const finish = after(probe, [push.text], () =>
        probe.legalMoves({ from: actor }).find((move) => move.to === push.from),
      );
      if (!finish) continue;
      plans.push({
        kind: 'push',
        actor,
        partner: push.from,
        target: push.to,
        steps: [push.text, finish.text],
        paths: [
          { from: push.from, to: push.to, mine: false },
          { from: actor, to: push.from, mine: true },
        ],
        lost: [...(push.captures ?? []), ...(finish.captures ?? [])],
      });
    }
  }
  return plans;
}

/** Pulls: one's own piece steps, then the enemy piece follows to the square just left. */
function pulls(probe: ArimaaGame, moves: Move[], who: { by?: string; of?: string }): Plan[] {
  const plans: Plan[] = [];
  for (const step of moves) {
    const { from, to } = step;
    if (step.kind !== 'step' || !from || !to || (who.by && from !== who.by)) continue;
    const follow = after(probe, [step.text], () => probe.legalMoves(who.of ? { from: who.of } : undefined));
    for (const pull of follow) {
      if (pull.kind !== 'pull' || !pull.from || pull.to !== from) continue;
      plans.push({
        kind: 'pull',
        actor: from,
        partner: pull.from,
        target: to,
        steps: [step.text, pull.text],
        paths: [
          { from, to, mine: true },
          { from: pull.from, to: from, mine: false },
        ],
        lost: [...(step.captures ?? []), ...(pull.captures ?? [])],
      });
    }
  }
  return plans;
}

/** The pull that the step just made has left open. */
function opened(moves: Move[], square: string): Plan[] {
  return moves
    .filter((move) => move.kind === 'pull' && move.from === square && move.to !== undefined)
    .map((move) => ({
      kind: 'pull',
      actor: move.to!,
      target: move.to!,
      steps: [move.text],
      paths: [{ from: square, to: move.to!, mine: false }],
      lost: move.captures ?? [],
    }));
}

/** Why a step is refused: the first of those tried that is refused for the most telling reason. */
export function refusalOf(game: ArimaaGame, steps: string[]): unknown {
  const dull = ['off-board', 'occupied'];
  return asking(game, (probe) => {
    let best: unknown;
    for (const step of steps) {
      try {
        probe.turn.step(step);
        probe.turn.undo();
      } catch (error) {
        const code = (error as { code?: string }).code ?? '';
        if (!dull.includes(code)) return error;
        best ??= error;
      }
    }
    return best;
  });
}

/** The boards that a turn passes through, one after every step. Empty where it cannot be played. */
export function boardsOf(game: ArimaaGame, turn: string): Record<string, string>[] {
  const probe = game.clone();
  try {
    probe.turn.clear();
    return turn
      .split(/\s+/)
      .filter((word) => !word.endsWith('x'))
      .map((step) => {
        probe.turn.step(step);
        return probe.position.board;
      });
  } catch {
    return [];
  } finally {
    probe.free();
  }
}
