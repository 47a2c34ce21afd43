// The puzzles of the package, as a page gets them. `tests/cli/puzzles.rs` proves their solutions.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ArimaaGame, init, QuoridorGame } from 'keddah';

/** The least number of puzzles of a game, of its themes with at least ten, and of each level. */
const LEAST = { puzzles: 300, themes: 6, level: 5 };

const read = (game) => JSON.parse(readFileSync(fileURLToPath(import.meta.resolve(`keddah/puzzles/${game}.json`))));

const games = { arimaa: { Game: ArimaaGame, separator: ', ' }, quoridor: { Game: QuoridorGame, separator: ' ' } };

before(() => init());

for (const [name, { Game, separator }] of Object.entries(games)) {
  const file = read(name);

  test(`${name}: many puzzles of many themes and every level, each once`, () => {
    assert.equal(file.format, 1);
    assert.equal(file.game, name);
    assert.ok(file.puzzles.length >= LEAST.puzzles, `${file.puzzles.length}`);
    assert.equal(new Set(file.puzzles.map(({ id }) => id)).size, file.puzzles.length);
    const themes = new Map();
    for (const { theme } of file.puzzles) themes.set(theme, (themes.get(theme) ?? 0) + 1);
    const frequent = [...themes.values()].filter((count) => count >= 10);
    assert.ok(frequent.length >= LEAST.themes, JSON.stringify([...themes]));
    for (let level = 1; level <= 11; level++) {
      const count = file.puzzles.filter((puzzle) => puzzle.level === level).length;
      assert.ok(count >= LEAST.level, `level ${level}: ${count}`);
    }
    assert.ok(Math.max(...themes.values()) <= file.puzzles.length / 2, JSON.stringify([...themes]));
  });

  test(`${name}: the solution of every puzzle can be played on its position`, () => {
    for (const { id, position, solution, level, share } of file.puzzles) {
      const game = Game.parse(position);
      assert.equal(game.status.kind, 'playing', id);
      for (const turn of solution.split(separator)) game.play(turn);
      game.free();
      assert.ok(level >= 1 && level <= 11 && share >= 0 && share <= 1, id);
      assert.equal(level === 11, share === 0, id);
    }
  });
}
