// Replays collections of real games and compares the end of each game with the recorded one. The
// last line is `N passed, N failed`.
//
//   node scripts/replay-check.mjs FILE…
//
// A file of Arimaa games has blocks separated by a blank line: `game ID result=g|s
// reason=g|e|m|r|t|i turns=N`, a line for each turn (`2g Ed2n …`), and `final POSITION`. The turns
// alone are a plain record. A file of Quoridor games has a line for each game: `1-0`, `0-1` or `*`
// (unfinished), the number of plies, the source and the moves, separated by tabs. Lines with `#`
// are comments.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { answers } from './lib/program.mjs';
import { Failure, main } from './lib/run.mjs';
import { closing } from './lib/summary.mjs';

const winners = { g: 'gold', s: 'silver' };
// The reasons for an end that the final position shows. After any other (resignation, time, an
// illegal move), the game could continue by the rules.
const reasons = { g: 'goal', e: 'elimination', m: 'immobilization' };

/**
 * Parses a file with a collection of Arimaa games: header, record, turns without numbers, final
 * position.
 */
function readArimaa(text) {
  return text
    .split(/\r?\n\s*\r?\n/)
    .map((block) => block.split(/\r?\n/).filter((line) => line.trim() && !line.startsWith('#')))
    .filter((lines) => lines.length > 0)
    .map(([header, ...lines]) => {
      const match = /^game (\S+) result=([gs]) reason=([gemrti]) turns=(\d+)$/.exec(header);
      const final = lines.pop();
      if (!match || !final?.startsWith('final ')) throw new Failure(`Not a block of a game: ${header}`);
      const [, name, result, reason, turns] = match;
      const status = reasons[reason] && { kind: 'won', winner: winners[result], reason: reasons[reason] };
      const moves = lines.map((line) => line.replace(/^\S+\s*/, ''));
      return {
        name,
        status,
        turns: Number(turns),
        record: `${lines.join('\n')}\n`,
        moves,
        final: final.slice('final '.length),
      };
    });
}

/** Parses a file with a collection of Quoridor games, one per line. */
function readQuoridor(text) {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() && !line.startsWith('#'));
  return lines.map((line, index) => {
    const [result, plies, source, moves] = line.split('\t');
    if (!moves || !['1-0', '0-1', '*'].includes(result)) throw new Failure(`Not a line of a game: ${line}`);
    const status = result === '*' ? undefined : { kind: 'won', winner: result === '1-0' ? 1 : 2, reason: 'goal' };
    return { name: `${index + 1} (${source})`, status, turns: Number(plies), record: moves, moves: moves.split(' ') };
  });
}

/** Replays all games with one run of the command-line program, and returns its output. */
function replay(kind, games) {
  const folder = mkdtempSync(path.join(tmpdir(), 'keddah-'));
  try {
    const file = path.join(folder, 'games.txt');
    writeFileSync(file, `${games.map(({ record }) => record).join('\n')}\n`);
    return answers(['replay', kind, file]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the differences between a recorded game and its replay, as text. */
function faults(game, replayed, checked) {
  const fits = ({ kind, winner, reason } = {}) =>
    game.status ? kind === 'won' && winner === game.status.winner && reason === game.status.reason : kind === 'playing';
  const found = [];
  if (replayed?.error) found.push(`refused: ${JSON.stringify(replayed.error)}`);
  else if (!fits(replayed?.status))
    found.push(`ended as ${JSON.stringify(replayed?.status)}, not ${JSON.stringify(game.status ?? 'playing')}`);
  else if (replayed.turns !== game.turns) found.push(`${replayed.turns} turns, not ${game.turns}`);
  if (!checked?.legal) found.push(`last turn: ${JSON.stringify(checked)}`);
  else if (game.final && checked.position !== game.final)
    found.push(`ends at "${checked.position}", not "${game.final}"`);
  return found;
}

/** Replays the games of a collection. Returns the numbers of games that passed and failed. */
function check(file) {
  const text = readFileSync(file, 'utf8');
  const kind = /^[^#\n]*\t/m.test(text) ? 'quoridor' : 'arimaa';
  const games = kind === 'arimaa' ? readArimaa(text) : readQuoridor(text);
  const replayed = replay(kind, games);
  // `check` also checks the last turn, and prints the position after it.
  const questions = games.map(({ moves }) => ({ history: moves.slice(0, -1), move: moves.at(-1) }));
  const checked = answers(['check', kind], `${questions.map((question) => JSON.stringify(question)).join('\n')}\n`);

  const counts = { passed: 0, failed: 0 };
  games.forEach((game, index) => {
    const found = faults(game, replayed[index], checked[index]);
    counts[found.length === 0 ? 'passed' : 'failed'] += 1;
    for (const fault of found) console.log(`${kind} game ${game.name}: ${fault}`);
  });
  console.log(`${kind}: ${games.length} games`);
  return counts;
}

await main(() => {
  const files = process.argv.slice(2);
  if (files.length === 0) throw new Failure('Usage: node scripts/replay-check.mjs FILE…');
  const counts = { passed: 0, failed: 0 };
  for (const { passed, failed } of files.map(check)) {
    counts.passed += passed;
    counts.failed += failed;
  }
  console.log(closing(counts));
  if (counts.failed > 0) process.exitCode = 1;
});
