// The package as npm would publish it, and an app of somebody else's that uses it: packed, unpacked, bundled.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Runs a program; what it printed. Fails if it does. */
export function run(program, args, cwd) {
  const shell = process.platform === 'win32' && program === 'npm';
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8', shell });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error ?? ''}\n${stdout}${stderr}`);
  return stdout;
}

/**
 * Packs pkg/ and unpacks it beside a copy of tests/consumers/app, in a folder of its own within .cache/consumers, where
 * only the package's own dependencies (the project's node_modules) are found besides.
 *
 * @returns the app's folder and the packed files
 */
export function unpack(name) {
  const folder = path.join(root, '.cache', 'consumers', name);
  const home = path.join(folder, 'node_modules', 'keddah');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  const [{ filename, files }] = JSON.parse(
    run('npm', ['pack', '--json', '--pack-destination', folder], path.join(root, 'pkg')),
  );
  run('tar', ['-xzf', filename, '-C', path.join('node_modules', 'keddah'), '--strip-components=1'], folder);
  cpSync(path.join(root, 'tests', 'consumers', 'app'), folder, { recursive: true });
  return { folder, files: files.map((file) => file.path).sort() };
}

/** Bundles the app with Vite, into dist/ in its folder. */
export async function bundleWithVite(folder) {
  const { build } = await import('vite');
  await build({ root: folder, configFile: false, base: './', logLevel: 'warn', build: { outDir: 'dist' } });
}

/** Bundles the app with webpack, without any rule of ours, into dist/ in its folder. */
export async function bundleWithWebpack(folder) {
  const { default: webpack } = await import('webpack');
  const output = { path: path.join(folder, 'dist') };
  const options = { mode: 'production', context: folder, entry: './main.js', output, performance: { hints: false } };
  const stats = await new Promise((resolve, reject) => {
    webpack(options, (error, result) => (error ? reject(error) : resolve(result)));
  });
  if (stats.hasErrors() || stats.hasWarnings()) throw new Error(stats.toString({ colors: false }));
}
