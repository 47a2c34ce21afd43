// npm start: installs missing tools, builds, serves the page, and opens a browser.
//
//   PORT=8000 npm start            serves on another port than 5173
//   npm start -- --no-open         opens no browser

import { build, forPage } from './build.mjs';
import { at, main, say, watch } from './lib/run.mjs';
import { portFrom, serve } from './serve.mjs';

/** Returns whether this computer has a screen on which a browser could open. */
function hasScreen() {
  const { env, platform } = process;
  if (env.CI || env.SSH_CONNECTION) return false;
  return platform === 'win32' || platform === 'darwin' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
}

/**
 * Builds the outputs that the page does not need at once: the protocols' programs and the API
 * reference.
 */
async function buildRest() {
  const { status, output } = await watch(process.execPath, [at('scripts', 'build.mjs')], { isQuiet: true });
  if (status !== 0) say(`the rest of the build failed; the page works without it:\n${output}`);
}

await main(async () => {
  const port = portFrom(process.env.PORT);
  await build(forPage);
  const address = await serve({ port });
  say(`the page is at ${address} (Ctrl+C ends)`);
  void buildRest();
  if (!process.argv.includes('--no-open') && hasScreen()) {
    const { default: open } = await import('open');
    await open(address).catch(() => {});
  }
});
