// Measures what the page downloads until its board can be touched, from the manifest of its build,
// and checks that it does not exceed its budget.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { at, Failure, say } from './lib/run.mjs';
import { games } from './wasm.mjs';

const KB = 1000;

/** The maximum size of what the page downloads until its board can be used, in bytes after gzip. */
const BUDGET = 120 * KB;

/** The maximum size of each game's file of openings, in bytes after gzip. */
const OPENINGS_BUDGET = 40 * KB;

/** The manifest of the page's build. It is stored outside dist/, whose files are all served. */
export const manifestFile = path.join('.cache', 'page-manifest.json');

const languages = ['en', 'tr', 'pl', 'de'];

/**
 * Returns the source files that the page needs until the first board can be used, for a game and a
 * language.
 */
const startOf = (game, language) => [
  'index.html',
  `src/${game}/new-board.ts`,
  ...(language === 'en' ? [] : [`../pkg/board/lang/${language}.js`, `../pkg/board/lang/${game}/${language}.js`]),
];

/** Returns the files of these sources with their static imports and style sheets. */
function filesOf(manifest, sources) {
  const files = new Set();
  const visit = (key) => {
    const entry = manifest[key];
    if (!entry) throw new Failure(`The build of the page has no "${key}".`);
    if (files.has(entry.file)) return;
    files.add(entry.file);
    for (const one of entry.css ?? []) files.add(one);
    for (const one of entry.imports ?? []) visit(one);
  };
  for (const source of sources) visit(source);
  return files;
}

/** Returns the bytes of each file until the board of a game can be touched, after gzip. */
function download(manifest, game, language) {
  const files = filesOf(manifest, startOf(game, language));
  files.add('index.html');
  const assets = Object.values(manifest).flatMap((entry) => [...(entry.assets ?? []), entry.file]);
  const rules = assets.find((file) => new RegExp(`/${game}-rules_bg-[\\w-]+\\.wasm$`).test(file));
  if (!rules) throw new Failure(`The build of the page has no wasm of the rules of ${game}.`);
  files.add(rules);
  return [...files].map((file) => ({
    file,
    bytes: gzipSync(readFileSync(at('dist', file)), { level: 9 }).length,
  }));
}

/**
 * Returns the bytes that the page downloads for each game until its board can be used, in the
 * language with the largest texts.
 */
export function untilTouched() {
  const manifest = JSON.parse(readFileSync(at(manifestFile), 'utf8'));
  return games.map(({ name }) => {
    const found = languages.map((language) => {
      const files = download(manifest, name, language);
      return { name, language, files, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
    });
    return found.reduce((most, one) => (one.bytes > most.bytes ? one : most));
  });
}

/** Prints the size of the openings of each game; fails if one exceeds its budget. */
function checkOpenings() {
  for (const { name } of games) {
    const { length } = gzipSync(readFileSync(at('www', 'src', 'explore', 'data', `${name}.txt`)), { level: 9 });
    say(`openings of ${name}: ${(length / KB).toFixed(1)} KB after gzip, of ${OPENINGS_BUDGET / KB} KB`);
    if (length > OPENINGS_BUDGET) throw new Failure(`The openings of ${name} are too large.`);
  }
}

/**
 * Prints the bytes that the page downloads for each game until its board can be used; fails if they
 * exceed the budget.
 */
export function checkPageBudget() {
  checkOpenings();
  const all = untilTouched();
  const kilobytes = (bytes) => `${(bytes / KB).toFixed(1)} KB`;
  for (const { name, language, bytes, files } of all)
    say(
      `page until ${name} can be touched (${language}): ${files.length} files, ${kilobytes(bytes)} after gzip, of ${kilobytes(BUDGET)}`,
    );
  const exceeding = all.filter(({ bytes }) => bytes > BUDGET);
  if (exceeding.length === 0) return;
  const largest = exceeding[0].files.sort((a, b) => b.bytes - a.bytes).slice(0, 10);
  throw new Failure(
    `The page loads too much before its board can be touched: ${exceeding.map(({ name }) => name).join(', ')}. ` +
      `The largest files: ${largest.map(({ file, bytes }) => `${file} ${bytes}`).join(', ')}.`,
  );
}
