// Tests the recipes of docs/frameworks.md for frameworks that build pages on a server. Part of
// `npm run test:consumers`.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { serve } from '../packed.mjs';
import { build, home, launch, lay, modules, newNode, play } from './pages.mjs';

/** The environment in which Next.js and Astro send no reports of their use. */
const env = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', NG_CLI_ANALYTICS: 'false' };

/** Starts the server of a Next.js page. */
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
