// Plays every lesson from its start to its end on the page, by mouse, by touch and by keyboard, and
// checks what a screen reader hears: the task, what is refused or missing, and the success.
// `npm test` plays a few of them, `npm run test:long` all.

import { readFileSync } from 'node:fs';
import { ArimaaGame, bestMove as bestArimaaMove, init as initArimaa } from 'keddah/arimaa';
import { checkGoal } from 'keddah/lesson';
import { bestMove as bestQuoridorMove, init as initQuoridor, QuoridorGame } from 'keddah/quoridor';
import arimaaGerman from '../../www/src/arimaa/i18n/de.js';
import arimaaEnglish from '../../www/src/arimaa/i18n/en.js';
import arimaaPolish from '../../www/src/arimaa/i18n/pl.js';
import arimaaTurkish from '../../www/src/arimaa/i18n/tr.js';
import german from '../../www/src/learn/i18n/de.js';
import english from '../../www/src/learn/i18n/en.js';
import polish from '../../www/src/learn/i18n/pl.js';
import turkish from '../../www/src/learn/i18n/tr.js';
import { forget, type Hand, heard, keyboard, listen, mouse, play, stateOf, touch } from './lesson-input.js';
import { open, ready } from './page.js';
import { expect, type Page, test } from './test.js';

interface Stage {
  id: string;
  goal?: string;
  record?: string;
  solution?: string;
  answer?: string;
  wrong?: (string | { turn: string; refused: string })[];
}
interface Lesson {
  id: string;
  stages: Stage[];
}

const courses = ['arimaa', 'quoridor'].map(
  (game): { game: string; lessons: Lesson[]; texts: Record<string, string[]> } =>
    JSON.parse(readFileSync(new URL(`../../pkg-template/courses/${game}.json`, import.meta.url), 'utf8')),
);
const names = {
  en: { ...arimaaEnglish, ...english },
  de: { ...arimaaGerman, ...german },
  pl: { ...arimaaPolish, ...polish },
  tr: { ...arimaaTurkish, ...turkish },
};
const hands = { mouse, touch, keyboard };

/** The lessons that `npm test` plays, by game and input. */
const everyday: Record<string, string> = {
  'arimaa touch': 'guard',
  'quoridor keyboard': 'cross',
};

test.beforeAll(() => Promise.all([initArimaa(), initQuoridor()]));

/** Splits the first alternative of a list of turns. */
const turnsOf = (game: string, text: string): string[] =>
  text
    .split('|')[0]!
    .split(game === 'arimaa' ? /;|\b\d+[gs]\b/ : /\s+/)
    .map((turn) => turn.trim())
    .filter(Boolean);

/** Returns a turn for the solver against a level, which may answer other than the solution. */
async function goodTurn(game: string, stage: Stage, start: string, turns: readonly string[]): Promise<string> {
  const [first] = turnsOf(game, stage.solution!);
  if (turns.length === 0) return first!;
  const now = game === 'arimaa' ? ArimaaGame.parse(start) : QuoridorGame.parse(start);
  for (const turn of turns) now.play(turn);
  const goal = stage.goal!;
  if (now instanceof QuoridorGame) return bestQuoridorMove(now, { level: 6 }).best;
  if (/\bcapture any\b/.test(goal))
    for (const turn of now.legalTurns()) {
      const isCapture = /\b[a-z]{2}[1-8]x/.test(turn);
      if (isCapture && (await checkGoal({ game, text: start } as never, goal, [...turns, turn])).done) return turn;
    }
  return bestArimaaMove(now, { level: 6 }).best;
}

/** Plays the stage on the board until it is solved. */
async function solve(page: Page, game: string, hand: Hand, stage: Stage): Promise<void> {
  const { plies: first, start } = await stateOf(page);
  const solution = turnsOf(game, stage.solution!);
  const isAnswered = stage.answer?.startsWith('level');
  for (let turns = 0; ; turns += 2) {
    await expect.poll(async () => (await stateOf(page)).plies, 'the answer is played').toBe(first + turns);
    const { history } = await stateOf(page);
    const turn = isAnswered ? await goodTurn(game, stage, start, history.slice(first)) : solution[turns]!;
    expect(await play(page, game, hand, turn), turn).toBe(true);
    await expect.poll(async () => (await stateOf(page)).lesson.outcome, turn).toMatch(/right|solved/);
    if (!isAnswered && turns + 2 >= solution.length) break;
    if ((await stateOf(page)).lesson.outcome === 'solved') break;
    // The answer may end the game.
    await expect.poll(async () => (await stateOf(page)).plies, 'the answer').toBe(first + turns + 2);
    if ((await stateOf(page)).lesson.outcome === 'solved') break;
  }
  await expect.poll(async () => (await stateOf(page)).lesson.outcome).toBe('solved');
}

