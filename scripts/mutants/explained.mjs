// The mutants that no test can catch, and why.

import { readFileSync } from 'node:fs';
import { at } from '../lib/run.mjs';

/** Reasons that many survivors share. */
const disjoint = 'The joined bits are never both set.';
const otherKeys = 'The keys of a table are exchanged, so unequal positions still have different ones.';
const shortcut = 'The condition only saves time: without it, the rest has the same result.';

/**
 * The survivors of each file: a part of the changed line, the changes as cargo-mutants names them
 * (`| with ^` is `replace | with ^ in …`), and the reason.
 */
const survivors = {
  'src/arimaa/board.rs': [
    { line: '(a[2] & !b[2]) | (!(a[2] ^ b[2])', changes: ['| with ^'], reason: disjoint },
    { line: '*plane & !square.bit() | u64::from', changes: ['| with ^'], reason: disjoint },
    { line: 'self.gold & !square.bit() | u64::from', changes: ['| with ^'], reason: disjoint },
    { line: 'at(0) | at(1) << 1 | at(2) << 2', changes: ['| with ^'], reason: disjoint },
    { line: 'set | own & TRAPS & !neighbors(own)', changes: ['| with ^'], reason: disjoint },
    { line: 'plane & !from.bit() | (plane >> from.index() & 1)', changes: ['| with ^'], reason: disjoint },
  ],
  'src/arimaa/position.rs': [
    { line: 'self.board.frozen(Side::Gold) | self.board', changes: ['| with ^'], reason: disjoint },
    {
      line: 'let touching = neighbors(own)',
      changes: ['& with |', '& with ^'],
      reason: 'If it is true too often, frozen pieces and pushes are looked for in vain.',
    },
  ],
  'src/arimaa/refusal.rs': [{ line: 'let what = if by > 0', changes: ['> with >='], reason: 'The number is never 0.' }],
  'src/arimaa/square.rs': [{ line: 'pub const TRAPS: u64', changes: ['| with ^'], reason: disjoint }],
  'src/arimaa/step.rs': [{ line: '<< 2 | direction', changes: ['| with ^'], reason: disjoint }],
  'src/arimaa/tree.rs': [
    {
      line: 'if self.steps_left > 0 && self.seen',
      changes: ['> with >='],
      reason: 'Positions after the last step are collected in vain.',
    },
  ],
  'src/arimaa/zobrist.rs': [
    { line: 'PIECES.get(', changes: ['| with ^'], reason: disjoint },
    { line: 'PIECES.get(', changes: ['& with ^'], reason: otherKeys },
    { line: 'TURNS.get(', changes: ['| with ^'], reason: disjoint },
    { line: 'TURNS.get(', changes: ['& with ^'], reason: otherKeys },
    { line: '(u64::from(strength) << 6 | square', changes: ['| with ^'], reason: disjoint },
    { line: '(u64::from(strength) << 6 | square', changes: ['+ with -', '+ with *'], reason: otherKeys },
  ],
  'src/quoridor/board.rs': [
    { line: 'while rank < STRIDE', changes: ['< with <='], reason: 'One bit more lies beyond every board.' },
    { line: 'self.horizontal | self.horizontal << 1', changes: ['| with ^'], reason: disjoint },
    { line: 'self.vertical | self.vertical << STRIDE', changes: ['| with ^'], reason: disjoint },
    { line: '!(h | h << 1 | h >> 1 | v)', changes: ['| with ^'], reason: disjoint },
    { line: '(h | h << 1 | h >> 1 | v | v << STRIDE', changes: ['| with ^'], reason: disjoint },
    { line: 'Self { north: self.north & !(bit', changes: ['| with ^'], reason: disjoint },
    { line: 'Self { east: self.east & !(bit', changes: ['| with ^'], reason: disjoint },
    { line: 'bit | bit << shift | bit >> shift', changes: ['| with ^'], reason: disjoint },
    { line: 'let (along_rank, along_file)', changes: ['| with ^'], reason: disjoint },
    { line: 'let mut bound = h & (west | east)', changes: ['| with ^'], reason: disjoint },
    {
      line: 'a & b | a & c | b & c',
      changes: ['| with ^'],
      reason: 'If two of the three pairs are set, so is the third.',
    },
    { line: 'let cut_h = twice(', changes: ['| with ^'], reason: disjoint },
    { line: 'let cut_v = twice(', changes: ['| with ^'], reason: disjoint },
    { line: '| twice(loose << STRIDE', changes: ['| with ^'], reason: disjoint },
  ],
  'src/quoridor/pawn_moves.rs': [
    { line: 'if next & occupied == 0', changes: ['& with |', '& with ^'], reason: shortcut },
    { line: 'if passages.spread(other.bit()) & to == 0', changes: ['& with |', '& with ^'], reason: shortcut },
    { line: 'set | free(side)', changes: ['| with ^'], reason: disjoint },
  ],
  'src/quoridor/position.rs': [
    { line: 'set | self.pawn(player).bit()', changes: ['| with ^'], reason: disjoint },
    {
      line: 'self.cutting(player, cut_h & h, cut_v & v)',
      changes: ['& with |'],
      reason: 'Walls that cannot divide the board, or have no room, are tried in vain.',
    },
    {
      line: 'walls_at(h & crossed_h(path), v & crossed_v(path))',
      changes: ['& with |'],
      reason: 'Walls beside the path, or without room, are tried in vain.',
    },
  ],
  'src/quoridor/zobrist.rs': [
    { line: 'PAWNS.get(', changes: ['| with ^'], reason: disjoint },
    { line: 'WALLS.get(', changes: ['| with ^'], reason: disjoint },
    { line: 'LEFT.get(', changes: ['| with ^'], reason: disjoint },
    { line: 'LEFT.get(', changes: ['& with ^'], reason: otherKeys },
    { line: 'KINDS.get(', changes: ['| with ^'], reason: disjoint },
    { line: 'KINDS.get(', changes: ['& with ^'], reason: otherKeys },
  ],
};

