// Tests playing by turns with links: two browsers that only exchange the links.

import { listed, open, ready, square } from '../page.js';
import { type Browser, expect, type Page, test } from '../test.js';

const hash = (link: string) => new URL(link).hash;
const card = (page: Page) => page.getByRole('region', { name: 'Link to send' });
const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Starts a game by links on the page, as the side with this name. */
async function invite(page: Page, side: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Play a friend by links' }).click();
  const dialog = page.getByRole('dialog', { name: 'Play a friend by links' });
  await dialog.getByRole('radio', { name: side }).check();
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('#board')).toHaveAttribute('seats', /nobody/);
}

/** Copies the link from the card and returns it. */
async function sentLink(page: Page): Promise<string> {
  const field = card(page).getByLabel('Link to send');
  await expect(field).toHaveValue(/#\w+\/t\//);
  await card(page).getByRole('button', { name: 'Copy' }).click();
  return field.inputValue();
}

/** Opens a link on a page that shows keddah already. */
async function receive(page: Page, link: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash(link));
}

async function friendsPage(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(link);
  await ready(page);
  await expect(page.locator('#board')).toHaveAttribute('seats', /nobody/);
  return page;
}

test('two people play Quoridor by links', { tag: ['@core', '@tabs', '@slow'] }, async ({ page, browser }) => {
  await open(page, '/#quoridor');
  await invite(page, 'Player 1');
  await expect(page.getByRole('button', { name: 'Hint' })).toBeDisabled();
  await square(page, 'e2').click();
  await expect(page.locator('.status')).toContainText('Send the link to your friend');
  const first = await sentLink(page);

  const friend = await friendsPage(browser, first);
  await expect(notice(friend, 'You are Player 2.')).toBeVisible();
  await expect.poll(() => listed(friend)).toHaveLength(1);
  await expect(friend.getByRole('button', { name: 'Hint' })).toBeDisabled();
  await square(friend, 'e8').click();
  const second = await sentLink(friend);

  await receive(page, second);
  await expect(notice(page, 'Your friend has moved.')).toBeVisible();
  await expect.poll(() => listed(page)).toHaveLength(2);
  await expect(card(page)).toHaveCount(0);
  // The answer survives a reload, and so does the game by links.
  await page.reload();
  await ready(page);
  await square(page, 'e3').click();
  const third = await sentLink(page);

  // Old links, one's own and links of other games change nothing.
  await receive(page, second);
  await expect(notice(page, 'You have opened this link before.')).toBeVisible();
  await receive(page, third);
  await expect(notice(page, 'This is your own link')).toBeVisible();
  expect(await listed(page)).toHaveLength(3);

  // A turn can be taken back until the friend has answered; then the old answer does not fit.
  await receive(friend, third);
  await expect.poll(() => listed(friend)).toHaveLength(3);
  await square(friend, 'e7').click();
  const fourth = await sentLink(friend);
  await page.getByRole('button', { name: 'Take back' }).click();
  await square(page, 'd2').click();
  await receive(page, fourth);
  await expect(notice(page, 'This link is not the next turn of this game.')).toBeVisible();
  expect(await listed(page)).toHaveLength(3);
  await friend.context().close();
});

test('the friend’s page refuses links in which anything was changed', async ({ page, browser }) => {
  await open(page, '/#quoridor');
  await invite(page, 'Player 1');
  await square(page, 'e2').click();
  const link = await sentLink(page);
  const friend = await friendsPage(browser, link);
  await expect.poll(() => listed(friend)).toHaveLength(1);
  const [, seat, ply, text] = hash(link).split('/t/')[1]!.split('.');
  for (const changed of [`aaaaaaaaaa.0.${ply}.${text}`, `aaaaaaaaaa.${seat}.7.${text}`, 'aaaaaaaaaa.1.1.1abc', 'x']) {
    await receive(friend, link.replace(/\/t\/.*/, `/t/${changed}`));
    await expect(notice(friend, 'This link is damaged')).toBeVisible();
    await friend.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => listed(friend)).toHaveLength(1);
  }
  await friend.context().close();
});

