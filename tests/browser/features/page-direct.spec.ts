// Tests games over a direct connection of two browsers, which exchange an invitation and an answer.

import { violations } from '../axe.js';
import { listed, open, ready, square } from '../page.js';
import { type Browser, expect, type Page, test } from '../test.js';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Play a friend directly' });
const card = (page: Page) => page.getByRole('region', { name: 'Play a friend directly' });
const connected = (page: Page) => expect(card(page)).toContainText('Connected with your friend.');

const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm the setup' });

/** Counts the connections that a page opens, and keeps the last one for the test. */
async function watchConnections(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const Original = RTCPeerConnection;
    const seen = { count: 0, last: null as RTCPeerConnection | null };
    Object.assign(window, { seen });
    window.RTCPeerConnection = class extends Original {
      constructor(options?: RTCConfiguration) {
        super(options);
        seen.count++;
        seen.last = this;
      }
    };
    const send = RTCDataChannel.prototype.send;
    Object.assign(window, { channels: [] });
    RTCDataChannel.prototype.send = function (this: RTCDataChannel, data: never) {
      Object.assign(window, { channel: this });
      send.call(this, data);
    };
  });
}

async function friendsPage(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await watchConnections(page);
  await page.goto(address);
  await ready(page);
  return page;
}

/** Makes an invitation on the page, and returns its link. */
async function invite(page: Page, side: string, clock = ''): Promise<string> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Play a friend directly' }).click();
  await dialog(page).getByRole('radio', { name: side }).check();
  if (clock) await chooseClock(page, clock);
  await dialog(page).getByRole('button', { name: 'Make an invitation' }).click();
  return invitationOf(page);
}

/** Chooses a clock in the dialog: a preset, or own times. */
async function chooseClock(page: Page, clock: string): Promise<void> {
  await dialog(page).locator('.clock-choice summary').click();
  const choice = dialog(page).getByRole('combobox', { name: 'Clock' });
  if (clock === '5m+3s') {
    await choice.selectOption(clock);
    return;
  }
  await choice.selectOption('Custom times');
  await dialog(page).getByRole('textbox', { name: 'Times' }).fill(clock);
}