/** Splits the name of a mutant, such as `src/game.rs:12:5: replace + with - in f`. */
function parse(name) {
  const [, file, line, change] = /^(.*?):(\d+):\d+: (.*)$/.exec(name);
  return { source: readFileSync(at(file), 'utf8').split('\n')[Number(line) - 1], change };
}

const explains = (entry, { source, change }) =>
  source.includes(entry.line) && entry.changes.some((one) => `${change} `.startsWith(`replace ${one} `));

/** What is wrong with the outcome of a mutant without an explanation. */
const faultOf = { missed: 'missed', open: 'missed by the quick tests, not tried with the slow ones' };

/**
 * Judges the outcomes of a file's mutants by name. Returns how many survivors are explained, and
 * the faults: other survivors, mutants that were not tried, and explanations without a survivor.
 */
export function judge(file, outcomes) {
  const known = survivors[file] ?? [];
  const mutants = Object.entries(outcomes).map(([name, outcome]) => ({ name, outcome, ...parse(name) }));
  const untried = mutants.filter(({ outcome }) => !outcome);
  const missed = mutants.filter(({ outcome }) => outcome in faultOf);
  const unexplained = missed.filter((mutant) => !known.some((entry) => explains(entry, mutant)));
  const outdated = known.filter((entry) => ![...missed, ...untried].some((mutant) => explains(entry, mutant)));
  const faults = [
    ...unexplained.map(({ name, outcome }) => `${name}: ${faultOf[outcome]}`),
    ...untried.map(({ name }) => `${name}: not tried`),
    ...outdated.map(({ line }) => `${file}: the mutants of "${line}" are explained, but none is missed`),
  ];
  return { explained: missed.length - unexplained.length, faults };
}
