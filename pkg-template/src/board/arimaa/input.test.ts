import { expect, test, vi } from 'vitest';
import { Input } from './input.js';
import type { Plan } from './plans.js';

const plan = (kind: Plan['kind'], actor: string, target: string, partner?: string): Plan => ({
  kind,
  actor,
  target,
  steps: [],
  ...(partner !== undefined && { partner }),
});

/** Returns an input whose host has these plans by square, and that host with its mocks. */
function start(plans: Record<string, Plan[]>) {
  const host = {
    plansFor: (square: string) => plans[square] ?? [],
    commit: vi.fn(),
    refuse: vi.fn(),
    changed: vi.fn(),
  };
  return { input: new Input(host), host };
}

const walk = plan('walk', 'e2', 'e4');
const pushes = ['e3', 'c3'].map((actor) => plan('push', actor, 'd4', 'd3'));
const pull = plan('pull', 'e3', 'f3', 'd3');

test('a piece is picked up and walks to the square tapped next', () => {
  const { input, host } = start({ e2: [walk] });
  input.tap('e2');
  expect(input.state.name).toBe('picked');
  expect([...input.choices.keys()]).toEqual(['e4']);
  input.tap('e4');
  expect(host.commit).toHaveBeenCalledExactlyOnceWith(walk);
  expect(input.state.name).toBe('idle');
});

test('tapping the picked piece again puts it down', () => {
  const { input } = start({ e2: [walk] });
  input.tap('e2');
  input.tap('e2');
  expect(input.state.name).toBe('idle');
});

test('where several pieces can push, the board asks for the pusher', () => {
  const { input, host } = start({ d3: pushes });
  input.tap('d3');
  input.tap('d4');
  expect(input.state).toMatchObject({ name: 'choosing', partner: 'd3', target: 'd4' });
  expect([...input.choices.keys()]).toEqual(['e3', 'c3']);
  input.tap('c3');
  expect(host.commit).toHaveBeenCalledExactlyOnceWith(pushes[1]);
});

test('after a pair is chosen, the board asks for its target', () => {
  const { input, host } = start({ e3: [pull, pushes[0]!] });
  input.tap('e3');
  input.tap('d3');
  expect(input.state).toMatchObject({ name: 'pair', actor: 'e3', partner: 'd3' });
  expect([...input.choices.keys()].sort()).toEqual(['d4', 'f3']);
  input.tap('f3');
  expect(host.commit).toHaveBeenCalledExactlyOnceWith(pull);
});

test('a square that cannot be reached is refused, and the piece stays picked', () => {
  const { input, host } = start({ e2: [walk] });
  input.tap('e2');
  input.tap('h8');
  expect(host.refuse).toHaveBeenCalledExactlyOnceWith('h8', 'e2');
  expect(input.state).toMatchObject({ name: 'picked', from: 'e2' });
});

test('a drag that ends off the board leaves the piece picked; on a target it plays', () => {
  const { input, host } = start({ e2: [walk] });
  expect(input.grab('e2')).toBe(true);
  input.drag();
  expect(input.state.name).toBe('dragging');
  input.drop(undefined);
  expect(input.state.name).toBe('picked');
  input.drag();
  input.drop('e4');
  expect(host.commit).toHaveBeenCalledExactlyOnceWith(walk);
});
