import { expect, test } from 'vitest';
import { animalPaths } from './pieces.js';

test('each animal has a silhouette and lines', () => {
  for (const animal of ['E', 'M', 'H', 'D', 'C', 'R'] as const) {
    const { fur, ink } = animalPaths(animal);
    expect(fur.length).toBeGreaterThan(100);
    expect(ink.join('').length).toBeGreaterThan(fur.length / 2);
  }
});
