/** The ways in which lessons are played on the page: mouse, touch and keyboard. */

import { ArimaaGame } from 'keddah/arimaa';
import { expect, type Locator, type Page } from './test.js';

type GameBoard = HTMLElementTagNameMap['arimaa-board' | 'quoridor-board'];

/** Plays on a board and presses the buttons of the page. */
export interface Hand {
  /** Chooses squares one after the other, up to one that the board refuses. */
  choose(...squares: string[]): Promise<void>;
  /** Moves a piece to a square. */
  move(from: string, to: string): Promise<void>;
  /** Places a wall of Quoridor. */
  wall(name: string): Promise<void>;
  /** Ends a turn of Arimaa. */
  endTurn(): Promise<void>;
  /** Puts down what was picked up, and takes back the steps of the turn. */
  clear(): Promise<void>;
  /** Shows the turn before in a record. Only in English. */
  lookBack(): Promise<void>;
  /** Presses a button below the board. */
  press(button: 'nextStage' | 'playFirst' | 'toPuzzles'): Promise<void>;
}

/** The names of the buttons in the language of the page. */
export type Names = Readonly<Record<'endTurn' | 'undoStep' | 'nextStage' | 'playFirst' | 'toPuzzles', string>>;

const boardOf = (page: Page) => page.locator('#board');
const square = (page: Page, name: string) => boardOf(page).locator(`[data-square="${name}"]`);
const button = (page: Page, name: string): Locator =>
  page.locator('main .controls').getByRole('button', { name, exact: true });

/** Returns the steps of the turn that is being built. */
export const stepsOf = (page: Page): Promise<readonly string[]> =>
  boardOf(page).evaluate((board) => (board as HTMLElementTagNameMap['arimaa-board']).state!.steps ?? []);

async function middle(target: Locator): Promise<{ x: number; y: number }> {
  const box = (await target.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Returns a point on the groove of a wall, on a board with player 1 at the bottom. */
async function groove(page: Page, wall: string): Promise<{ x: number; y: number }> {
  const [file, rank] = [wall.charCodeAt(0), Number(wall.slice(1, -1))];
  await square(page, wall.slice(0, -1)).scrollIntoViewIfNeeded();
  const near = (await square(page, wall.slice(0, -1)).boundingBox())!;
  const far = (await square(page, String.fromCharCode(file + 1) + (rank + 1)).boundingBox())!;
  const [x, y] = [(near.x + near.width + far.x) / 2, (near.y + far.y + far.height) / 2];
  // A little off the middle, so that it is clear which of two crossing grooves is meant.
  return wall.endsWith('h') ? { x: x + near.width * 0.4, y } : { x, y: y - near.height * 0.4 };
}

/** Chooses squares with `one`, up to one that the board refuses. */
async function chooseEach(page: Page, squares: string[], one: (square: string) => Promise<void>): Promise<void> {
  for (const name of squares) {
    await one(name);
    if ((await stateOf(page)).refusal) return;
  }
}

/** Clicks, and drags every other piece. */
export function mouse(page: Page, names: Names): Hand {
  let moves = 0;
  const choose = (...squares: string[]) => chooseEach(page, squares, (name) => square(page, name).click());
  return {
    choose,
    async move(from, to) {
      if (moves++ % 2 === 0) return choose(from, to);
      const [start, end] = [await middle(square(page, from)), await middle(square(page, to))];
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(end.x, end.y, { steps: 4 });
      await page.mouse.up();
    },
    async wall(name) {
      const { x, y } = await groove(page, name);
      await page.mouse.move(x, y);
      await page.mouse.click(x, y);
    },
    endTurn: () => button(page, names.endTurn).click(),
    async clear() {
      while ((await stepsOf(page)).length > 0) await button(page, names.undoStep).click();
    },
    lookBack: () => button(page, 'Previous turn').click(),
    press: (name) => button(page, names[name]).click(),
  };
}

/** Taps. A wall waits for its confirmation. */
export function touch(page: Page, names: Names): Hand {
  const choose = (...squares: string[]) => chooseEach(page, squares, (name) => square(page, name).tap());
  return {
    choose,
    move: choose,
    async wall(name) {
      const { x, y } = await groove(page, name);
      await page.touchscreen.tap(x, y);
      await page.getByRole('button', { name: 'Place it' }).tap();
    },
    endTurn: () => button(page, names.endTurn).tap(),
    async clear() {
      while ((await stepsOf(page)).length > 0) await button(page, names.undoStep).tap();
    },
    lookBack: () => button(page, 'Previous turn').tap(),
    press: (name) => button(page, names[name]).tap(),
  };
}

/** Returns the square that has the focus, and where it and another one are. */
const focusAndGoal = (page: Page, goal: string) =>
  boardOf(page).evaluate((board, name) => {
    const root = board.shadowRoot!;
    const centerOf = (cell: Element) => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2, width };
    };
    const focused = root.activeElement as HTMLElement | null;
    if (!focused?.dataset.square) return null;
    return {
      square: focused.dataset.square,
      at: centerOf(focused),
      goal: centerOf(root.querySelector(`[data-square="${name}"]`)!),
    };
  }, goal);

