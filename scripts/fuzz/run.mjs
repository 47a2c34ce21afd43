// Runs fuzz targets.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { at, watch } from '../lib/run.mjs';
import { dictionary, environment, limits } from './targets.mjs';

/** The file that counts the executions of each fuzz target, over all runs. */
const record = at('.cache', 'fuzz.json');

const readRecord = () => (existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {});

function addExecutions(target, executions, seconds) {
  const all = readRecord();
  const before = all[target] ?? { executions: 0, seconds: 0 };
  all[target] = { executions: before.executions + executions, seconds: before.seconds + seconds };
  mkdirSync(path.dirname(record), { recursive: true });
  writeFileSync(record, JSON.stringify(all, undefined, 1));
  return all[target].executions;
}

/** Creates a folder of the repository if it is missing, and returns its path. */
function folderAt(...parts) {
  const folder = at(...parts);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Returns libFuzzer's arguments for a target, with the folders of its inputs. */
function argumentsOf(target) {
  const words = dictionary(target);
  return [
    folderAt('fuzz', 'corpus', target),
    ...(existsSync(at('fuzz', 'seeds', target)) ? [at('fuzz', 'seeds', target)] : []),
    ...(words ? [`-dict=${words}`] : []),
    `-artifact_prefix=${folderAt('fuzz', 'artifacts', target)}${path.sep}`,
    '-print_final_stats=1',
    ...limits,
  ];
}

/** Returns the number of executions that libFuzzer reports, at its end or last. */
function executionsOf(output) {
  const final = /^stat::number_of_executed_units: (\d+)/m.exec(output);
  const last = [...output.matchAll(/^#(\d+)\t/gm)].at(-1);
  return Number((final ?? last)?.[1] ?? 0);
}

/** Prints a failure that libFuzzer found: the message of the panic, the input and its file. */
function printFinding(target, output) {
  const start = output.search(/^(thread |.*panicked at|==\d+== ?ERROR|ALARM|INFO: .* timeout)/m);
  const text = output.slice(Math.max(start, output.length - 20_000)).slice(0, 6000);
  console.log(`\n━━━ ${target} found a bug\n${text.trim()}\n`);
  const file = /Test unit written to (\S+)/.exec(output)?.[1];
  if (file) console.log(`To repeat it: npm run fuzz -- ${target} --input ${path.relative(at('.'), file)}\n`);
}

/** Runs a fuzz target. Resolves to `true` if it found no failure. */
async function runTarget(program, target, { seconds, runs, input }) {
  if (input) return (await watch(program, [path.resolve(input), ...limits], { env: environment })).status === 0;
  const before = readRecord()[target]?.executions ?? 0;
  const left = runs === undefined ? -1 : Math.max(runs - before, 0);
  if (left === 0) {
    console.log(`✓ ${target.padEnd(18)} ran ${before} times before`);
    return true;
  }
  const end = [`-runs=${left}`, `-max_total_time=${seconds ?? 0}`];
  const begin = performance.now();
  const minutes = seconds === undefined ? 24 * 60 : seconds / 60 + 10;
  const { status, output } = await watch(program, [...argumentsOf(target), ...end], {
    env: environment,
    isQuiet: true,
    minutes,
  });
  const elapsed = (performance.now() - begin) / 1000;
  const executions = executionsOf(output);
  const all = addExecutions(target, executions, elapsed);
  const passed = status === 0 && executions > 0;
  if (!passed) printFinding(target, output);
  const speed = `${Math.round(executions / elapsed)} a second`;
  console.log(
    `${passed ? '✓' : '✗'} ${target.padEnd(18)} ${executions} executions in ${elapsed.toFixed(0)} s, ${speed}; ${all} in all`,
  );
  return passed;
}

/**
 * Runs fuzz targets, `jobs` at a time. Resolves to the numbers of passed and failed ones; one with
 * a finding has failed.
 */
export async function runTargets(programOf, targets, { jobs, ...settings }) {
  const counts = { passed: 0, failed: 0 };
  const waiting = [...targets];
  const work = async () => {
    for (let target = waiting.shift(); target; target = waiting.shift()) {
      counts[(await runTarget(programOf(target), target, settings)) ? 'passed' : 'failed'] += 1;
    }
  };
  await Promise.all(Array.from({ length: jobs }, work));
  return counts;
}
