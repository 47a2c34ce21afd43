// Replays a collection of real Arimaa games and compares each with how it is known to have ended. Last line: `N passed, N failed`.
//
//   node scripts/replay-check.mjs FILE
//
// FILE holds blocks with a blank line between: `game ID result=g|s reason=g|e|m|r|t|i turns=N`, a line for each turn
// (`2g Ed2n …`), `final POSITION`. `#` lines are remarks. The turns alone are a plain record.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { answers } from './lib/program.mjs';
import { Failure, main } from './lib/run.mjs';
import { closing } from './lib/summary.mjs';

const winners = { g: 'gold', s: 'silver' };
// How a game can end on the board. Otherwise (resigned, out of time, an illegal move) the board says it is still on.
const reasons = { g: 'goal', e: 'elimination', m: 'immobilization' };

/** The games of a collection: what is said of each, and its turns without their numbers. */
function read(text) {
  return text
    .split(/\r?\n\s*\r?\n/)
    .map((block) => block.split(/\r?\n/).filter((line) => line.trim() && !line.startsWith('#')))
    .filter((lines) => lines.length > 0)
    .map(([header, ...lines]) => {
      const said = /^game (\S+) result=([gs]) reason=([gemrti]) turns=(\d+)$/.exec(header);
      const final = lines.pop();
      if (!said || !final?.startsWith('final ')) throw new Failure(`Not a block of a game: ${header}`);
      const [, name, result, reason, turns] = said;
      const status = reasons[reason] && { kind: 'won', winner: winners[result], reason: reasons[reason] };
      return { name, status, turns: Number(turns), lines, final: final.slice('final '.length) };
    });
}

const moves = (lines) => lines.map((line) => line.replace(/^\S+\s*/, ''));

/** All the games as plain records, replayed in one go. */
function replay(games) {
  const folder = mkdtempSync(path.join(tmpdir(), 'keddah-'));
  try {
    const file = path.join(folder, 'games.txt');
    writeFileSync(file, `${games.map(({ lines }) => lines.join('\n')).join('\n\n')}\n`);
    return answers(['replay', 'arimaa', file]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What is wrong with the answers for one game; nothing if they fit. */
function faults(game, replayed, checked) {
  const fits = ({ kind, winner, reason } = {}) =>
    game.status ? kind === 'won' && winner === game.status.winner && reason === game.status.reason : kind === 'playing';
  const found = [];
  if (replayed?.error) found.push(`refused: ${JSON.stringify(replayed.error)}`);
  else if (!fits(replayed?.status))
    found.push(`ended as ${JSON.stringify(replayed?.status)}, not ${JSON.stringify(game.status ?? 'playing')}`);
  else if (replayed.turns !== game.turns) found.push(`${replayed.turns} turns, not ${game.turns}`);
  if (!checked?.legal) found.push(`last turn: ${JSON.stringify(checked)}`);
  else if (checked.position !== game.final) found.push(`ends at "${checked.position}", not "${game.final}"`);
  return found;
}

await main(() => {
  const [file] = process.argv.slice(2);
  if (!file) throw new Failure('Usage: node scripts/replay-check.mjs FILE');
  const games = read(readFileSync(file, 'utf8'));
  const replayed = replay(games);
  // The last turn once more, by the other way in, which also tells the board after it.
  const questions = games.map(({ lines }) => ({ history: moves(lines.slice(0, -1)), move: moves(lines).at(-1) }));
  const checked = answers(['check', 'arimaa'], `${questions.map((question) => JSON.stringify(question)).join('\n')}\n`);

  const counts = { passed: 0, failed: 0 };
  games.forEach((game, index) => {
    const found = faults(game, replayed[index], checked[index]);
    counts[found.length === 0 ? 'passed' : 'failed'] += 1;
    for (const fault of found) console.log(`game ${game.name}: ${fault}`);
  });
  console.log(closing(counts));
  if (counts.failed > 0) process.exitCode = 1;
});
