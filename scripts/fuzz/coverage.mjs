// Measures which lines of the parsers the corpora of the fuzz targets reach.

import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ask, at, Failure, run, runAsync, say, watch } from '../lib/run.mjs';
import { knownTargets, triple } from './targets.mjs';

/** The minimum share of lines that the fuzz inputs must reach in each parser, in percent. */
const MIN_PERCENT = 95;

/** The source files, in `src`, whose parsers the fuzz tests must cover. */
const parsers = [
  'notation.rs',
  ...['setup.rs', 'turn.rs', 'record.rs', 'display.rs'].map((file) => `arimaa/${file}`),
  ...['position_text.rs', 'setup.rs', 'label.rs', 'notation.rs', 'options.rs', 'record.rs'].map(
    (file) => `quoridor/${file}`,
  ),
  ...['tokenizer.rs', 'tree_reader.rs', 'comment.rs', 'blocks.rs', 'collection.rs'].map((file) => `record/${file}`),
  ...['keyword.rs', 'stated_result.rs', 'tags.rs'].map((file) => `record/${file}`),
  ...['settings.rs', 'aei/mod.rs', 'aei/options.rs'].map((file) => `protocol/${file}`),
  ...['mod.rs', 'commands.rs', 'sgf.rs', 'time_settings.rs'].map((file) => `protocol/qtp/${file}`),
  ...['lesson/parser.rs', 'lesson/arguments.rs', 'arimaa/goals/condition.rs', 'quoridor/goals/condition.rs'],
  ...['format.rs', 'start.rs', 'texts.rs', 'check.rs'].map((file) => `lesson/course/${file}`),
  'clock/settings_parser.rs',
  'net/file.rs',
  ...['question.rs', 'answers.rs'].map((file) => `bin/keddah/${file}`),
];

/** Returns the path of one of LLVM's tools, which rustup installs. */
function llvm(name) {
  const sysroot = ask('rustc', ['--print', 'sysroot']).trim();
  const file = path.join(sysroot, 'lib', 'rustlib', triple(), 'bin', name);
  if (!existsSync(file)) {
    say('adding the Rust component llvm-tools');
    run('rustup', ['component', 'add', 'llvm-tools'], {
      hint: 'The coverage needs `llvm-profdata` and `llvm-cov`: `rustup component add llvm-tools` failed.',
    });
  }
  return file;
}

/** Builds the fuzz targets so that they count how often each line runs. */
async function build(output) {
  const manifest = at('fuzz', 'Cargo.toml');
  // With a target, build scripts and macros do not count their lines.
  const where = ['--manifest-path', manifest, '--target-dir', output, '--target', triple()];
  await runAsync('cargo', ['build', '--release', ...where], {
    env: { RUSTFLAGS: '-Cinstrument-coverage --cfg fuzzing', CARGO_PROFILE_RELEASE_OPT_LEVEL: '1' },
    hint: "The fuzz targets could not be built: see cargo's message above.",
  });
  return path.join(output, triple(), 'release');
}

/**
 * Runs the stored inputs of the fuzz targets. Resolves to the numbers of parsers with enough
 * covered lines, and without.
 */
export async function coverage(targets) {
  const [profdata, cov] = [llvm('llvm-profdata'), llvm('llvm-cov')];
  const folder = await build(at('target', 'fuzz-coverage'));
  const profiles = at('target', 'fuzz-coverage', 'profiles');
  rmSync(profiles, { recursive: true, force: true });
  mkdirSync(profiles, { recursive: true });
  for (const target of targets) {
    const folders = ['corpus', 'seeds'].map((kind) => at('fuzz', kind, target)).filter((place) => existsSync(place));
    const env = { LLVM_PROFILE_FILE: path.join(profiles, `${target}.profraw`) };
    const { status, output } = await watch(path.join(folder, target), ['-runs=0', ...folders], { env, isQuiet: true });
    if (status !== 0) throw new Failure(`${target} failed on its corpus:\n${output.slice(-2000)}`);
  }
  const merged = path.join(profiles, 'all.profdata');
  const raw = readdirSync(profiles).map((file) => path.join(profiles, file));
  run(profdata, ['merge', '--sparse', '--output', merged, ...raw]);
  const programs = knownTargets().filter((target) => targets.includes(target));
  const objects = programs.flatMap((target, index) => [...(index > 0 ? ['-object'] : []), path.join(folder, target)]);
  const report = ask(cov, ['export', '--summary-only', `--instr-profile=${merged}`, ...objects]);
  if (!report) throw new Failure('`llvm-cov export` failed.');
  return summary(JSON.parse(report).data[0].files);
}

/** Prints the line coverage of each parser, and counts the parsers that are covered enough. */
function summary(files) {
  const counts = { passed: 0, failed: 0 };
  for (const parser of parsers) {
    const lines = files.find(({ filename }) => filename.endsWith(`/src/${parser}`))?.summary.lines;
    const percent = lines ? (100 * lines.covered) / lines.count : 0;
    const passed = percent >= MIN_PERCENT;
    counts[passed ? 'passed' : 'failed'] += 1;
    const covered = lines ? `${lines.covered} of ${lines.count} lines` : 'not built';
    console.log(`${passed ? '✓' : '✗'} ${parser.padEnd(32)} ${percent.toFixed(1).padStart(5)} %, ${covered}`);
  }
  return counts;
}
