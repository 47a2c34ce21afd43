// Tests the sounds of the page with an AudioContext that only counts, and the switch for them.

import { SOUNDS, type SoundName } from '../../../www/src/sounds/synthesis.js';
import { violations } from '../axe.js';
import { newGame, open, square } from '../page.js';
import { groove } from '../quoridor.js';
import { expect, type Page, test } from '../test.js';

interface Heard {
  tones: number[];
  vibrations: unknown[];
}

/** Records the tones and vibrations of the page instead of playing them. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: Heard = { tones: [], vibrations: [] };
    const nothing = () => undefined;
    const param = () => ({
      value: 0,
      setValueAtTime: nothing,
      exponentialRampToValueAtTime: nothing,
    });
    const node = () => ({ connect: nothing, start: nothing, stop: nothing });
    class CountingContext {
      state = 'running';
      currentTime = 0;
      sampleRate = 8000;
      destination = {};
      createGain = () => ({ ...node(), gain: param() });
      createBiquadFilter = () => ({ ...node(), frequency: param() });
      createBufferSource = node;
      createBuffer = () => ({ getChannelData: () => new Float32Array(160) });
      createOscillator = () => ({
        ...node(),
        frequency: { ...param(), setValueAtTime: (hertz: number) => heard.tones.push(hertz) },
      });
    }
    const vibrate = (pattern: unknown) => heard.vibrations.push(pattern) > 0;
    Object.assign(window, { AudioContext: CountingContext, heard });
    Object.defineProperty(navigator, 'vibrate', { value: vibrate });
  });
}

const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard }).heard);

/** Returns the sounds that were played, by the first tone of each. */
async function played(page: Page): Promise<SoundName[]> {
  const { tones } = await heard(page);
  const names = Object.keys(SOUNDS) as SoundName[];
  return tones.flatMap((hertz) => names.filter((name) => SOUNDS[name].notes[0].from === hertz));
}

/** Opens the page with sounds on, and waits until they are loaded. */
async function openLoud(page: Page, address = '/'): Promise<void> {
  await listen(page);
  await page.addInitScript(() => localStorage.setItem('keddah.sounds', 'on'));
  const loaded = page.waitForResponse(/\/sounds-[^/]*\.js$/);
  await open(page, address);
  await loaded;
}

test('picking, stepping and the computer’s turn have sounds in Arimaa', async ({ page }) => {
  await openLoud(page);
  await newGame(page, 'Two people');
  await square(page, 'e2').click();
  await expect.poll(() => played(page)).toEqual(['pick']);
  await square(page, 'e4').click();
  await expect.poll(() => played(page)).toEqual(['pick', 'step']);
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect(page.locator('.status')).toContainText('Silver to move');
  expect(await played(page)).toEqual(['pick', 'step']);
  // Going to the previous turn is silent, going to the next one sounds like playing it.
  await page.getByRole('button', { name: 'Previous turn' }).click();
  await page.getByRole('button', { name: 'Next turn' }).click();
  await expect.poll(() => played(page)).toEqual(['pick', 'step', 'step']);
  expect((await heard(page)).vibrations).toEqual([SOUNDS.pick, SOUNDS.step, SOUNDS.step].map((one) => one.vibration));
});

test('captures have sounds', async ({ page }) => {
  await openLoud(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Paste a record or position' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste' });
  await dialog.getByRole('textbox').fill(`g [r${' '.repeat(40)}D${' '.repeat(21)}R]`);
  await dialog.getByRole('combobox').selectOption('people');
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await square(page, 'b3').click();
  await square(page, 'c3').click();
  await expect.poll(() => played(page)).toEqual(['pick', 'capture']);
});

test('steps, walls and the end of Quoridor have sounds, also the computer’s', { tag: '@core' }, async ({ page }) => {
  await page.addInitScript(() => {
    const seats = [{ kind: 'person' }, { kind: 'computer', level: 1 }];
    localStorage.setItem(
      'keddah.quoridor.choice',
      JSON.stringify({ version: 2, players: 2, size: 9, walls: 10, first: 1, seats }),
    );
  });
  await openLoud(page, '/#quoridor');
  await page.getByRole('button', { name: 'New game' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  await square(page, 'e2').click();
  await expect.poll(async () => (await played(page)).length).toBe(2);
  expect((await played(page))[0]).toBe('step');
  const { x, y } = await groove(page, 'a3h');
  await page.mouse.click(x, y);
  await expect.poll(async () => (await played(page)).length).toBe(4);
  expect((await played(page))[2]).toBe('wall');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect.poll(async () => (await played(page)).at(-1)).toBe('end');
});

test('low time and the end by time have one sound each', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const seats = [{ kind: 'person' }, { kind: 'person' }];
    const choice = { version: 2, players: 2, size: 9, walls: 10, first: 1, seats };
    localStorage.setItem('keddah.quoridor.choice', JSON.stringify(choice));
    localStorage.setItem('keddah.quoridor.clock', '5m+3s');
  });
  await openLoud(page, '/#quoridor');
  await page.getByRole('button', { name: 'New game' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('timer')).toHaveCount(2);
  await square(page, 'e2').click();
  await expect.poll(() => played(page)).toEqual(['step']);
  await page.clock.fastForward(281_000);
  // This sound has two equal tones.
  await expect.poll(() => played(page)).toEqual(['step', 'low', 'low']);
  await page.clock.fastForward(3000);
  await page.clock.fastForward(60_000);
  await expect(page.locator('.status')).toContainText('Player 1 wins on time.');
  await expect.poll(() => played(page)).toEqual(['step', 'low', 'low', 'end']);
});

test('a button in the header turns sounds on and off for good', async ({ page }) => {
  await listen(page);
  await open(page); // asks for less motion: sounds are off
  await square(page, 'e2').click();
  await square(page, 'e3').click();
  await expect(page.locator('.lamps .lit')).toHaveCount(1);
  expect((await heard(page)).tones).toEqual([]);
  const header = page.getByRole('banner');
  const loaded = page.waitForResponse(/\/sounds-[^/]*\.js$/);
  await header.getByRole('button', { name: 'Sounds: off' }).click();
  await expect(header.getByRole('button', { name: 'Sounds: on' })).toBeVisible();
  await loaded;
  await square(page, 'd2').click();
  await square(page, 'd3').click();
  await expect.poll(() => played(page)).toEqual(['pick', 'step']);
  await header.getByRole('button', { name: 'Sounds: on' }).click();
  await square(page, 'c2').click();
  await square(page, 'c3').click();
  await expect(page.locator('.lamps .lit')).toHaveCount(3);
  expect(await played(page)).toEqual(['pick', 'step']);
  await page.reload();
  await expect(header.getByRole('button', { name: 'Sounds: off' })).toBeVisible();
  expect(await violations(page, '.page-header')).toEqual([]);
});

test('a hidden page is silent', async ({ page }) => {
  await openLoud(page);
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }));
  await square(page, 'e2').click();
  await square(page, 'e3').click();
  await expect(page.locator('.lamps .lit')).toHaveCount(1);
  expect((await heard(page)).tones).toEqual([]);
});

test('on phones the switch is in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sounds: off' })).toBeHidden();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Sounds: off' }).click();
  await expect(page.getByRole('button', { name: 'Sounds: on' })).toBeVisible();
});

test('without a request for less motion sounds are on', { tag: '@media' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sounds: on' })).toBeVisible();
});
