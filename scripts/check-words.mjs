// Checks the wording of the source: no phrase or name listed in words.mjs, and prose within 100
// columns.
//
//   node scripts/check-words.mjs                 everything
//   node scripts/check-words.mjs src/search www  these files and folders
//
// Prints `file:line: fault` and exits with status 1 if it found a fault.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { at, main } from './lib/run.mjs';
import { filesOf } from './lib/stamp.mjs';
import { words } from './words.mjs';

const MAX_COLUMNS = 100;

/** The files and folders whose wording is checked. */
const places = [
  ...['src', 'tests', 'benches', 'examples', 'fuzz', 'tuning', 'pkg-template', 'www', 'scripts', 'docs'],
  ...['.ci', '.github', '.githooks', 'README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md'],
  ...['Cargo.toml', 'deny.toml', 'playwright.config.ts', '.gitignore'],
];

/** The marks that begin a line of comment, by file extension. */
const comment = {
  slashes: /^\s*(\/\/|\/\*|\*(?!\/))/,
  rust: /^\s*\/\//,
  hash: /^\s*#/,
  html: /^\s*<!--/,
};
const languages = {
  ...{ '.rs': 'rust', '.ts': 'slashes', '.mjs': 'slashes', '.js': 'slashes', '.cjs': 'slashes' },
  ...{ '.css': 'slashes', '.cpp': 'slashes', '.py': 'hash', '.toml': 'hash', '.yml': 'hash' },
  ...{ '.sh': 'hash', '.txt': 'hash', '.tsv': 'hash', '.html': 'html', '.md': 'markdown' },
  ...{ '': 'hash' },
};

/**
 * Files that are not prose of this project: generated reports, texts by others, and the list
 * itself.
 */
const excluded = [
  /(^|\/)target\//,
  /^fuzz\/(artifacts|corpus|seeds)\//,
  /^scripts\/words\.mjs$/,
  /^tests\/node\/check-words\.test\.mjs$/,
  /package-lock\.json$/,
  /\.api\.md$/,
  /(^|\/)(licen[sc]es|pieces-licen[sc]e)\.txt$/,
];

/** Yields the lines of a file that are checked. Of recorded data these are only the comments. */
function* linesOf(file) {
  const language = languages[path.extname(file)];
  if (!language) return;
  const data = file.startsWith('tests/data/');
  let fenced = false;
  for (const [index, line] of readFileSync(at(file), 'utf8').split(/\r?\n/).entries()) {
    const isComment = language !== 'markdown' && comment[language].test(line);
    if (data && !isComment) continue;
    // Code blocks in Markdown and in comments are not prose.
    if (/^\W*(```|~~~)/.test(line)) fenced = !fenced;
    else if (language !== 'markdown' && !isComment) fenced = false;
    const isProse = !fenced && (language === 'markdown' ? !/^\s*\|/.test(line) : isComment);
    yield { number: index + 1, line, isProse };
  }
}

/** Returns whether a line of prose is too long, not counting addresses and Arimaa positions. */
function isTooLong(line) {
  if ([...line].length <= MAX_COLUMNS) return false;
  const breakable = line.replace(/https?:\/\/\S+|\]\([^)]*\)|[gs] \[[ a-zA-Z]{64}\]/g, '');
  return [...breakable].length > MAX_COLUMNS;
}

/** Returns the faults of wording and line length in a line of a file. */
export function lineFaults(line, isProse, file) {
  const faults = [];
  if (isProse && isTooLong(line)) faults.push(`${[...line].length} columns; prose ends by column ${MAX_COLUMNS}`);
  for (const [pattern, instead, allowed = []] of words) {
    const found = pattern.exec(line)?.[0];
    if (found && !allowed.some((place) => file.startsWith(place))) faults.push(`"${found}"; write ${instead}`);
  }
  return faults;
}

/** Returns all faults of the source under `where`: `file:line: what is wrong`. */
export function wordFaults(where = places) {
  const faults = [];
  const files = filesOf(where).map((file) => file.split(path.sep).join('/'));
  for (const file of files.filter((name) => !excluded.some((pattern) => pattern.test(name))))
    for (const { number, line, isProse } of linesOf(file))
      for (const fault of lineFaults(line, isProse, file)) faults.push(`${file}:${number}: ${fault}`);
  return faults;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(() => {
    const chosen = process.argv.slice(2).map((name) => path.relative(at('.'), path.resolve(name)));
    const faults = wordFaults(chosen.length > 0 ? chosen : undefined);
    for (const fault of faults) console.log(fault);
    console.log(`${faults.length} faults`);
    if (faults.length > 0) process.exitCode = 1;
  });
}
