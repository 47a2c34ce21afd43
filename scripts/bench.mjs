// npm run bench: measures the speed of rules and search, native and as WebAssembly, analysis and
// reviews, how the page starts, and the size of the modules. Compared programs run in alternation.
// Prints tables, or one line of JSON with `--json`.

import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { browserSpeeds } from './browser-speeds.mjs';
import { build, forPage } from './build.mjs';
import { answers } from './lib/program.mjs';
import { at, Failure, main, root, run } from './lib/run.mjs';
import { nodes, positions, searched } from './lib/searched.mjs';
import { pageTimes } from './page-times.mjs';
import { studyTimes } from './study-times.mjs';
import { setupBindgen, target } from './toolchain.mjs';
import { finish, forWasm, games, sizes, targetFolder } from './wasm.mjs';

const rounds = 9;

const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];

/** Builds a Rust program with cargo and returns the path of its executable. */
function executable(args) {
  const { status, stdout } = spawnSync('cargo', [...args, '--message-format=json-render-diagnostics'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Failure(`\`cargo ${args.join(' ')}\` failed.`);
  const messages = stdout.split('\n').filter((line) => line.startsWith('{'));
  return messages.map((line) => JSON.parse(line)).find((message) => message.executable)?.executable;
}

/** Runs `benches/rules.rs`, which compares the speed of the rules with that of another crate. */
function rulesAgainstOthers() {
  const program = executable(['bench', '--bench', 'rules', '--no-run']);
  const { status, stdout } = spawnSync(program, ['--json'], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Failure('The benchmark of the rules failed.');
  return JSON.parse(stdout).rules;
}

/** Starts `benches/walks.rs`, which runs a tree walk for each line of input. */
function nativeWalks() {
  const child = spawn(executable(['bench', '--bench', 'walks', '--no-run']), { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async rate(what, millis, position) {
      child.stdin.write(`${what} ${millis} ${position}\n`);
      return Number((await lines.next()).value);
    },
    close: () => child.stdin.end(),
  };
}

/**
 * Builds the tree walks of the benchmark as WebAssembly, with the options of the package: a module
 * for each game.
 */
async function wasmWalks() {
  const folder = targetFolder();
  const staged = path.join(folder, target, 'bindgen');
  const bindgen = await setupBindgen();
  const modules = {};
  for (const { name } of games) {
    run('cargo', ['build', '--quiet', '--example', 'walks-wasm', ...forWasm([name])]);
    await finish(path.join(folder, target, 'wasm', 'examples', 'walks_wasm.wasm'), `walks-${name}`, staged, bindgen);
    modules[name] = await import(pathToFileURL(path.join(staged, `walks-${name}.js`)));
    modules[name].initSync(new WebAssembly.Module(readFileSync(path.join(staged, `walks-${name}_bg.wasm`))));
  }
  return {
    rate(what, millis, position) {
      const module = what === 'quoridor' ? modules.quoridor : modules.arimaa;
      // Many walks a call make the cost of the call itself negligible.
      const times = what === 'quoridor' ? 10 : 100;
      const begin = performance.now();
      for (let done = 0; ; ) {
        done += module.walk(what, position, times);
        const spent = performance.now() - begin;
        if (spent >= millis) return done / spent / 1e3;
      }
    },
  };
}

/** Measures two implementations in alternation. Returns medians and the median of their ratios. */
async function alternate(a, b) {
  const [as, bs, ratios] = [[], [], []];
  for (let round = 0; round < rounds; round++) {
    as.push(await a());
    bs.push(await b());
    ratios.push(bs.at(-1) / as.at(-1));
  }
  return { native: median(as), wasm: median(bs), ratio: median(ratios) };
}

async function rulesInWasm(native, wasm) {
  const rows = [];
  for (const [name, position] of Object.entries(positions)) {
    for (const what of ['nodes', 'makes', 'leaves']) {
      const [a, b] = [native, wasm].map((walks) => () => walks.rate(what, 150, position));
      rows.push({ position: name, what, ...(await alternate(a, b)) });
    }
  }
  return rows;
}

/**
 * Measures perft 3 of Quoridor in milliseconds. The last moves are counted, not made, and nothing
 * is cached between counts.
 */
async function quoridorInWasm(native, wasm) {
  const rows = [];
  for (const [players, position] of [
    [2, '//e1e9/10 10/1'],
    [4, '//e1a5e9i5/5 5 5 5/1'],
  ]) {
    const leaves = { 2: 2_062_264, 4: 2_062_065 }[players];
    const [a, b] = [native, wasm].map((walks) => () => walks.rate('quoridor', 150, position));
    const { native: n, wasm: w, ratio } = await alternate(a, b);
    rows.push({ players, leaves, native: leaves / n / 1e3, wasm: leaves / w / 1e3, ratio });
  }
  return rows;
}

/**
 * Measures the search in thousands of nodes a second. Native and wasm must find the same result.
 */
async function searchInWasm() {
  const { ArimaaGame, QuoridorGame, bestMove, init } = await import('keddah');
  await init();
  const rows = [];
  for (const [name, kind, position] of searched) {
    const game = (kind === 'arimaa' ? ArimaaGame : QuoridorGame).parse(position);
    const found = { native: [], wasm: [] };
    const speed = (where, result) => {
      found[where].push(JSON.stringify([result.best, result.lines, result.nodes]));
      return result.nodes / result.timeMs;
    };
    const a = () => speed('native', answers(['bestmove', kind, '--position', position, '--nodes', `${nodes}`])[0]);
    const b = () => speed('wasm', bestMove(game, { nodes }));
    rows.push({ game: kind, position: name, ...(await alternate(a, b)) });
    const different = new Set([...found.native, ...found.wasm]);
    if (different.size > 1) throw new Failure(`Native and wasm search differ:\n${[...different].join('\n')}`);
  }
  return rows;
}

/** Returns the result of a search in the form that tests/browser/speed.spec.ts writes. */
function answerOf(game, position) {
  const [{ best, lines, nodes: visited }] = answers(['bestmove', game, '--position', position, '--nodes', `${nodes}`]);
  return JSON.stringify([best, lines, visited]);
}

function table(title, rows) {
  console.log(`\n${title}`);
  const shown = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([key, value]) => [key, Number.isFinite(value) ? Number(value.toFixed(2)) : value]),
    ),
  );
  console.table(shown);
}

await main(async () => {
  const { json } = parseArgs({ options: { json: { type: 'boolean' } } }).values;
  await build(forPage);
  const [native, wasm] = [nativeWalks(), await wasmWalks()];
  const result = {
    cpu: cpus()[0]?.model,
    rules: rulesAgainstOthers(),
    rulesInWasm: await rulesInWasm(native, wasm),
    quoridorInWasm: await quoridorInWasm(native, wasm),
    searchInWasm: await searchInWasm(),
    browsers: await browserSpeeds(searched, answerOf),
    search: answers(['bench'])[0],
    study: await studyTimes(),
    page: await pageTimes(),
    sizes: games.map(({ name }) => ({ name, ...sizes(at('pkg', 'wasm', `${name}_bg.wasm`)) })),
  };
  native.close();
  if (json) {
    console.log(JSON.stringify(result));
    return;
  }
  console.log(`\n${result.cpu}; medians of alternating rounds`);
  table('Rules, native, compared with the crate arimaa_engine_step: millions a second', result.rules);
  table('Rules, native and as WebAssembly in Node: millions a second', result.rulesInWasm);
  table('Quoridor, perft 3 from the start: milliseconds (and the ratio of speeds)', result.quoridorInWasm);
  table('Search, native and as WebAssembly in Node: thousands of nodes a second', result.searchInWasm);
  table('Search in browsers: thousands of nodes a second', result.browsers);
  const { arimaa, quoridor, ...both } = result.search;
  table('Search over fixed positions, native', [
    { name: 'Arimaa', ...arimaa },
    { name: 'Quoridor', ...quoridor },
    { name: 'both', ...both },
  ]);
  table(
    'Analysis and review of 80 turns in Node: milliseconds until the first of five lines, seconds, ratio of two workers',
    result.study.rows,
  );
  table('Reading a record of Quoridor into a tree', [result.study.tree]);
  const { starts, thinking, study } = result.page;
  table('Page, first visit at 1.6 Mbit/s and 150 ms with a processor at a quarter of its speed', starts);
  table('Page, longest task in ms while level 10 thinks (0: none over 50)', thinking);
  table('Page, longest task in ms during analysis, by the clock and by processor time', study.analysis);
  console.log(`Page, opening a record of 5,000 turns with its tree: ${study.treeMs.toFixed(0)} ms`);
  table('Size of the WebAssembly: bytes', result.sizes);
});
