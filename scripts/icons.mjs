// Draws the PNG icons of the page from www/public/icon.svg: node scripts/icons.mjs

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from './lib/installed-browsers.mjs';
import { main, root } from './lib/run.mjs';

const folder = path.join(root, 'www', 'public');
const svg = readFileSync(path.join(folder, 'icon.svg'), 'utf8');
/** The app icon without rounded corners, for systems that round icons themselves. */
const square = svg.replace(' rx="14"', '');
/**
 * The app icon scaled down for masks: only a circle with 80 percent of its width is sure to be
 * seen.
 */
const maskable = square.replace('id="drawing"', 'transform="translate(32 33) scale(.72) translate(-32 -32)"');

const icons = [
  { name: 'icon-192', drawing: svg, size: 192 },
  { name: 'icon-512', drawing: svg, size: 512 },
  { name: 'icon-maskable-512', drawing: maskable, size: 512 },
  { name: 'apple-touch-icon', drawing: square, size: 180 },
];

await main(async () => {
  const browser = await chromium.launch({ executablePath: findBrowser('chromium'), args: ['--no-sandbox'] });
  for (const { name, drawing, size } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body { margin: 0; } svg { display: block; }</style>${drawing}`);
    await page.screenshot({ path: path.join(folder, `${name}.png`), omitBackground: true });
    await page.close();
  }
  await browser.close();
});