async function invitationOf(page: Page): Promise<string> {
  const field = dialog(page).getByLabel('Invitation', { exact: true });
  await expect(field).toHaveValue(/#\w+\/p\//);
  return field.inputValue();
}

/** Answers the invitation whose link was opened, and connects. */
async function meet(page: Page, friend: Page): Promise<void> {
  await dialog(friend).getByRole('button', { name: 'Connect' }).click();
  const field = dialog(friend).getByLabel('Answer', { exact: true });
  await expect(field).toHaveValue(/#\w+\/p\//);
  await dialog(page)
    .getByLabel('Your friend’s answer')
    .fill(await field.inputValue());
  await dialog(page).getByRole('button', { name: 'Connect' }).click();
  await connected(page);
  await connected(friend);
}

test('two people play Quoridor with a clock, a turn back, a lost connection and a draw', {
  tag: ['@core', '@tabs', '@slow'],
}, async ({ page, browser }) => {
  await watchConnections(page);
  await open(page, '/#quoridor');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Play a friend directly' }).click();
  await expect(dialog(page)).toContainText('will see the network address of this device');
  expect(await violations(page, 'dialog#direct')).toEqual([]);
  expect(await page.evaluate(() => (window as never as { seen: { count: number } }).seen.count)).toBe(0);
  await page.keyboard.press('Escape');

  const friend = await friendsPage(browser, await invite(page, 'Player 1', '5m+3s'));
  await expect(page.getByRole('img', { name: 'The invitation as a QR code' })).toBeVisible();
  expect(await violations(page, 'dialog#direct')).toEqual([]);
  await expect(dialog(friend)).toContainText('You play Player 2.');
  await expect(dialog(friend)).toContainText('5 min + 3 sec');
  expect(await friend.evaluate(() => (window as never as { seen: { count: number } }).seen.count)).toBe(0);
  await meet(page, friend);
  await expect(page.getByRole('button', { name: 'Hint' })).toBeDisabled();
  await expect(page.getByRole('timer')).toHaveCount(2);
  await expect(friend.getByRole('timer')).toHaveCount(2);

  await square(page, 'e2').click();
  await expect.poll(() => listed(friend)).toHaveLength(1);
  await square(friend, 'e8').click();
  await expect.poll(() => listed(page)).toHaveLength(2);
  await expect(page.locator('[role=timer][data-running]')).toHaveCount(1);

  // The friend asks for a take-back, which is first declined, then granted.
  for (const [answer, turns] of [
    ['Decline', 2],
    ['Accept', 1],
  ] as const) {
    await card(friend).getByRole('button', { name: 'Ask to take back' }).click();
    await expect(card(page)).toContainText('Your friend asks to take back a turn.');
    await card(page).getByRole('button', { name: answer }).click();
    await expect.poll(() => listed(page)).toHaveLength(turns);
    await expect.poll(() => listed(friend)).toHaveLength(turns);
    await expect(card(friend)).toContainText(
      answer === 'Accept' ? 'The turn was taken back.' : 'Your friend declined.',
    );
  }

  // The friend reloads the page: the connection is lost, and the game continues from the last turn.
  await friend.reload();
  await ready(friend);
  await expect(card(page)).toContainText('is lost');
  await expect(card(friend)).toContainText('is lost');
  await expect(page.locator('[role=timer][data-running]')).toHaveCount(0);
  await expect(card(page)).toContainText('The clocks are stopped');
  // A turn that is played meanwhile reaches the other page afterwards.
  await square(friend, 'd9').click();
  await expect.poll(() => listed(friend)).toHaveLength(2);
  await card(page).getByRole('button', { name: 'Connect again' }).click();
  const link = await invitationOf(page);
  await friend.evaluate((hash) => {
    location.hash = hash;
  }, new URL(link).hash);
  await meet(page, friend);
  await expect.poll(() => listed(page)).toHaveLength(2);
  expect(await listed(page)).toEqual(await listed(friend));

  await square(page, 'e3').click();
  await expect.poll(() => listed(friend)).toHaveLength(3);
  await card(page).getByRole('button', { name: 'Offer a draw' }).click();
  await card(friend).getByRole('button', { name: 'Accept' }).click();
  for (const one of [page, friend]) await expect(one.locator('.status')).toContainText(/[Dd]raw/);
  await friend.context().close();
});

test('two people play Arimaa: both set up, move, and one resigns', async ({ page, browser }) => {
  await watchConnections(page);
  await open(page);
  const friend = await friendsPage(browser, await invite(page, 'Gold'));
  await meet(page, friend);
  await expect(friend.locator('.status')).toContainText('Your friend is arranging the pieces.');
  await expect(confirm(friend)).toHaveCount(0);
  await expect(friend.locator('#why-not')).toHaveText('');
  for (const [width, height] of [
    [360, 640],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    const [button, sections] = [(await confirm(page).boundingBox())!, (await page.locator('.sections').boundingBox())!];
    expect(button.y + button.height, `${width} × ${height}`).toBeLessThanOrEqual(sections.y);
  }
  await confirm(page).click();
  await expect(page.locator('.status')).toContainText('Your friend is arranging the pieces.');
  await confirm(friend).click();
  await square(page, 'd2').click();
  await square(page, 'd3').click();
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect.poll(() => listed(friend)).toHaveLength(1);
  await expect(page.locator('.status')).toContainText('Your friend is to move.');
  await resign(friend);
  for (const one of [page, friend]) await expect(one.locator('.status')).toContainText('Gold wins');

  // In the rematch both set up again, the other one first.
  await card(friend).getByRole('button', { name: 'Ask for a rematch' }).click();
  await card(page).getByRole('button', { name: 'Accept' }).click();
  await expect(page.locator('.status')).toContainText('Your friend is arranging the pieces.');
  await confirm(friend).click();
  await confirm(page).click();
  await square(friend, 'd2').click();
  await square(friend, 'd3').click();
  await friend.getByRole('button', { name: 'End turn' }).click();
  await expect.poll(() => listed(page)).toHaveLength(1);
  await friend.context().close();
});

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign', exact: true }).click();
}

test('after the end either may ask for a rematch, with sides switched and the same clock', async ({
  page,
  browser,
}) => {
  await watchConnections(page);
  await open(page, '/#quoridor');
  const friend = await friendsPage(browser, await invite(page, 'Player 1', '5m+3s'));
  await meet(page, friend);
  await square(page, 'e2').click();
  await expect.poll(() => listed(friend)).toHaveLength(1);
  await resign(friend);
  for (const one of [page, friend]) {
    await expect(one.locator('.status')).toContainText('layer 1 wins');
    await expect(one.getByRole('button', { name: 'Rematch', exact: true })).toHaveCount(0);
  }

  await card(page).getByRole('button', { name: 'Ask for a rematch' }).click();
  await expect(card(page)).toContainText('Your friend has been asked.');
  await expect(card(friend)).toContainText('Your friend asks for a rematch');
  await card(friend).getByRole('button', { name: 'Decline' }).click();
  await expect(card(page)).toContainText('Your friend declined.');

  // The name of the new game must be a new one.
  await friend.evaluate(
    (data) => (window as never as { channel: RTCDataChannel }).channel.send(data),
    JSON.stringify({ v: 1, type: 'rematch', ply: 1, id: await friendshipId(page) }),
  );
  await expect(card(page)).toContainText('A message between the two pages was refused');
  await expect(card(page).getByRole('button', { name: 'Accept' })).toHaveCount(0);

  await card(friend).getByRole('button', { name: 'Ask for a rematch' }).press('Enter');
  // Firefox takes keys only in the page in front.
  await page.bringToFront();
  await card(page).getByRole('button', { name: 'Accept' }).press('Enter');
  for (const one of [page, friend]) {
    await connected(one);
    await expect.poll(() => listed(one)).toHaveLength(0);
    await expect(one.getByRole('timer')).toHaveText(['5:00', '5:00']);
  }
  await expect(page.locator('.status')).toContainText('Your friend is to move.');
  await square(friend, 'e2').click();
  await expect.poll(() => listed(page)).toHaveLength(1);
  await square(page, 'e8').click();
  await expect.poll(() => listed(friend)).toHaveLength(2);

  // Both ask at the same time: neither has to answer.
  await resign(page);
  await expect(friend.locator('.status')).toContainText('layer 1 wins');
  await Promise.all([page, friend].map(delayMessages));
  for (const one of [page, friend]) await card(one).getByRole('button', { name: 'Ask for a rematch' }).click();
  await Promise.all([page, friend].map(sendDelayed));
  for (const one of [page, friend]) await expect.poll(() => listed(one)).toHaveLength(0);
  await expect(friend.locator('.status')).toContainText('Your friend is to move.');
  await square(page, 'e2').click();
  await expect.poll(() => listed(friend)).toHaveLength(1);
  await friend.context().close();
});

test('the clock can have own times, which the friend sees before the pages connect', async ({ page, browser }) => {
  await watchConnections(page);
  await open(page, '/#quoridor');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Play a friend directly' }).click();
  await chooseClock(page, '10s/1m/100/0/8h');
  await dialog(page).getByRole('button', { name: 'Make an invitation' }).click();
  await expect(dialog(page)).toContainText('Quoridor has no rule for a time limit on the whole game');
  expect(await violations(page, 'dialog#direct')).toEqual([]);
  await dialog(page).getByRole('textbox', { name: 'Times' }).fill('1:30+2');
  await dialog(page).getByRole('textbox', { name: 'Times' }).press('Enter');
  const link = await invitationOf(page);

  const friend = await friendsPage(browser, withControl(link, '1m30s+2x'));
  await expect(friend.locator('.notice')).toContainText('This invitation is damaged.');
  for (const control of ['1:30+2', '0s+2s', '10s/1m/100/0/8h', '9'.repeat(99)]) {
    await friend.evaluate(
      (hash) => {
        location.hash = hash;
      },
      new URL(withControl(link, control)).hash,
    );
    await expect(friend.locator('.notice')).toContainText('This invitation is damaged.');
    await friend.locator('.notice').getByRole('button').click();
  }
  await expect(dialog(friend)).toBeHidden();
  await friend.evaluate((hash) => {
    location.hash = hash;
  }, new URL(link).hash);
  await expect(dialog(friend)).toContainText('Clock: 1m30s+2s');
  await meet(page, friend);
  for (const one of [page, friend]) await expect(one.getByRole('timer')).toHaveText(['1:30', '1:30']);
  await square(page, 'e2').click();
  await expect.poll(() => listed(friend)).toHaveLength(1);
  await friend.context().close();
});

/** Connects two pages that play with few seconds on their clocks. Player 1 has played a turn. */
async function playShort(page: Page, browser: Browser, times = '4s+0s'): Promise<Page> {
  await watchConnections(page);
  await open(page, '/#quoridor');
  const friend = await friendsPage(browser, await invite(page, 'Player 1', times));
  await meet(page, friend);
  await square(page, 'e2').click();
  await expect.poll(() => listed(friend)).toHaveLength(1);
  return friend;
}

const isWonOnTime = (page: Page) => expect(page.locator('.status')).toContainText('layer 1 wins on time');

test('a player whose time is up loses on both pages, and both can play again', async ({ page, browser }) => {
  const friend = await playShort(page, browser);
  for (const one of [page, friend]) {
    await isWonOnTime(one);
    await expect(one.getByRole('timer').filter({ hasText: '0:00' })).toHaveCount(1);
    await expect(card(one)).not.toContainText('do not agree');
    await expect(card(one).getByRole('button', { name: 'Ask for a rematch' })).toBeEnabled();
  }
  await friend.context().close();
});

for (const limit of ['3t', '9s']) {
  test(`in Arimaa, a limit of ${limit} ends the game on both pages`, async ({ page, browser }) => {
    await watchConnections(page);
    await open(page);
    const friend = await friendsPage(browser, await invite(page, 'Gold', `1m/5m/100/0/${limit}`));
    await meet(page, friend);
    await confirm(page).click();
    await confirm(friend).click();
    const turns = [
      [page, 'd2', 'd3'],
      [friend, 'd7', 'd6'],
      [page, 'd3', 'd4'],
      [friend, 'd6', 'd5'],
    ] as const;
    for (const [n, [one, from, to]] of turns.slice(0, limit === '3t' ? 4 : 2).entries()) {
      await expect(one.locator('.status')).not.toContainText('Your friend');
      await square(one, from).click();
      await square(one, to).click();
      await one.getByRole('button', { name: 'End turn' }).click();
      for (const each of [page, friend]) await expect.poll(() => listed(each)).toHaveLength(n + 1);
    }
    for (const one of [page, friend]) {
      await expect(one.locator('.status')).toContainText('Silver wins on time');
      await expect(card(one).getByRole('button', { name: 'Ask for a rematch' })).toBeEnabled();
      await expect(card(one)).not.toContainText('do not agree');
    }
    await friend.context().close();
  });
}

test('a turn that arrives late, but was played in time, counts', async ({ page, browser }) => {
  const friend = await playShort(page, browser, '6s+0s');
  await delayMessages(friend);
  await square(friend, 'e8').click();
  await expect.poll(() => listed(friend)).toHaveLength(2);
  await expect(card(page)).toContainText('Their page is being asked.');
  await sendDelayed(friend);
  await expect.poll(() => listed(page)).toHaveLength(2);
  // Now the time of player 1 runs.
  for (const one of [page, friend]) await expect(one.locator('.status')).toContainText('layer 2 wins on time');
  await friend.context().close();
});

test('a claim that comes too early is refused, and the game continues', async ({ page, browser }) => {
  const friend = await playShort(page, browser, '1m+0s');
  await page.evaluate(() => {
    const { channel } = window as never as { channel: RTCDataChannel };
    channel.send(JSON.stringify({ v: 1, type: 'flag', ply: 1, seat: 1 }));
  });
  for (const one of [page, friend]) await expect(card(one)).toContainText('do not agree that time is up');
  await square(friend, 'e8').click();
  await expect.poll(() => listed(page)).toHaveLength(2);
  await friend.context().close();
});

test('where the friend’s page is silent, time runs out without it', async ({ page, browser }) => {
  const friend = await playShort(page, browser);
  await delayMessages(friend);
  for (const one of [friend, page]) await isWonOnTime(one);
  await friend.context().close();
});

test('time that runs out without a connection is shown, and decided once it is back', async ({ page, browser }) => {
  const friend = await playShort(page, browser);
  await delayMessages(friend);
  await isWonOnTime(friend);
  await expect(card(page)).toContainText('Their page is being asked.');
  await friend.reload();
  await ready(friend);
  await expect(card(page)).toContainText('your friend’s time was up. Connect again');
  await expect(card(friend)).toContainText('The connection to your friend is lost.');
  await card(page).getByRole('button', { name: 'Connect again' }).click();
  const link = await invitationOf(page);
  await friend.evaluate((hash) => {
    location.hash = hash;
  }, new URL(link).hash);
  await dialog(friend).getByRole('button', { name: 'Connect' }).click();
  const field = dialog(friend).getByLabel('Answer', { exact: true });
  await expect(field).toHaveValue(/#\w+\/p\//);
  await dialog(page)
    .getByLabel('Your friend’s answer')
    .fill(await field.inputValue());
  await dialog(page).getByRole('button', { name: 'Connect' }).click();
  for (const one of [page, friend]) {
    await isWonOnTime(one);
    await expect(card(one).getByRole('button', { name: 'Ask for a rematch' })).toBeEnabled();
  }
  await friend.context().close();
});

test('a page that showed another game meanwhile still knows the times of both', async ({ page, browser }) => {
  const friend = await playShort(page, browser, '1m+0s');
  // The clock of the person is below the board.
  const own = friend.getByRole('timer').nth(1);
  await expect(own).toHaveText(/^0:/);
  await square(friend, 'e8').click();
  await expect.poll(() => listed(page)).toHaveLength(2);
  await friend.getByRole('button', { name: 'New game' }).first().click();
  await friend.getByRole('dialog', { name: 'New game' }).getByRole('button', { name: 'Start' }).click();
  await expect(card(page)).toContainText('is lost');
  await card(page).getByRole('button', { name: 'Connect again' }).click();
  const link = await invitationOf(page);
  await friend.evaluate((hash) => {
    location.hash = hash;
  }, new URL(link).hash);
  await meet(page, friend);
  await expect.poll(() => listed(friend)).toHaveLength(2);
  await expect(own).toHaveText(/^0:/);
  await expect(own).not.toHaveAttribute('data-running');
  await friend.context().close();
});

/** Returns the link of an invitation with another clock. */
function withControl(link: string, control: string): string {
  const [start = '', text = ''] = link.split('/p/');
  const fields = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
  const changed = JSON.stringify([...fields.slice(0, -1), control]);
  return `${start}/p/${Buffer.from(changed).toString('base64url')}`;
}

/** Returns the name of the game between both. */
const friendshipId = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('keddah.quoridor.friend.'));
    return key?.split('.').at(-1) ?? '';
  });

