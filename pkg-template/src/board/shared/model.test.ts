import { expect, test, vi } from 'vitest';
import type { BaseGame } from '../../game/base-game.js';
import type { SearchResult, Status } from '../../game/types.js';
import { BoardModel, type ModelHooks, type ModelRules } from './model.js';
import type { Engine } from './search-client.js';

/** A game for two players, who add 1 or 2 in turns. The first to reach 5 wins. */
class CountingGame {
  turns: string[] = [];
  undone: string[] = [];

  get sum(): number {
    return this.turns.reduce((sum, turn) => sum + Number(turn), 0);
  }

  get status(): Status<number> {
    const last = (this.turns.length + 1) % 2;
    return this.sum >= 5
      ? { kind: 'won', winner: last, reason: 'goal' }
      : { kind: 'playing', toMove: this.turns.length % 2 };
  }

  play(turn: string): string {
    this.turns.push(turn);
    this.undone = [];
    return turn;
  }

  undo(): string | null {
    const turn = this.turns.pop();
    if (turn !== undefined) this.undone.push(turn);
    return turn ?? null;
  }

  redo(): string | null {
    const turn = this.undone.pop();
    if (turn !== undefined) this.turns.push(turn);
    return turn ?? null;
  }

  goTo(ply: number): void {
    this.turns = this.turns.slice(0, ply);
  }

  clone(): CountingGame {
    return Object.assign(new CountingGame(), { turns: [...this.turns] });
  }

  free(): void {}
}

interface CountingTypes {
  side: number;
  game: BaseGame<unknown, number>;
  display: { position: { toMove: number; occurrences: number }; status: Status<number>; history: readonly string[] };
  frame: string;
}

/** Starts a model of the counting game, with mocks of its hooks and engine. */
function start(seats = '') {
  const game = new CountingGame();
  const asked: string[] = [];
  const answers: ((result: SearchResult) => void)[] = [];
  const engine: Engine<CountingTypes['game']> = {
    search: (_game, limits) => {
      asked.push(`level ${limits?.level}`);
      return new Promise((resolve) => answers.push(resolve));
    },
  };
  const rules: ModelRules<CountingTypes> = {
    displayOf: (of) => {
      const { turns, status } = of as unknown as CountingGame;
      return { position: { toMove: turns.length % 2, occurrences: 1 }, status, history: [...turns] };
    },
    sidesOf: () => [0, 1],
    framesOf: (_before, turn) => [turn],
    startEngine: async () => engine,
  };
  const hooks = { changed: vi.fn(), deciding: vi.fn(() => true), turned: vi.fn(), ended: vi.fn(), failed: vi.fn() };
  const model = new BoardModel<CountingTypes>(
    game as unknown as CountingTypes['game'],
    rules,
    hooks as ModelHooks<CountingTypes>,
  );
  model.seatsText = seats;
  const answer = (best: string) => answers.shift()!({ best } as SearchResult);
  return { game, model, hooks, asked, answer };
}

test('without seats, people play both sides', () => {
  const { model } = start();
  expect(model.seatsText).toBe('person person');
  expect([model.canPlay, model.toMove, model.canTakeBack]).toEqual([true, 0, false]);
});

test('the computer searches at its level when it is to move, and plays the answer', async () => {
  const { model, hooks, asked, answer } = start('person computer:4');
  model.playTurn('2');
  await vi.waitFor(() => expect(asked).toEqual(['level 4']));
  expect(model.thinking).toMatchObject({ side: 1, level: 4 });
  expect(model.refusalCode).toBe('not-now');
  answer('1');
  await vi.waitFor(() => expect(model.display.history).toEqual(['2', '1']));
  expect(model.thinking).toBeNull();
  expect(hooks.turned).toHaveBeenLastCalledWith('1', 1, { kind: 'computer', level: 4 });
});

test('taking back includes the answer of the computer; redoing plays both again', async () => {
  const { model, asked, answer } = start('person computer:1');
  model.playTurn('2');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  answer('1');
  await vi.waitFor(() => expect(model.plies).toBe(2));
  model.takeBack();
  expect([model.plies, model.canRedo, model.toMove]).toEqual([0, true, 0]);
  model.redo();
  expect([model.plies, model.canRedo]).toEqual([2, false]);
});

test('an answer that arrives after taking back is dropped', async () => {
  const { model, asked, answer } = start('person computer:1');
  model.playTurn('2');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  model.takeBack();
  answer('1');
  await Promise.resolve();
  expect(model.plies).toBe(0);
  expect(model.canPlay).toBe(true);
});

test('a turn that the page prevents is not played, and the computer does not reply', async () => {
  const { model, hooks, asked, answer } = start('computer:2 person');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  hooks.deciding.mockReturnValue(false);
  answer('1');
  await vi.waitFor(() => expect(hooks.deciding).toHaveBeenCalledWith('1', 0, { kind: 'computer', level: 2 }));
  expect(model.plies).toBe(0);
  expect(asked).toHaveLength(1);
});

test('an earlier turn is shown on a copy; the game continues from its latest turn', () => {
  const { model, game, hooks } = start();
  for (const turn of ['1', '2', '1']) model.playTurn(turn);
  model.goTo(1);
  expect([model.ply, model.atLatest, model.refusalCode]).toEqual([1, false, 'earlier']);
  expect([model.display.history.length, model.shownDisplay.history.length]).toEqual([3, 1]);
  model.goTo(2);
  expect(hooks.changed).toHaveBeenLastCalledWith(['2']);
  model.browse(Infinity);
  expect([model.ply, model.atLatest, game.turns.length]).toEqual([3, true, 3]);
  expect(() => model.goTo(4)).toThrow('There is no ply 4 of 3.');
});

test('the end of the game is reported once, and closes the board', () => {
  const { model, hooks } = start();
  for (const turn of ['2', '2', '1']) model.playTurn(turn);
  expect(hooks.ended).toHaveBeenCalledTimes(1);
  expect(hooks.ended).toHaveBeenCalledWith({ kind: 'won', winner: 0, reason: 'goal' });
  expect([model.playing, model.refusalCode]).toEqual([false, 'game-over']);
});

test('a result that the players agreed on is taken back alone', async () => {
  const { game, model, asked, answer } = start('person computer:4');
  model.playTurn('1');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  answer('2');
  await vi.waitFor(() => expect(model.plies).toBe(2));
  vi.spyOn(game, 'undo').mockReturnValueOnce('');
  model.takeBack();
  expect([model.plies, model.canRedo]).toEqual([2, false]);
  model.takeBack();
  expect([model.plies, model.canRedo]).toEqual([0, true]);
});
