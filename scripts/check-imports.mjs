// Checks that no Rust modules import each other in a circle. (For TypeScript,
// tests/node/imports.test.mjs does.)
//
//   node scripts/check-imports.mjs            prints each circle; exits with status 1 if any
//   node scripts/check-imports.mjs --graph    prints which module imports which
//
// A path is followed through re-exports to the module that defines its item, so that a parent which
// only re-exports its children depends on none of them. Paths are read from the text: method calls
// and macros that expand to paths are not seen.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { circles } from './lib/imports.mjs';
import { at, main } from './lib/run.mjs';
import { filesOf } from './lib/stamp.mjs';

/** The crate roots of the library and of the program. Each is a module tree of its own. */
const crates = { lib: { folder: 'src', root: 'lib.rs' }, keddah: { folder: 'src/bin/keddah', root: 'main.rs' } };

/** Returns the code of a file without comments, strings and unit tests. */
function codeOf(file) {
  return readFileSync(at(file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*|"(?:\\[\s\S]|[^"\\])*"/g, ' ')
    .replace(/#\[cfg\(test\)\]\s*mod \w+ \{[\s\S]*$/, '');
}

/**
 * Returns the paths of a `use` tree: `a::{b, c as d}` has `a::b`, called `b`, and `a::c`, called
 * `d`.
 */
function pathsOf(tree, prefix = []) {
  const text = tree.trim();
  const open = text.indexOf('{');
  if (open < 0) {
    const [name, alias] = text.split(/\s+as\s+/);
    const segments = [...prefix, ...name.split('::').map((part) => part.trim())];
    if (segments.at(-1) === 'self') segments.pop();
    return [{ segments, alias: alias?.trim() ?? segments.at(-1) }];
  }
  const before = text
    .slice(0, open)
    .split('::')
    .map((part) => part.trim());
  const parts = [];
  let depth = 0;
  for (const char of text.slice(open + 1, text.lastIndexOf('}'))) {
    if (char === ',' && depth === 0) parts.push('');
    else parts[Math.max(parts.length - 1, 0)] = (parts.at(-1) ?? '') + char;
    depth += { '{': 1, '}': -1 }[char] ?? 0;
  }
  return parts.filter((part) => part.trim()).flatMap((part) => pathsOf(part, [...prefix, ...before.filter(Boolean)]));
}

/**
 * Reads the modules of a crate: their code, what they import under which name, and what they
 * re-export.
 */
function readCrate({ folder, root }) {
  const modules = new Map();
  const nested = Object.values(crates).filter((other) => other.folder !== folder && other.folder.startsWith(folder));
  for (const name of filesOf([folder])) {
    const file = name.split(path.sep).join('/');
    if (!file.endsWith('.rs') || nested.some((other) => file.startsWith(other.folder))) continue;
    const inside = file.slice(folder.length + 1);
    const key = inside === root ? '' : inside.replace(/(\/mod)?\.rs$/, '').replaceAll('/', '::');
    const imports = [];
    const body = codeOf(file).replace(/\b(pub(?:\([^)]*\))?\s+)?use\s+([^;]+);/g, (_, isPublic, tree) => {
      for (const found of pathsOf(tree)) imports.push({ ...found, isPublic: Boolean(isPublic) });
      return ' ';
    });
    modules.set(key, { file, body, imports });
  }
  return modules;
}

const child = (module, name) => (module === '' ? name : `${module}::${name}`);
const parent = (module) => module.split('::').slice(0, -1).join('::');

/**
 * Returns the module that defines what a path in `from` names, or undefined if that is in another
 * crate.
 */
function resolve(modules, from, segments, seen = new Set()) {
  let [at, rest] = [from, segments];
  if (rest[0] === 'crate') [at, rest] = ['', rest.slice(1)];
  else if (rest[0] === 'self') rest = rest.slice(1);
  while (rest[0] === 'super') [at, rest] = [parent(at), rest.slice(1)];
  if (at === from && rest === segments) {
    const known = modules.has(child(at, rest[0])) || modules.get(at).imports.some(({ alias }) => alias === rest[0]);
    if (!known) return undefined;
  }
  while (rest.length > 0 && modules.has(child(at, rest[0]))) [at, rest] = [child(at, rest[0]), rest.slice(1)];
  if (rest.length === 0) return at;
  const step = `${at} ${rest[0]}`;
  if (seen.has(step)) return at;
  seen.add(step);
  for (const { segments: target, alias } of modules.get(at).imports) {
    if (alias === rest[0]) return resolve(modules, at, [...target, ...rest.slice(1)], seen);
    if (alias === '*') {
      const origin = resolve(modules, at, target.slice(0, -1), seen);
      const defines = new RegExp(`\\b(fn|struct|enum|trait|type|const|static|union)\\s+${rest[0]}\\b`);
      if (origin !== undefined && defines.test(modules.get(origin).body)) return origin;
    }
  }
  return at;
}

/** Returns the dependency graph of a crate's modules: for each, the modules that it uses. */
function dependencies(modules) {
  const graph = new Map();
  for (const [name, { body, imports }] of modules) {
    const used = new Set();
    const add = (segments) => {
      const target = resolve(modules, name, segments);
      if (target !== undefined && target !== name) used.add(target);
    };
    for (const { segments, alias, isPublic } of imports) {
      // A re-export is a dependency only if the module's own code uses it.
      if (!isPublic || new RegExp(`\\b${alias}\\b`).test(body.replace(/\bmod \w+;/g, ' ')))
        if (segments.at(-1) === '*') add(segments.slice(0, -1));
        else if (!modules.has(resolve(modules, name, segments)) || !isModule(modules, name, segments)) add(segments);
    }
    for (const [text] of body.matchAll(/\b[a-z_]\w*(?:::\w+)+/g)) add(text.split('::'));
    graph.set(name, used);
  }
  return graph;
}

/** Returns whether a path names a module itself, whose items are then named where they are used. */
function isModule(modules, from, segments) {
  const last = segments.at(-1);
  const target = resolve(modules, from, segments);
  return target !== undefined && (target.split('::').at(-1) === last || last === 'super' || last === 'crate');
}

/** Returns a line for each import circle in the Rust crates, with the imports that form it. */
export function importFaults() {
  return Object.entries(crates).flatMap(([crate, place]) => {
    const graph = dependencies(readCrate(place));
    const edges = [...graph].flatMap(([from, used]) => [...used].map((to) => [from || crate, to || crate]));
    return circles(edges).map((circle) => {
      const isInside = (module) => circle.split(' ↔ ').includes(module);
      const inside = edges.filter((edge) => edge.every(isInside)).map(([from, to]) => `${from} → ${to}`);
      return `${crate}: ${circle} (${inside.join(', ')})`;
    });
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(() => {
    if (process.argv.includes('--graph')) {
      for (const [crate, place] of Object.entries(crates))
        for (const [from, used] of dependencies(readCrate(place)))
          console.log(`${crate}: ${from || crate}: ${[...used].join(', ')}`);
      return;
    }
    const faults = importFaults();
    for (const fault of faults) console.log(fault);
    console.log(`${faults.length} faults`);
    if (faults.length > 0) process.exitCode = 1;
  });
}
