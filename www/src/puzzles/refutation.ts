/** Finds the computer's reply to a wrong try at a puzzle, which shows why it fails. */
import type { Engine, Game, Report } from '../board.ts';

/**
 * The number of nodes that the search for a refutation visits. On a phone this takes about a
 * second.
 */
const NODES = 30_000;

/** The computer's reply to a wrong try at a puzzle. */
export interface Refutation {
  /** The replies: one turn of each opponent, in order; empty if the try ended the game. */
  readonly turns: readonly string[];
  /** The win chance of the side that replies, from 0 to 1. */
  readonly win: number;
}

/**
 * Searches for the reply that refutes the last turn of `game`, a wrong try at a puzzle.
 * `opponents`: the number of opponents.
 */
export async function refute(
  engine: Engine,
  game: Game,
  opponents: number,
  signal: AbortSignal,
): Promise<Refutation | null> {
  if (game.status.kind !== 'playing') return { turns: [], win: 0 };
  let report: Report | undefined;
  const onInfo = (info: Report) => {
    report = info;
  };
  const { score } = await engine.search(game, { nodes: NODES, lines: 1, signal, onInfo });
  const turns = report?.lines[0]?.moves.slice(0, opponents) ?? [];
  return signal.aborted || turns.length === 0 ? null : { turns, win: score.win };
}
