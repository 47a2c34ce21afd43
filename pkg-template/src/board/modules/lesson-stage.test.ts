import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Judge, Judgment, Stage } from '../../lesson/types.js';
import type { PuzzleOutcome } from '../shared/state.js';
import type { SolvableGame, SolvableModel } from './attempt.js';
import { StageAttempt } from './lesson-stage.js';

/** A game for two players, who add 1 or 2 in turns. */
class CountingGame implements SolvableGame {
  constructor(public turns: string[] = []) {}
  get history(): readonly string[] {
    return this.turns;
  }
  get status() {
    return { kind: 'playing', toMove: this.turns.length % 2 } as const;
  }
  play(turn: string): string {
    if (!/^[12]$/.test(turn)) throw new Error(`illegal: ${turn}`);
    this.turns.push(turn);
    return turn;
  }
  clone(): this {
    return new CountingGame([...this.turns]) as this;
  }
  toString(): string {
    return String(this.turns.reduce((sum, turn) => sum + Number(turn), 0));
  }
  toRecord(): string {
    return this.turns.join(' ');
  }
  free(): void {}
}

/** Judges `sum N`: the goal is reached at the sum, and out of reach beyond it. */
const judge: Judge = {
  judge(_start, goal, turns): Judgment {
    const wanted = Number(goal.slice(4));
    const sum = turns.reduce((all, turn) => all + Number(turn), 0);
    const turn = sum === wanted - 1 ? '2' : undefined;
    const missing = { code: 'sum', message: `The sum is ${sum}.`, squares: [], ...(turn && { turn }) };
    return { done: sum === wanted, missing: sum === wanted ? [] : [missing], failed: sum > wanted, turnsLeft: null };
  },
  faults: () => [],
};

function start(stage: Partial<Stage>) {
  const game = new CountingGame();
  const asked: unknown[] = [];
  const model: SolvableModel = {
    game,
    hooks: { turned: () => {}, ended: () => {} },
    playing: true,
    get plies() {
      return game.turns.length;
    },
    get toMove() {
      return game.turns.length % 2;
    },
    playTurn: (turn) => void game.play(turn),
    retract: (count) => void game.turns.splice(game.turns.length - count),
    async hint(limits) {
      asked.push(limits);
      return '1';
    },
  };
  const outcomes: PuzzleOutcome[] = [];
  const attempt = new StageAttempt(
    model,
    { stage: { id: 'stage', goal: 'sum 4', ...stage }, judge, splitTurns: (text) => text.split(' ').filter(Boolean) },
    { changed: (outcome) => outcomes.push(outcome), failed: (error) => expect.fail(String(error)) },
  );
  const play = (turn: string) => {
    game.play(turn);
    attempt.turned(0);
  };
  return { game, attempt, outcomes, asked, play, model };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('without an answer, one turn decides; a wrong one is taken back after a pause', async () => {
  const { game, attempt, outcomes, play } = start({ goal: 'sum 2', solution: '2' });
  play('1');
  expect([attempt.outcome, attempt.tries, game.turns]).toEqual(['wrong', 1, ['1']]);
  await vi.advanceTimersByTimeAsync(1400);
  expect([attempt.outcome, game.turns]).toEqual(['wrong', []]);
  play('2');
  expect([attempt.outcome, attempt.judgment?.done, game.turns]).toEqual(['solved', true, ['2']]);
  attempt.startOver();
  expect([attempt.outcome, game.turns]).toEqual(['open', []]);
  expect(outcomes).toEqual(['wrong', 'solved', 'open']);
});

test('a script answers, and only the last turn is taken back if the script has no answer', async () => {
  const { game, attempt, play, asked } = start({ answer: 'script', solution: '1 2 1 | 2 1 1' });
  expect(attempt.nextTurn).toBe('1');
  play('2');
  expect([attempt.outcome, attempt.nextTurn]).toEqual(['right', '1']);
  await vi.advanceTimersByTimeAsync(700);
  expect([game.turns, attempt.nextTurn]).toEqual([['2', '1'], '1']);
  play('2');
  expect(attempt.outcome).toBe('wrong');
  await vi.advanceTimersByTimeAsync(1400);
  expect(game.turns).toEqual(['2', '1']);
  play('1');
  expect([attempt.outcome, asked]).toEqual(['solved', []]);
});

test('a level answers, and after a failure everything is taken back', async () => {
  const { game, attempt, play, asked } = start({ answer: 'level 3', goal: 'sum 4' });
  play('2');
  await vi.advanceTimersByTimeAsync(700);
  expect([game.turns, asked]).toEqual([['2', '1'], [{ level: 3, seed: expect.any(Number) }]]);
  play('2');
  expect(attempt.outcome).toBe('wrong');
  await vi.advanceTimersByTimeAsync(1400);
  expect(game.turns).toEqual([]);
  play('2');
  await vi.advanceTimersByTimeAsync(700);
  play('1');
  expect([attempt.outcome, attempt.tries]).toEqual(['solved', 1]);
});

test('the best defense plays the refutation, which is then taken back with the turn', async () => {
  const { game, attempt, play, outcomes, asked } = start({ answer: 'best', goal: 'sum 3' });
  play('2');
  expect([attempt.outcome, attempt.isRefuted]).toEqual(['right', true]);
  await vi.advanceTimersByTimeAsync(700);
  expect([attempt.outcome, attempt.tries, game.turns]).toEqual(['wrong', 1, ['2', '2']]);
  expect(attempt.judgment?.missing[0]?.message).toBe('The sum is 2.');
  await vi.advanceTimersByTimeAsync(1400);
  expect([game.turns, outcomes, asked]).toEqual([[], ['right', 'wrong'], []]);
  play('1');
  await vi.advanceTimersByTimeAsync(700);
  expect([game.turns, asked.length]).toEqual([['1', '1'], 1]);
});

test('an answer can reach the goal', async () => {
  const { attempt, play, game } = start({ answer: 'level 1', goal: 'sum 2' });
  play('1');
  await vi.advanceTimersByTimeAsync(700);
  expect([attempt.outcome, game.turns]).toEqual(['solved', ['1', '1']]);
});

test('a listed wrong try is recognized by its position, and an illegal solution is refused', () => {
  const { attempt, play } = start({ goal: 'sum 3', wrong: ['2', { turn: '7', refused: 'unchanged' }, '1'] });
  play('1');
  expect(attempt.wrongTry).toBe(3);
  expect(() => start({ solution: '3' })).toThrow('illegal: 3');
});

test('nothing is played after the lesson has been left', async () => {
  const { attempt, game, play } = start({ answer: 'level 1' });
  play('1');
  attempt.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(game.turns).toEqual(['1']);
});

test('a stage whose solution misses its goal is refused', () => {
  expect(() => start({ goal: 'sum 4', solution: '1 2 | 2 2' })).toThrow('does not reach the goal "sum 4"');
  expect(start({ goal: 'sum 4', solution: '2 2' }).attempt.outcome).toBe('open');
});
