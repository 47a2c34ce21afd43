// Plays titaniummachine1/titanium-quoridor (its own checkout, not part of this package) over QTP, for `keddah match`.
// Built there by `RUSTFLAGS='-C target-cpu=native' cargo build --release --bin titanium`; one thread, no opening book:
// node scripts/engines/titanium.mjs CHECKOUT [ENGINE]
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

async function ask(line) {
  program.stdin.write(`${line}\n`);
  for (;;) {
    const { value, done } = await lines.next();
    if (done) throw new Error('the program has ended');
    if (value.startsWith('error')) throw new Error(value);
    if (/^(ready|bestmove)/.test(value)) return value.split(' ')[1] ?? '';
  }
}

/** Its first player starts at e1, the protocol's at e9: the board upside down, either way round. */
const turned = (move) => move[0] + ((move.length > 2 ? 9 : 10) - Number(move[1])) + move.slice(2);

let seconds = 0.3;
await serve({
  name: () => engine,
  time_settings: (_, perTurn) => {
    seconds = Number(perTurn);
    return '';
  },
  clear_board: () => ask('reset'),
  play: (_, move) => ask(`makemove ${turned(move)}`),
  genmove: async () => {
    const move = await ask(`go ${seconds}`);
    if (move === '(none)') throw new Error('the game is over');
    await ask(`makemove ${move}`);
    return turned(move);
  },
});
