// Tests the recipes of docs/frameworks.md for frameworks that build pages on a server. Part of
// `npm run test:consumers`.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { serve } from '../packed.mjs';
import { build, home, launch, lay, modules, newNode, play } from './pages.mjs';

/** The environment in which Next.js and Astro send no reports of their use. */
const env = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', NG_CLI_ANALYTICS: 'false' };

/** Replaces a text in a file of a folder. */
function edit(place, name, before, after) {
  const file = path.join(place, name);
  const text = readFileSync(file, 'utf8');
  assert.ok(text.includes(before), `${name} has no "${before}".`);
  writeFileSync(file, text.replace(before, after));
}

/** Starts the server of a Next.js page, `next start` or `next dev`. */
async function startNext(place, ...args) {
  const next = path.join(modules, 'next', 'dist', 'bin', 'next');
  const child = spawn(process.execPath, [next, ...args, '--port', '0', '--hostname', '127.0.0.1'], {
    cwd: place,
    env: { ...process.env, ...env },
  });
  let output = '';
  const address = await new Promise((resolve, reject) => {
    const read = (text) => {
      output += text;
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
      if (found && output.includes('Ready')) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', () => reject(new Error(output)));
  });
  return { address, stop: () => child.kill() };
}

describe('keddah in frameworks that build pages on a server', () => {
  let folder;
  let browser;

  before(async () => {
    folder = home('servers');
    browser = await launch();
  });

  after(() => browser?.close());

  /** Plays in a page, and checks the turns that its server played. */
  async function check(address, served) {
    const page = await play(browser, address);
    assert.match(await page.locator('#server').textContent(), served);
    await page.close();
  }

  for (const bundler of ['turbopack', 'webpack']) {
    test(`the recipe works as written: Next.js, with ${bundler}`, async () => {
      const place = lay('Next.js', folder, { as: `next-${bundler}` });
      build('Next.js', place, { env, more: [`--${bundler}`] });
      const { address, stop } = await startNext(place, 'start');
      try {
        await check(address, /^d2 \S+$/);
      } finally {
        stop();
      }
    });
  }

  for (const bundler of ['turbopack', 'webpack']) {
    test(`the development server works without configuration: Next.js, with ${bundler}`, async () => {
      const place = lay('Next.js', folder, { as: `next-dev-${bundler}` });
      const { address, stop } = await startNext(place, 'dev', `--${bundler}`);
      try {
        const page = await play(browser, address);
        const shows = (id, turns) =>
          page.waitForFunction(
            ([id, source]) => new RegExp(source).test(document.getElementById(id)?.textContent),
            [id, turns.source],
          );
        await shows('server', /^d2 \S+$/);
        // A change of a file reaches the page, whose board keeps its game and its listener.
        edit(place, 'app/page.jsx', "game.play('d2')", "game.play('c1')");
        await shows('server', /^c1 \S+$/);
        edit(place, 'app/board.jsx', "{turns.join(' ')}", "After the change: {turns.join(' ')}");
        await shows('turns', /^After the change: d2 \S+$/);
        await page.locator('quoridor-board [data-square="d3"]').click();
        await shows('turns', /^After the change: d2 \S+ d3 \S+$/);
        await page.close();
      } finally {
        stop();
      }
    });
  }

  for (const [title, [dist, served]] of Object.entries({
    Angular: ['dist/browser', undefined],
    Astro: ['dist', /^e2 e8$/],
  })) {
    test(`the recipe works as written: ${title}`, async () => {
      const place = lay(title, folder);
      build(title, place, { env, node: newNode });
      const { address, stop } = await serve(path.join(place, dist));
      try {
        if (served) await check(`${address}/`, served);
        else await (await play(browser, `${address}/`)).close();
      } finally {
        stop();
      }
    });
  }
});
