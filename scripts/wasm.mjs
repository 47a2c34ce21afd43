// Compiles Rust to WebAssembly with Cargo, wasm-bindgen and wasm-opt, into pkg/wasm: modules of
// each game (with its player, with its rules alone, and with the player and its network), one for
// the goals of each, one for clocks, and one for each protocol of the program in Node. Copies the
// networks to pkg/nets.

import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ask, at, Failure, runAsync, say, tool } from './lib/run.mjs';
import { filesOf, fingerprint, isFresh, unlessFresh } from './lib/stamp.mjs';
import { setupPackages } from './packages.mjs';
import { bindgenVersion, setupBindgen, setupRust, target } from './toolchain.mjs';

/**
 * The games, each a Cargo feature and a wasm module: those with a folder of classes in the package.
 */
export const games = readdirSync(at('pkg-template', 'src', 'game'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({ name }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

/** Whether a game has a network, and so a wasm that searches with it. */
export const hasNet = (name) => existsSync(at('nets', `${name}.net`));

/**
 * The engine protocols and their games. Only Node loads their wasm modules, so they have no size
 * budget.
 */
const protocols = [
  { name: 'aei', game: 'arimaa' },
  { name: 'qtp', game: 'quoridor' },
];

/** Returns the paths of the two files of a wasm module in the package. */
const filesOfModule = (name) => [`pkg/wasm/${name}.js`, `pkg/wasm/${name}_bg.wasm`];

/**
 * Returns the files that are built for a game: the wasm with the player and its script, the wasm of
 * the rules alone and that with a network, which that script loads, too, the network, and the
 * script of the player beside the rules.
 */
const filesOfGame = (name) => [
  ...filesOfModule(name),
  `pkg/wasm/${name}-rules_bg.wasm`,
  `pkg/wasm/${name}-player.js`,
  ...(hasNet(name) ? [`pkg/wasm/${name}-net_bg.wasm`, `pkg/nets/${name}.net`] : []),
];

const protocolFiles = protocols.flatMap(({ name }) => filesOfModule(name));

/** Returns the files of pkg/ from which the page and the bundles are made. */
export const packageFiles = () =>
  filesOf(['pkg']).filter((file) => !protocolFiles.includes(file.split(path.sep).join('/')));

// The WebAssembly features that wasm-opt may use: those that the Rust compiler uses, too.
const features = [
  'bulk-memory',
  'bulk-memory-opt',
  'sign-ext',
  'nontrapping-float-to-int',
  'mutable-globals',
  'multivalue',
  'reference-types',
  'call-indirect-overlong',
];

/** Returns the path of Cargo's target folder. */
export function targetFolder() {
  const metadata = ask('cargo', ['metadata', '--no-deps', '--format-version', '1']);
  if (!metadata) throw new Failure('`cargo metadata` failed: is Cargo.toml valid?');
  return JSON.parse(metadata).target_directory;
}

// Inlining less than the default makes the module 7 % smaller after gzip, and level 2 instead of 3
// another 3 %, at the same speed.
const fast = { level: '2', inlineThreshold: 35, wasmOpt: ['-O3', '--converge'] };

// Twice, since the second time saves another 0.2 KB.
const restructure = ['--flatten', '--rereloop', '-Oz', '-Oz'];

// The rules alone are loaded before a board can be used, and no search needs them to be fast.
const small = {
  level: '"z"',
  inlineThreshold: 5,
  wasmOpt: ['-Oz', '--converge', ...restructure, ...restructure, '-Oz'],
};

// A network needs SIMD. All browsers that have it have the features above.
const withSimd = { ...fast, wasmOpt: [...fast.wasmOpt, '--enable-simd'], simd: true };

/** The folder of Cargo's sources, which messages of panics would name. */
const cargoHome = process.env.CARGO_HOME ?? path.join(homedir(), '.cargo');

/** Returns Cargo's arguments for WebAssembly with all games, or only those given. */
export const forWasm = (features = games.map(({ name }) => name), { level, inlineThreshold, simd } = fast) => [
  ...[
    '--config',
    `target.${target}.rustflags=${JSON.stringify([
      ...['-C', `llvm-args=-inline-threshold=${inlineThreshold}`],
      ...['--remap-path-prefix', `${cargoHome}=cargo`],
      ...(simd ? ['-C', 'target-feature=+simd128'] : []),
    ])}`,
  ],
  ...['--config', `profile.wasm.opt-level=${level}`],
  ...['--target', target, '--profile', 'wasm'],
  ...['--no-default-features', '--features', ['wasm', ...features].join(',')],
];

/**
 * The JavaScript that instantiates a compiled module. It replaces wasm-bindgen's loading code,
 * since the package loads and compiles the wasm itself.
 */
const instantiation = `
export function initSync(module) {
    return wasm ?? __wbg_finalize_init(new WebAssembly.Instance(module, __wbg_get_imports()), module);
}

export default async function initialize(module) {
    return wasm ?? __wbg_finalize_init(await WebAssembly.instantiate(module, __wbg_get_imports()), module);
}
`;

/**
 * Edits that make searches pausable by JavaScript Promise Integration (JSPI) where the engine has
 * it: `search` returns a promise, and a promise that `host.pause()` returns suspends the wasm until
 * it resolves. wasm-bindgen's own `jspi` attribute would need JSPI in every engine.
 */
const pausable = [
  [/^(export) (function search\([\s\S]*?= )(wasm\.search)\(/m, '$1 async $2await (WebAssembly.promising?.($3) ?? $3)('],
  [
    /^( {8}__wbg_pause_\w+: )(function\([\s\S]*?^ {8}\}),/m,
    '$1(WebAssembly.Suspending ? (pause) => new WebAssembly.Suspending(pause) : (pause) => pause)($2),',
  ],
];

/**
 * The exports that may be missing in a wasm module without a player. The last is for imports that
 * can throw.
 */
const ofPlayer = ['setNet', 'game_bestMove', 'search', 'start', '__wbindgen_exn_store'];

/** The exports of a wasm module with a network: a worker calls only these. */
const ofWorker = ['setNet', 'search', 'start'];

/** Returns the code of each function that a module imports from its JavaScript. */
function importedFunctions(glue) {
  const functions = glue.matchAll(/^ {8}(\w+): (function\([\s\S]*?^ {8}\}),/gm);
  return new Map([...functions].map(([, name, code]) => [name, code]));
}

/**
 * Returns JavaScript that can load two modules of a game: that for the module with all exports,
 * with the functions that only the module with fewer exports imports.
 */
function sharedScript(name, whole, part) {
  const [known, needed] = [whole, part].map(({ glue }) => importedFunctions(glue));
  const [all, few] = [whole, part].map(({ wasm }) => new WebAssembly.Module(readFileSync(wasm)));
  const exported = new Set(WebAssembly.Module.exports(few).map((one) => one.name));
  const missing = WebAssembly.Module.exports(all).filter(
    (one) => !exported.has(one.name) && !ofPlayer.includes(one.name),
  );
  const unlike = WebAssembly.Module.imports(few).filter(
    (one) =>
      !needed.has(one.name) ||
      needed.get(one.name) !== (known.get(one.name) ?? needed.get(one.name)) ||
      (needed.get(one.name).includes('handleError') && !exported.has('__wbindgen_exn_store')),
  );
  if (missing.length + unlike.length > 0) {
    const names = [...missing, ...unlike].map((one) => one.name);
    throw new Failure(`Two wasm modules of ${name} differ in more than the player: ${names.join(', ')}.`);
  }
  const added = [...needed].filter(([one]) => !known.has(one)).map(([one, code]) => `        ${one}: ${code},\n`);
  return edit(whole.glue, [[/^(?= {8}\w+: function\()/m, () => added.join('')]]);
}

/**
 * Adds to JavaScript what the wasm with a network imports under other names. wasm-bindgen numbers
 * some of the functions, so that the same name may stand for another function in each module.
 */
function withNet(name, glue, net) {
  const [known, needed] = [glue, net.glue].map(importedFunctions);
  const module = new WebAssembly.Module(readFileSync(net.wasm));
  const exported = WebAssembly.Module.exports(module).map((one) => one.name);
  const missing = ofWorker.filter((one) => !exported.includes(one));
  if (missing.length > 0) throw new Failure(`The wasm of ${name} with a network has no ${missing.join(', ')}.`);
  const others = WebAssembly.Module.imports(module).filter((one) => needed.get(one.name) !== known.get(one.name));
  const code = others.map((one) => `            ${one.name}: ${needed.get(one.name)},\n`).join('');
  const imports = `        "./${name}-net_bg.js": {\n            __proto__: import0,\n${code}        },\n`;
  return edit(glue, [[/^ +"\.\/\w+_bg\.js": import0,\n/m, (line) => line + imports]]);
}

/** Applies replacements to the JavaScript from wasm-bindgen. Each pattern must occur in it. */
function edit(glue, edits) {
  return edits.reduce((text, [pattern, replacement]) => {
    if (!pattern.test(text)) {
      throw new Failure(`scripts/wasm.mjs does not know this form of wasm-bindgen's JavaScript: no ${pattern}`);
    }
    return text.replace(pattern, replacement);
  }, glue);
}

/** Copies a string into the wasm. wasm-bindgen's own function is faster for long texts. */
const passString = `
function passStringToWasm0(arg) {
    cachedTextEncoder ??= new TextEncoder();
    const bytes = cachedTextEncoder.encode(arg);
    const ptr = malloc(bytes.length, 1) >>> 0;
    getUint8ArrayMemory0().set(bytes, ptr);
    WASM_VECTOR_LEN = bytes.length;
    return ptr;
}
`;

/** Returns the text, if any, that a function of the wasm returned, or throws its error. */
const takeString = `
function takeString([ptr, len, error, failed]) {
    if (failed) throw takeFromExternrefTable0(error);
    if (!ptr) return;
    const text = getStringFromWasm0(ptr, len);
    wasm.__wbindgen_free(ptr, len, 1);
    return text;
}
`;

/** Lets every method that returns a text call `takeString`, in place of separate code. */
function shareTakeString(glue) {
  const text =
    /^( +)let deferred\d_0;\n.*\n +try \{\n((?:\1 .*\n)*?) +const ret = (wasm\..*);\n(?:\1 .*\n)*?\1\} finally \{\n.*\n\1\}\n/gm;
  const optional = /^( +)const ret = (.*);\n +let (v\d);\n +if \(ret\[0\] !== 0\) \{\n.*\n.*\n +\}\n +return \3;\n/gm;
  const shared = glue.replace(text, '$2$1return takeString($3);\n').replace(optional, '$1return takeString($2);\n');
  return shared === glue ? glue : shared + takeString;
}

/** Removes the parts of wasm-bindgen's JavaScript that the package replaces or never uses. */
function slim(glue) {
  const loading = /^async function __wbg_load\([\s\S]*^export \{ initSync, __wbg_init as default \};$/m;
  // Made on first use, since the tests of other projects may import the script in a simulated
  // browser without these classes.
  const decoder = [/^let cachedTextDecoder = .*\n.*\n/m, 'let cachedTextDecoder, cachedTextEncoder;\n'];
  const needsDecoder = [/if \((numBytesDecoded >= )/, 'if (!cachedTextDecoder || $1'];
  const encoder = [/^const cachedTextEncoder = .*\n/m, ''];
  // Without the lines about `Symbol.dispose`, a bundler can leave unused classes out of a worker.
  return shareTakeString(
    edit(glue, [[loading, instantiation.trim()], decoder, needsDecoder, encoder])
      .replace(/^if \(Symbol\.dispose\) .*\n/gm, '')
      // Every engine that can run the modules has these.
      .replace(/^(const \w+ = )\(typeof FinalizationRegistry === 'undefined'\)\n.*\n +: (new .*;)$/gm, '$1$2')
      .replace(/^if \(!\('encodeInto' in cachedTextEncoder\)\) \{[\s\S]*?^\}\n/m, '')
      .replace(/^(const \w+ = )(new FinalizationRegistry)/gm, '$1/* @__PURE__ */ $2')
      .replace(
        /(\w+) === null \|\| \1\.buffer\.detached === .* !== wasm\.memory\.buffer\)/g,
        '$1?.buffer !== wasm.memory.buffer',
      )
      .replace(/^function passStringToWasm0\([\s\S]*?^\}\n/m, `${passString.trim()}\n`)
      // Where several arguments are copied, they would be freed if one could not be; but then the
      // memory is exhausted, and the wasm has trapped.
      .replace(/^( +)try \{\n((?:\1 .*\n)*?)\1\} catch \(e\) \{\n(?: +if \(ptr\d+\).*\n)+ +throw e;\n\1\}\n/gm, '$2')
      // Only one function allocates.
      .replace(/, wasm\.__wbindgen_malloc(, wasm\.__wbindgen_realloc)?\)/g, ')')
      .replace(/^(function pass\w+ToWasm0\(\w+), malloc\)/gm, '$1)')
      .replaceAll('= malloc(', '= wasm.__wbindgen_malloc(')
      .replace(/^let cachedFloat64ArrayMemory0 .*\nfunction getFloat64ArrayMemory0\([\s\S]*?^\}\n/m, '')
      .replace(/^ +cachedFloat64ArrayMemory0 = null;\n/m, '')
      .replaceAll('getFloat64ArrayMemory0()', 'new Float64Array(wasm.memory.buffer)'),
  );
}

/**
 * Writes a module's JavaScript and optimizes the module: makes `NAME.js` and `NAME_bg.wasm` in a
 * folder.
 */
export async function finish(input, name, to, bindgen, { wasmOpt } = fast) {
  await runAsync(bindgen, [input, to, name]);
  const glue = path.join(to, `${name}.js`);
  writeFileSync(glue, slim(readFileSync(glue, 'utf8')));
  const wasm = path.join(to, `${name}_bg.wasm`);
  // The end of the stack is in the first kilobyte, which no access to data reaches.
  const options = [...wasmOpt, '--low-memory-unused', '--strip-producers', '--strip-target-features'];
  const enabled = features.map((feature) => `--enable-${feature}`);
  await runAsync(...tool('wasm-opt', [...options, ...enabled, wasm, '-o', wasm]));
  if (!WebAssembly.validate(readFileSync(wasm))) throw new Failure(`This Node cannot load ${wasm}.`);
}

/** Compiles the crate. Returns the path of the module, which later compilations leave alone. */
async function compile(name, features, folder, optimization = fast) {
  await runAsync('cargo', ['rustc', '--lib', '--crate-type', 'cdylib', ...forWasm(features, optimization)]);
  const compiled = path.join(folder, target, `${name}.wasm`);
  copyFileSync(path.join(folder, target, 'wasm', 'keddah.wasm'), compiled);
  return compiled;
}

/** Finishes a compiled wasm file and puts it into the package, with its script. */
async function publish(name, compiled, bindgen, folder, optimization) {
  const staged = path.join(folder, target, 'bindgen');
  await finish(compiled, name, staged, bindgen, optimization);
  mkdirSync(at('pkg', 'wasm'), { recursive: true });
  for (const file of filesOfModule(name)) copyFileSync(path.join(staged, path.basename(file)), at(file));
}

/**
 * Makes the files of a game from its compiled modules: with the player, with the rules alone, and
 * with the player and a network if it has one.
 */
async function publishGame(name, { whole, rules, net }, bindgen, folder) {
  await publish(name, whole, bindgen, folder);
  const script = at(`pkg/wasm/${name}.js`);
  const finished = async (compiled, variant, named, optimization) => {
    const staged = path.join(folder, target, 'bindgen', variant);
    await finish(compiled, named, staged, bindgen, optimization);
    const wasm = at(`pkg/wasm/${name}-${variant}_bg.wasm`);
    copyFileSync(path.join(staged, `${named}_bg.wasm`), wasm);
    return { glue: readFileSync(path.join(staged, `${named}.js`), 'utf8'), wasm };
  };
  const wasm = at(`pkg/wasm/${name}_bg.wasm`);
  let glue = readFileSync(script, 'utf8');
  writeFileSync(at(`pkg/wasm/${name}-player.js`), glue);
  // Under the same name, which the imports of the wasm contain.
  glue = sharedScript(name, { glue, wasm }, await finished(rules, 'rules', name, small));
  if (net) {
    glue = withNet(name, glue, await finished(net, 'net', `${name}-net`, withSimd));
    mkdirSync(at('pkg', 'nets'), { recursive: true });
    copyFileSync(at('nets', `${name}.net`), at('pkg', 'nets', `${name}.net`));
  }
  writeFileSync(script, edit(glue, pausable));
}

/** Returns the size of a file in bytes, raw and after gzip. */
export function sizes(file) {
  const bytes = readFileSync(file);
  return { raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length };
}

/**
 * Builds each module that is not up to date. Meanwhile npm's packages are installed and
 * wasm-bindgen's tool is built, if missing, and each module is finished while Cargo compiles the
 * next one: the last steps of each use one core.
 */
async function buildModules(modules) {
  setupRust();
  const folder = targetFolder();
  const work = [];
  const later = (promise) => {
    promise.catch(() => {}); // it is awaited below, but may fail before
    work.push(promise);
    return promise;
  };
  const tools = later(Promise.all([setupBindgen(), setupPackages()]));
  const inputs = [
    'Cargo.toml',
    'Cargo.lock',
    'rust-toolchain.toml',
    'src',
    'nets',
    'scripts/bindgen',
    'scripts/wasm.mjs',
  ];
  const print = fingerprint(inputs, bindgenVersion(), ask('rustc', ['-V']));
  try {
    for (const { name, features, isGame, optimization } of modules) {
      const stamp = [`wasm-${name}`, print, isGame ? filesOfGame(name) : filesOfModule(name)];
      if (isFresh(...stamp)) continue;
      say(`building the wasm of ${name}`);
      const compiled = await compile(name, features, folder, optimization);
      const rules = isGame && (await compile(`${name}-rules`, ['classes', name], folder, small));
      const net = isGame && hasNet(name) && (await compile(`${name}-net`, ['player', 'net', name], folder, withSimd));
      const finishing = isGame
        ? (bindgen) => publishGame(name, { whole: compiled, rules, net }, bindgen, folder)
        : (bindgen) => publish(name, compiled, bindgen, folder, optimization);
      later(tools.then(([bindgen]) => unlessFresh(...stamp, () => finishing(bindgen))));
    }
  } finally {
    await Promise.all(work);
  }
}

/** Builds the wasm modules that web pages load. */
export const buildGames = () =>
  buildModules([
    ...games.map(({ name }) => ({ name, features: ['classes', 'player', name], isGame: true })),
    ...games.map(({ name }) => ({ name: `${name}-lesson`, features: ['lesson', name], optimization: small })),
    { name: 'clock', features: ['clock'] },
  ]);

export const buildProtocols = () =>
  buildModules(
    protocols.map(({ name, game }) => ({
      name,
      features: ['protocol', game, ...(hasNet(game) ? ['net'] : [])],
      // Every supported Node has SIMD.
      ...(hasNet(game) && { optimization: withSimd }),
    })),
  );
