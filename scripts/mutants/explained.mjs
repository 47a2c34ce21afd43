// The mutants that no test can catch, and why.

import { readFileSync } from 'node:fs';
import { at } from '../lib/run.mjs';

/** The reason why survivors with a joining operator are no mistakes. */
const disjoint = 'The joined bits are never both set.';

/**
 * The survivors of each file: a part of the changed line, the changes as cargo-mutants names them
 * (`| with ^` is `replace | with ^ in …`), and the reason.
 */
const survivors = {
  'src/arimaa/position.rs': [
    {
      line: 'let touching = neighbors(own)',
      changes: ['& with |', '& with ^'],
      reason: 'If it is true too often, frozen pieces and pushes are looked for in vain.',
    },
  ],
  'src/arimaa/step.rs': [{ line: '<< 2 | direction', changes: ['| with ^'], reason: disjoint }],
};

/** Splits the name of a mutant, such as `src/game.rs:12:5: replace + with - in f`. */
function parse(name) {
  const [, file, line, change] = /^(.*?):(\d+):\d+: (.*)$/.exec(name);
  return { source: readFileSync(at(file), 'utf8').split('\n')[Number(line) - 1], change };
}

const explains = (entry, { source, change }) =>
  source.includes(entry.line) && entry.changes.some((one) => `${change} `.startsWith(`replace ${one} `));

/**
 * Judges the outcomes of a file's mutants by name. Returns how many survivors are explained, and
 * the faults: other survivors, mutants that were not tried, and explanations without a survivor.
 */
export function judge(file, outcomes) {
  const known = survivors[file] ?? [];
  const mutants = Object.entries(outcomes).map(([name, outcome]) => ({ name, outcome, ...parse(name) }));
  const missed = mutants.filter(({ outcome }) => outcome === 'missed');
  const unexplained = missed.filter((mutant) => !known.some((entry) => explains(entry, mutant)));
  const faults = [
    ...unexplained.map(({ name }) => `${name}: missed`),
    ...mutants.filter(({ outcome }) => !outcome).map(({ name }) => `${name}: not tried`),
    ...known
      .filter((entry) => !missed.some((mutant) => explains(entry, mutant)))
      .map(({ line }) => `${file}: the mutants of "${line}" are explained, but none is missed`),
  ];
  return { explained: missed.length - unexplained.length, faults };
}
