// The import graph of TypeScript sources, by file and by folder, and the circles in it.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const IMPORT = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

/**
 * Returns every relative import below a folder, types included, as pairs of paths relative to it.
 */
export function importsOf(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.ts'));
  return files.flatMap((from) => {
    const code = readFileSync(path.join(folder, from), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    return [...code.matchAll(IMPORT)].map(([, to]) => {
      const target = path.posix.join(path.posix.dirname(from), to).replace(/\.js$/, '');
      return [from, files.find((file) => [`${target}.ts`, `${target}.d.ts`, target].includes(file)) ?? target];
    });
  });
}

/**
 * Returns the groups of nodes that import each other in circles, such as `a ↔ b`. An edge from a
 * node to itself does not count.
 */
export function circles(edges) {
  const graph = new Map();
  for (const [from, to] of edges) {
    if (!graph.has(from)) graph.set(from, new Set());
    if (from !== to) graph.get(from).add(to);
  }
  const reachable = (start) => {
    const seen = new Set();
    const queue = [start];
    for (let node = queue.pop(); node !== undefined; node = queue.pop())
      for (const next of graph.get(node) ?? [])
        if (!seen.has(next)) {
          seen.add(next);
          queue.push(next);
        }
    return seen;
  };
  const reach = new Map([...graph.keys()].map((node) => [node, reachable(node)]));
  const groups = [...reach].flatMap(([node, seen]) =>
    seen.has(node)
      ? [
          [...seen]
            .filter((other) => reach.get(other)?.has(node))
            .sort()
            .join(' ↔ '),
        ]
      : [],
  );
  return [...new Set(groups)];
}

/** Returns the circular imports between folders. */
export const folderCircles = (imports) =>
  circles(imports.map(([from, to]) => [path.posix.dirname(from), path.posix.dirname(to)]));