/** Holds back what a page sends from now on. */
const delayMessages = (page: Page) =>
  page.evaluate(() => {
    const { channel } = window as never as { channel: RTCDataChannel };
    const delayed: string[] = [];
    Object.assign(window, { delayed });
    channel.send = (data: unknown) => void delayed.push(data as string);
  });

const sendDelayed = (page: Page) =>
  page.evaluate(() => {
    const { channel, delayed } = window as never as { channel: RTCDataChannel; delayed: string[] };
    Reflect.deleteProperty(channel, 'send');
    for (const data of delayed) channel.send(data);
  });

test('messages against the rules are refused and shown', async ({ page, browser }) => {
  await watchConnections(page);
  await open(page, '/#quoridor');
  const friend = await friendsPage(browser, await invite(page, 'Player 1'));
  await meet(page, friend);
  const send = (message: unknown) =>
    friend.evaluate(
      (data) => (window as never as { channel: RTCDataChannel }).channel.send(data),
      JSON.stringify(message),
    );
  for (const message of [
    { v: 1, type: 'turn', ply: 0, turn: 'e2', ms: null },
    { v: 1, type: 'turn', ply: 1, turn: 'e8', ms: null },
    { v: 1, type: 'nonsense' },
    { v: 1, type: 'ask', what: 'take-back', ply: 0, to: 0 },
  ]) {
    await send(message);
    await expect(card(friend)).toContainText(
      message.type === 'turn' ? 'A turn was refused' : 'A message between the two pages was refused',
    );
    await expect(card(page)).toContainText(
      message.type === 'turn' ? 'A turn was refused' : 'A message between the two pages was refused',
    );
  }
  expect(await listed(page)).toHaveLength(0);
  await square(page, 'e2').click();
  await expect.poll(() => listed(friend)).toHaveLength(1);
  // Too many messages end the connection.
  await friend.evaluate(() => {
    const { channel } = window as never as { channel: RTCDataChannel };
    for (let n = 0; n < 100; n++) if (channel.readyState === 'open') channel.send('{}');
  });
  await expect(card(page)).toContainText('is lost');
  await friend.context().close();
});

