// Installs the package as npm would publish it into a folder outside the repository, and builds and
// serves projects there that use it.

import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('./', import.meta.url));
const root = path.join(here, '..', '..');

/** The bundlers, and where they are installed. */
const tools = {
  vite: root,
  webpack: here,
  'webpack-cli': here,
  esbuild: here,
  rollup: here,
  '@rollup/plugin-node-resolve': here,
  '@11ty/eleventy': here,
};

const json = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Runs a program and returns its output. Throws if it fails. */
export function run(program, args, cwd, env) {
  const shell = process.platform === 'win32' && program === 'npm';
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    shell,
    timeout: 240_000,
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error ?? ''}\n${stdout}${stderr}`);
  return stdout;
}

/** Returns the folders of a package and of all its dependencies, by name. */
function withDependencies(name, found = new Map()) {
  const folder = path.join(root, 'node_modules', name);
  if (found.has(name) || !existsSync(folder)) return found;
  found.set(name, folder);
  for (const other of Object.keys(json(path.join(folder, 'package.json')).dependencies ?? {}))
    withDependencies(other, found);
  return found;
}

/**
 * Packs pkg/ and installs the tarball as npm would into an empty temporary folder, with the
 * package's dependencies, links to the bundlers, and nothing else.
 *
 * @returns {{ home: string, tarball: string, files: string[] }} that folder, the tarball, and the
 * files in it
 */
export function install() {
  const home = realpathSync(mkdtempSync(path.join(tmpdir(), 'keddah-')));
  process.on('exit', () => rmSync(home, { recursive: true, force: true }));
  const installed = installInto(home);
  for (const [name, folder] of Object.entries(tools)) {
    mkdirSync(path.dirname(path.join(home, 'node_modules', name)), { recursive: true });
    symlinkSync(path.join(folder, 'node_modules', name), path.join(home, 'node_modules', name), 'junction');
  }
  return installed;
}

/** Packs pkg/ and installs it with its dependencies in a folder. Returns what `install` does. */
export function installInto(home) {
  const [{ filename, files }] = JSON.parse(
    run('npm', ['pack', '--json', '--pack-destination', home], path.join(root, 'pkg')),
  );
  const place = path.join(home, 'node_modules', 'keddah');
  mkdirSync(place, { recursive: true });
  run('tar', ['-xzf', filename, '-C', path.join('node_modules', 'keddah'), '--strip-components=1'], home);
  for (const wanted of Object.keys(json(path.join(place, 'package.json')).dependencies))
    for (const [name, folder] of withDependencies(wanted))
      cpSync(folder, path.join(home, 'node_modules', name), { recursive: true });
  const dependencies = { keddah: `file:./${filename}` };
  writeFileSync(path.join(home, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }));
  return { home, tarball: path.join(home, filename), files: files.map((file) => file.path).sort() };
}

/** Copies a project of this folder and the shared `app/` to below `home`; returns its folder. */
export function project(home, name, as = name) {
  const place = path.join(home, as);
  cpSync(path.join(here, name), place, { recursive: true });
  cpSync(path.join(here, 'app'), path.join(place, 'app'), { recursive: true });
  return place;
}

/** Copies the article of `examples/tutorial/` to below `home`; returns its folder. */
export function tutorial(home) {
  const place = path.join(home, 'tutorial');
  if (existsSync(place)) return place;
  cpSync(path.join(root, 'examples', 'tutorial'), place, { recursive: true });
  symlinkSync(path.join('..', 'node_modules'), path.join(place, 'node_modules'), 'junction');
  return place;
}

/** The Content-Security-Policy of everything below `/strict/`. */
export const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'";

/**
 * Serves a folder, and the same again under a sub-path with a strict policy.
 *
 * @returns {Promise<{ address: string, stop(): void }>}
 */
export async function serve(home) {
  const { default: sirv } = await import('sirv');
  const files = sirv(home, { dev: true });
  const server = createServer((request, response) => {
    if (request.url.startsWith('/strict/sub/path/')) {
      response.setHeader('content-security-policy', policy);
      request.url = request.url.slice('/strict/sub/path'.length);
    }
    files(request, response, () => response.writeHead(404).end());
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}

/** The script that builds each project, and its arguments. */
const builds = {
  vite: ['../node_modules/vite/bin/vite.js', 'build', '--base', './', '--logLevel', 'warn'],
  webpack: ['build.mjs'],
  esbuild: ['build.mjs'],
  inline: ['build.mjs'],
  rollup: ['../node_modules/rollup/dist/bin/rollup', '--config', '--failAfterWarnings'],
  tutorial: ['../node_modules/@11ty/eleventy/cmd.cjs', '--quiet'],
};

/** Builds the project in a folder. */
export const build = (place) => run(process.execPath, builds[path.basename(place)], place);