/** Presses keys: arrows, Enter, the letters of walls, and Tab on the way to buttons. */
export function keyboard(page: Page, names: Names): Hand {
  const press = (key: string) => page.keyboard.press(key);
  /** Goes on with Tab until something has the focus. */
  const tabTo = async (isThere: () => Promise<boolean>, what: string) => {
    for (let tabs = 0; tabs < 40; tabs++) {
      if (await isThere()) return;
      await press('Tab');
    }
    throw new Error(`Tab does not reach ${what}.`);
  };
  const goTo = async (name: string) => {
    await tabTo(async () => (await focusAndGoal(page, name)) !== null, 'the board');
    for (let keys = 0; keys < 40; keys++) {
      const { at, goal, square: now } = (await focusAndGoal(page, name))!;
      if (now === name) return;
      const [right, down] = [goal.x - at.x, goal.y - at.y];
      const isSideways = Math.abs(right) > at.width / 2;
      await press(isSideways ? (right > 0 ? 'ArrowRight' : 'ArrowLeft') : down > 0 ? 'ArrowDown' : 'ArrowUp');
      const focused = async () => (await focusAndGoal(page, name))?.square;
      await expect.poll(focused, { intervals: [1, 5, 10, 50] }).not.toBe(now);
    }
  };
  const choose = (...squares: string[]) =>
    chooseEach(page, squares, async (name) => {
      await goTo(name);
      await press('Enter');
    });
  return {
    choose,
    move: choose,
    async wall(name) {
      await goTo(name.slice(0, -1));
      await press(name.slice(-1));
      await press('Enter');
    },
    endTurn: () => press('Shift+Enter'),
    async clear() {
      await press('Escape');
      while ((await stepsOf(page)).length > 0) await press('Backspace');
    },
    async lookBack() {
      const isThere = () => page.evaluate(() => document.activeElement?.id === 'board');
      await tabTo(isThere, 'the board');
      await press('ArrowLeft');
    },
    async press(name) {
      const wanted = button(page, names[name]);
      await expect(wanted).toBeVisible();
      await tabTo(() => wanted.evaluate((one) => one === document.activeElement), `the button ${names[name]}`);
      await press('Enter');
    },
  };
}

/**
 * Plays a turn of Arimaa step by step, up to one that the board refuses. Returns `false` if the
 * board offers another step instead: that of the only piece that can push.
 */
async function playArimaa(page: Page, hand: Hand, turn: string): Promise<boolean> {
  if (/^[A-Z][a-h]\d /.test(turn)) return arrange(page, hand, turn);
  const steps = ArimaaGame.readTurn(turn);
  for (let made = 0; made < steps.length; ) {
    const { from = '', to } = steps[made]!;
    await hand.move(from, to);
    if ((await stateOf(page)).refusal) return true;
    // Several pieces could push: the next step is that of the one to choose.
    const pusher = steps[made + 1]?.from;
    if (pusher && (await stepsOf(page)).length === made) await hand.choose(pusher);
    const now = await stepsOf(page);
    if (now.length === made) return true;
    if (now.some((step, index) => step !== steps[index]?.text)) return false;
    made = now.length;
  }
  await hand.endTurn();
  return true;
}

/** Exchanges pieces until they are where a setup, such as `Ra1 Rb1 …`, has them. */
async function arrange(page: Page, hand: Hand, setup: string): Promise<boolean> {
  const wanted = new Map(setup.split(' ').map((placement) => [placement.slice(1), placement[0]!]));
  const board = await boardOf(page).evaluate(
    (element): Record<string, string> => (element as HTMLElementTagNameMap['arimaa-board']).game!.position.board,
  );
  const placed = new Map(Object.entries(board));
  for (const [name, letter] of wanted) {
    const now = placed.get(name)!;
    if (now === letter) continue;
    const [other] = [...placed].find(([from, piece]) => piece === letter && wanted.get(from) !== letter)!;
    await hand.move(other, name);
    placed.set(name, letter).set(other, now);
  }
  return true;
}

/** Plays a move of Quoridor. */
async function playQuoridor(page: Page, hand: Hand, turn: string): Promise<boolean> {
  if (/[hv]$/.test(turn)) await hand.wall(turn);
  else {
    const own = await boardOf(page).evaluate((element) => {
      const { position } = (element as HTMLElementTagNameMap['quoridor-board']).game!;
      return position.pawns[position.toMove - 1]!;
    });
    if (turn === own) throw new Error(`The pawn stands on ${turn}.`);
    await hand.choose(turn);
  }
  return true;
}

/** Plays a turn on the board of the page. Returns `false` if the board offers another instead. */
export const play = (page: Page, game: string, hand: Hand, turn: string): Promise<boolean> =>
  (game === 'arimaa' ? playArimaa : playQuoridor)(page, hand, turn);

/** Collects the texts of the live regions of the page, which `heard` returns. */
export async function listen(page: Page): Promise<void> {
  await boardOf(page).evaluate((board) => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    for (const region of [
      ...board.shadowRoot!.querySelectorAll('[role=status]'),
      ...document.querySelectorAll('main ~ [role=status]'),
    ]) {
      const hear = () => region.textContent?.trim() && heard.push(region.textContent.trim());
      hear();
      new MutationObserver(hear).observe(region, { childList: true, characterData: true, subtree: true });
    }
  });
}

/** Returns the collected texts of the live regions. */
export const heard = (page: Page): Promise<string> =>
  page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.join('\n'));

/** Deletes the collected texts of the live regions. */
export const forget = (page: Page): Promise<void> =>
  page.evaluate(() => void (globalThis as unknown as { heard: string[] }).heard.splice(0));

/** Returns the state of the board. */
export const stateOf = (page: Page) =>
  boardOf(page).evaluate(async (element) => {
    await (element as GameBoard).updateComplete;
    const { lesson, ply, plies, refusal, history } = (element as GameBoard).state!;
    return { lesson: lesson!, ply, plies, refusal, history, start: String((element as GameBoard).game) };
  });