/** A message that claims to be of a type, with all fields that any type has. */
const forged = (type: string, more: object = {}) =>
  JSON.stringify({
    ...{ v: 1, type, ply: 1, turn: 'e8', ms: null, what: 'draw', to: 0, agrees: true, seat: 0, why: 'turn' },
    ...{ game: 'quoridor', id: 'abcde12345', control: '', record: '', ...more },
  });
const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;

/** Messages of a hostile page when the other player has the next turn, by what is wrong. */
const HOSTILE_MESSAGES: Readonly<Record<string, readonly string[]>> = {
  types: [
    forged('turn', { turn: ['e8'] }),
    forged('turn', { turn: { toString: 'e8', length: 2 } }),
    forged('turn', { ply: '1' }),
    forged('turn', { ms: -1 }),
    forged('answer', { agrees: 'true' }),
    forged('ask', { what: ['draw'] }),
    forged('flag', { seat: -0.5 }),
    '[1]',
    deep,
  ],
  texts: [
    forged('turn', { turn: 'e8 '.repeat(60) }),
    forged('turn', { turn: '<img src=x onerror="globalThis.hurt=1">' }),
    forged('turn', { turn: '\u202Ee8\u0000' }),
    forged('hello', { record: 'e2 e8 '.repeat(15_000) }),
    forged('hello', { record: '[Result "1-0"]\n\n1. e2' }),
    'x'.repeat(200_000),
    forged('turn', { turn: 'x'.repeat(119_000) }),
    '',
    '\uD800',
  ],
  prototypes: [
    '{"v":1,"type":"__proto__"}',
    '{"v":1,"type":"constructor","ply":1}',
    '{"__proto__":{"v":1,"type":"resign","ply":1,"hurt":1}}',
    '{"v":1,"type":"turn","ply":1,"turn":"__proto__","ms":null,"__proto__":{"hurt":1}}',
    forged('turn', { turn: 'constructor' }),
    forged('ask', { what: 'hasOwnProperty' }),
    forged('hello', { game: '__proto__', id: 'prototype0' }),
    forged('rematch', { id: '__proto__' }),
    forged('refused', { why: 'toString' }),
  ],
  rules: [
    forged('turn', { turn: 'e3' }),
    forged('turn', { turn: 'e7' }),
    forged('turn', { turn: 'e9h' }),
    forged('turn', { ply: 0, turn: 'e2' }),
    forged('turn', { ply: 2, turn: 'e3' }),
    forged('turn', { turn: 'pass' }),
    forged('rematch'),
    forged('answer', { what: 'take-back', to: 0 }),
    forged('flag', { ply: 1, seat: 0 }),
  ],
};

