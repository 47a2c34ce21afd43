// Runs titaniummachine1/titanium-quoridor as a QTP engine for `keddah match`, with one thread and
// no opening book. Needs a checkout of that program, built there:
//
//     RUSTFLAGS='-C target-cpu=native' cargo build --release --bin titanium
//     node scripts/engines/titanium.mjs CHECKOUT [ENGINE]
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { serve } from './serve.mjs';

const [checkout, engine = 'titanium-v15'] = process.argv.slice(2);
if (!checkout) {
  console.error('usage: node scripts/engines/titanium.mjs CHECKOUT [ENGINE]');
  process.exit(2);
}
const program = spawn(join(checkout, 'target/release/titanium'), ['session', '--engine', engine], {
  stdio: ['pipe', 'pipe', 'ignore'],
});
program.on('error', (error) => {
  console.error(error.message);
  process.exit(2);
});
program.on('exit', (code) => process.exit(code ?? 1));
const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();

/** Sends a line to the opponent program. Resolves to its reply, without the first word. */
async function ask(line) {
  program.stdin.write(`${line}\n`);
  for (;;) {
    const { value, done } = await lines.next();
    if (done) throw new Error('the program has ended');
    if (value.startsWith('error')) throw new Error(value);
    if (/^(ready|bestmove)/.test(value)) return value.split(' ')[1] ?? '';
  }
}

/**
 * Converts a move between QTP and the program, in either direction: the first player starts on e9
 * in QTP, on e1 in the program.
 */
const mirrored = (move) => move[0] + ((move.length > 2 ? 9 : 10) - Number(move[1])) + move.slice(2);

let seconds = 0.3;
await serve({
  name: () => engine,
  time_settings: (_, perTurn) => {
    seconds = Number(perTurn);
    return '';
  },
  clear_board: () => ask('reset'),
  play: (_, move) => ask(`makemove ${mirrored(move)}`),
  genmove: async () => {
    const move = await ask(`go ${seconds}`);
    if (move === '(none)') throw new Error('the game is over');
    await ask(`makemove ${move}`);
    return mirrored(move);
  },
});