test('a resignation reaches the friend', async ({ page, browser }) => {
  await open(page, '/#quoridor');
  await invite(page, 'Player 2');
  const friend = await friendsPage(browser, await sentLink(page));
  await square(friend, 'e2').click();
  await receive(page, await sentLink(friend));
  await expect.poll(() => listed(page)).toHaveLength(1);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign', exact: true }).click();
  await receive(friend, await sentLink(page));
  await expect(friend.locator('.status')).toContainText('Player 1 wins');
  // Turns that both sides have are final.
  await expect(friend.getByRole('button', { name: 'Take back' })).toBeDisabled();

  // A rematch is another game by links, in which the other one begins.
  await friend.getByRole('button', { name: 'Rematch' }).click();
  await expect(friend.locator('#board')).toHaveAttribute('seats', 'nobody person');
  await receive(page, await sentLink(friend));
  await expect(page.locator('#board')).toHaveAttribute('seats', 'person nobody');
  await square(page, 'e2').click();
  await receive(friend, await sentLink(page));
  await expect.poll(() => listed(friend)).toHaveLength(1);
  await friend.context().close();
});

test('in Arimaa, Gold sets up first, and then Silver', async ({ page, browser }) => {
  await open(page);
  await invite(page, 'Gold');
  await expect(page.locator('.status')).toContainText('Arrange your pieces, then send the link.');
  await page.getByText('Arrange your setup').click();
  await square(page, 'e2').click();
  await square(page, 'a1').click();
  await expect(square(page, 'a1')).toHaveAccessibleName(/elephant/);
  const gold = await sentLink(page);
  await expect(page.locator('.status')).toContainText('Send the link to your friend');

  const friend = await friendsPage(browser, gold);
  await expect(square(friend, 'a1')).toHaveAccessibleName(/elephant/);
  await expect(friend.locator('.status')).toContainText('Arrange your pieces, then send the link.');
  await friend.getByText('Arrange your setup').click();
  await square(friend, 'd7').click();
  await square(friend, 'a8').click();
  const there = await square(friend, 'a8').getAttribute('aria-label');
  const silver = await sentLink(friend);

  await receive(page, silver);
  await expect(square(page, 'a8')).toHaveAttribute('aria-label', there!);
  await square(page, 'e1').click();
  await square(page, 'd1').click();
  await square(page, 'd2').click();
  await square(page, 'd3').click();
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect.poll(() => listed(page)).toHaveLength(1);
  await receive(friend, await sentLink(page));
  await expect.poll(() => listed(friend)).toHaveLength(1);
  await expect(friend.getByRole('button', { name: 'End turn' })).toBeVisible();
  await friend.context().close();
});

test('in Arimaa, the player who invites can be Silver', async ({ page, browser }) => {
  await open(page);
  await invite(page, 'Silver');
  await expect(page.locator('.status')).toContainText('Send the link to your friend');
  const friend = await friendsPage(browser, await sentLink(page));
  await expect(friend.locator('.status')).toContainText('Arrange your pieces, then send the link.');
  await receive(page, await sentLink(friend));
  await expect(page.locator('.status')).toContainText('Arrange your pieces, then send the link.');
  await receive(friend, await sentLink(page));
  await square(friend, 'd2').click();
  await square(friend, 'd3').click();
  await friend.getByRole('button', { name: 'End turn' }).click();
  await receive(page, await sentLink(friend));
  await expect.poll(() => listed(page)).toHaveLength(1);
  await friend.context().close();
});

test('bringing back the game before leaves the game by links as it is', async ({ page, browser }) => {
  await open(page, '/#quoridor');
  await square(page, 'e2').click();
  await expect.poll(() => listed(page)).toHaveLength(2);
  await invite(page, 'Player 1');
  await square(page, 'd1').click();
  const friend = await friendsPage(browser, await sentLink(page));
  await page.getByRole('button', { name: 'Bring back' }).click();
  await expect.poll(() => listed(page)).toHaveLength(2);
  await square(friend, 'e8').click();
  await receive(page, await sentLink(friend));
  await expect(page.locator('#board')).toHaveAttribute('seats', 'person nobody');
  await expect.poll(() => listed(page)).toEqual(await listed(friend));
  await friend.context().close();
});

test('a new game ends the game by links; its link opens it again', async ({ page, browser }) => {
  await open(page, '/#quoridor');
  await invite(page, 'Player 1');
  await square(page, 'e2').click();
  const friend = await friendsPage(browser, await sentLink(page));
  await square(friend, 'e8').click();
  const answer = await sentLink(friend);
  await page.getByRole('button', { name: 'New game' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('#board')).not.toHaveAttribute('seats', /nobody/);
  await receive(page, answer);
  await expect.poll(() => listed(page)).toHaveLength(2);
  await expect(page.locator('#board')).toHaveAttribute('seats', 'person nobody');
  await friend.context().close();
});