for (const [kind, messages] of Object.entries(HOSTILE_MESSAGES)) {
  test(`a page that sends hostile messages changes nothing: ${kind}`, { tag: '@tabs' }, async ({ page, browser }) => {
    await watchConnections(page);
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    await open(page, '/#quoridor');
    const friend = await friendsPage(browser, await invite(page, 'Player 1'));
    await meet(page, friend);
    await square(page, 'e2').click();
    await expect.poll(() => listed(friend)).toHaveLength(1);
    const stored = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));
    const before = await stored();
    await friend.evaluate(() => {
      const { channel } = window as never as { channel: RTCDataChannel };
      const refused: string[] = [];
      Object.assign(window, { refused });
      channel.addEventListener('message', ({ data }) => {
        const { type, why } = JSON.parse(data);
        if (type === 'refused') refused.push(why);
      });
    });
    const refused = () => friend.evaluate(() => (window as never as { refused: string[] }).refused);
    for (const [n, data] of messages.entries()) {
      await friend.evaluate((text) => (window as never as { channel: RTCDataChannel }).channel.send(text), data);
      await expect.poll(refused, data.slice(0, 80)).toHaveLength(n + 1);
      expect(await listed(page)).toHaveLength(1);
    }
    const hurt = () => page.evaluate(() => [(globalThis as { hurt?: unknown }).hurt, 'hurt' in {}]);
    expect(await hurt()).toEqual([undefined, false]);
    expect(await stored()).toBe(before);
    // The game continues.
    await square(friend, 'e8').click();
    await expect.poll(() => listed(page)).toHaveLength(2);
    // The tenth such message ends the connection, and keeps the game.
    await friend.evaluate(() => (window as never as { channel: RTCDataChannel }).channel.send('{}'));
    await expect(card(page)).toContainText('is lost');
    expect(await listed(page)).toHaveLength(2);
    expect(faults).toEqual([]);
    await friend.context().close();
  });
}