/** Plays the wrong tries of a stage. Each is refused or called wrong, in words. */
async function miss(page: Page, game: string, hand: Hand, { wrong = [], answer }: Stage): Promise<void> {
  for (const entry of wrong) {
    // A level answers such a turn, too.
    if (typeof entry === 'string' && answer?.startsWith('level')) continue;
    const { plies } = await stateOf(page);
    const text = typeof entry === 'string' ? entry : entry.turn;
    const turns = turnsOf(game, text);
    if (turns.length > 1) continue;
    await forget(page);
    const isPlayed = await play(page, game, hand, turns[0]!);
    if (!isPlayed) await hand.clear();
    else if (typeof entry === 'string') {
      await expect.poll(async () => (await stateOf(page)).lesson.outcome, text).toBe('wrong');
      const { lesson } = await stateOf(page);
      expect(lesson.feedback, text).not.toBe('');
      await expect.poll(() => heard(page), text).toContain(lesson.feedback);
      await expect.poll(async () => (await stateOf(page)).plies, `${text} is taken back`).toBe(plies);
    } else {
      const { refusal } = await stateOf(page);
      // On an occupied square, the piece there is picked up instead.
      if (entry.refused !== 'occupied') expect(refusal?.text, text).toBeTruthy();
      await expect.poll(() => heard(page), text).toContain(refusal?.text ?? '');
      expect(await heard(page), text).not.toBe('');
      expect((await stateOf(page)).plies, text).toBe(plies);
      await hand.clear();
    }
  }
}

/** Plays a lesson to the end of its last stage. Returns the texts of its tasks. */
async function learn(page: Page, game: string, lesson: Lesson, hand: Hand, isThorough: boolean): Promise<string[]> {
  const tasks: string[] = [];
  await open(page, `/#${game}/learn/${lesson.id}`);
  await expect.poll(async () => (await stateOf(page)).lesson?.lesson).toBe(lesson.id);
  await listen(page);
  for (const [index, stage] of lesson.stages.entries()) {
    await expect.poll(async () => (await stateOf(page)).lesson.stage).toBe(index + 1);
    const { lesson: shown } = await stateOf(page);
    tasks.push(shown.text);
    await expect(page.locator('.status')).toContainText(shown.text);
    await expect.poll(() => heard(page), 'the task is heard').toContain(shown.text);
    if (stage.goal) {
      await expect.poll(async () => (await stateOf(page)).lesson.canHint, 'the board is ready').toBe(true);
      if (isThorough) await miss(page, game, hand, stage);
      await forget(page);
      await solve(page, game, hand, stage);
      const { lesson: done } = await stateOf(page);
      await expect.poll(() => heard(page), 'the success is heard').toContain(done.feedback);
      if (done.text !== shown.text) expect(await heard(page), 'the praise is heard').toContain(done.text);
    }
    await forget(page);
    if (!stage.goal && stage.record) {
      const { ply, history } = await stateOf(page);
      await hand.lookBack();
      await expect.poll(async () => (await stateOf(page)).ply).toBe(ply - 1);
      await expect.poll(() => heard(page), 'the turn is heard').toContain(history[ply - 2]!);
    }
    if (index < lesson.stages.length - 1) await hand.press('nextStage');
  }
  return tasks;
}

for (const { game, lessons } of courses)
  for (const [kind, newHand] of Object.entries(hands))
    test.describe(`${game} by ${kind}`, () => {
      if (kind === 'touch') test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

      for (const [index, lesson] of lessons.entries()) {
        const tag = everyday[`${game} ${kind}`] === lesson.id ? [] : ['@extra'];
        test(`lesson ${index + 1}, ${lesson.id}`, { tag }, async ({ page }) => {
          test.setTimeout(600_000);
          const hand = newHand(page, names.en);
          await learn(page, game, lesson, hand, kind === 'keyboard');
          const following = lessons[index + 1];
          if (following) {
            await hand.press('nextStage');
            await expect.poll(async () => (await stateOf(page)).lesson.lesson).toBe(following.id);
            const { lesson: shown } = await stateOf(page);
            await expect.poll(() => heard(page), 'the next task is heard').toContain(shown.text);
          }
          const done = page.locator('.lessons button').nth(index);
          const stars = kind === 'keyboard' ? /\d of 3 stars/ : /3 of 3 stars/;
          await expect(done).toHaveAccessibleName(stars);
          if (following) return;
          const isToPuzzles = kind === 'touch';
          await hand.press(isToPuzzles ? 'toPuzzles' : 'playFirst');
          await expect(page).toHaveURL(new RegExp(isToPuzzles ? `#${game}/puzzles` : `#${game}$`));
          await ready(page);
          if (!isToPuzzles) await expect(page.locator('main')).toContainText('level 1');
        });
      }
    });

/** A lesson of each game that is played in every other language. */
const translated: Record<string, string> = { arimaa: 'capture', quoridor: 'side' };

for (const { game, lessons, texts } of courses)
  for (const locale of ['de', 'pl', 'tr'] as const)
    test.describe(`${game} in ${locale}`, () => {
      test.use({ locale });

      test(`lesson ${translated[game]} by mouse`, { tag: '@extra' }, async ({ page }) => {
        const lesson = lessons.find(({ id }) => id === translated[game])!;
        const said = await learn(page, game, lesson, mouse(page, names[locale]), true);
        for (const text of said) expect(texts[locale]!.join('\n')).toContain(text);
        await expect(page.locator('.lessons')).toHaveAttribute('aria-label', names[locale].lessons);
      });
    });