test('if the browsers cannot connect, the page shows that and offers links', async ({ page, browser }) => {
  await page.clock.install();
  await open(page, '/#quoridor');
  const friend = await friendsPage(browser, await invite(page, 'Player 1'));
  await dialog(friend).getByRole('button', { name: 'Connect' }).click();
  const field = dialog(friend).getByLabel('Answer', { exact: true });
  await expect(field).toHaveValue(/#\w+\/p\//);
  const answer = await field.inputValue();
  await friend.context().close();
  await dialog(page).getByLabel('Your friend’s answer').fill('#quoridor/p/nonsense');
  await dialog(page).getByRole('button', { name: 'Connect' }).click();
  await expect(dialog(page)).toContainText('This is not the answer to this invitation.');
  await dialog(page).getByLabel('Your friend’s answer').fill(answer);
  await dialog(page).getByRole('button', { name: 'Connect' }).click();
  await expect(dialog(page)).toContainText('Connecting …');
  await page.clock.fastForward(10_000);
  await expect(dialog(page)).not.toContainText('cannot reach each other');
  await page.clock.fastForward(5_000);
  await expect(dialog(page)).toContainText('cannot reach each other');
  await dialog(page).getByRole('button', { name: 'Play by links' }).click();
  await expect(page.getByRole('dialog', { name: 'Play a friend by links' })).toBeVisible();
});

test('an answer that is opened in another tab reaches the tab with the invitation', async ({ page, browser }) => {
  await open(page, '/#quoridor');
  const friend = await friendsPage(browser, await invite(page, 'Player 2'));
  await dialog(friend).getByRole('button', { name: 'Connect' }).click();
  const field = dialog(friend).getByLabel('Answer', { exact: true });
  await expect(field).toHaveValue(/#\w+\/p\//);
  const answer = await field.inputValue();
  const tab = await page.context().newPage();
  await tab.goto(answer);
  await connected(page);
  await connected(friend);
  await expect(dialog(tab)).toContainText('You can close this one.');
  await tab.close();

  // Without a waiting tab, a message explains that the answer is of no use here.
  const other = await friendsPage(browser, answer);
  await expect(dialog(other)).toContainText('No tab waits for this answer.');
  await other.context().close();
  await friend.context().close();
});
