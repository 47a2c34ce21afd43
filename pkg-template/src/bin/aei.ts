// The Arimaa Engine Interface.

import { arimaaKind } from '../arimaa/engine.js';
import { ArimaaGame, init } from '../arimaa.js';
import type { RawLimits } from '../check.js';
import { deskOf } from '../engine/client.js';
import type { SearchInfo, SearchResult } from '../types.js';
import { allowance } from '../wasm/arimaa.js';
import { type Session, Settings, say, seconds, type Thinking, think, why } from './session.js';

/** A search, and what it is for: to be answered, or to be ready with an answer, perhaps to a reply that is expected. */
interface Task {
  thinking: Thinking;
  purpose: 'answer' | 'ponder' | 'ready';
  reply?: string | undefined;
  /** Its result, where that came before it was asked for. */
  result?: SearchResult;
  timer?: ReturnType<typeof setTimeout>;
}

/** A win probability in hundredths of a rabbit, as the search counts them. */
function centirabbits(win: number): number {
  if (win <= 0 || win >= 1) return win <= 0 ? -30_000 : 30_000;
  return Math.round(200 * Math.log(win / (1 - win)));
}

/** Whether a position leaves one turn to play. */
function isForced(game: ArimaaGame): boolean {
  const copy = game.clone();
  for (;;) {
    const steps = copy.legalMoves();
    const mayEnd = copy.turn.check().ok;
    if (steps.length + Number(mayEnd) !== 1) return false;
    if (mayEnd) return true;
    copy.turn.step(steps[0]?.text ?? '');
  }
}

export async function aei(): Promise<Session> {
  await init();
  const desk = deskOf(arimaaKind);
  await desk.host.join(desk.kind);
  const settings = new Settings(allowance);
  const passive = /^(tc.*|[gswb]used|lastmoveused|opponent|opponent_rating|rating|rated|event|hash|depth)$/;
  let game = new ArimaaGame();
  let task: Task | undefined;
  /** The last answer, and the reply expected to it. */
  let expected: [string, string] | undefined;
  let idle: (() => void) | undefined;

  const inform = ({ depth, nodes, timeMs, score, lines }: SearchInfo): void => {
    say(`info depth ${depth}\ninfo score ${centirabbits(score.win)}\ninfo nodes ${nodes}`);
    // Before every turn but the first stands the letter of its side.
    const letters = game.status.kind === 'playing' && game.status.toMove === 'gold' ? 'gs' : 'sg';
    const pv = (lines[0]?.moves ?? []).map((turn, index) => (index ? `${letters[index % 2]} ${turn}` : turn));
    say(`info time ${(timeMs / 1000).toFixed(2)}\ninfo pv ${pv.join(' ')}`);
  };
  const rest = (): void => {
    clearTimeout(task?.timer);
    task = undefined;
    idle?.();
  };
  const answer = (best: string, reply?: string): void => {
    rest();
    expected = reply === undefined ? undefined : [best, reply];
    say(`bestmove ${best}`);
  };
  /** A search under way has nobody to answer any more. */
  const leave = (): void => {
    task?.thinking.leave();
    rest();
  };
  const begin = (about: ArimaaGame, limits: RawLimits, purpose: Task['purpose'], reply?: string): void => {
    const found = (result: SearchResult): void => {
      if (task !== mine) return;
      settings.spent(mine.thinking.ms(), limits.timeMs ?? Number.POSITIVE_INFINITY);
      if (mine.purpose === 'answer') answer(result.best, result.lines[0]?.moves[1]);
      else mine.result = result;
    };
    const failed = (error: unknown): void => {
      if (task !== mine) return;
      rest();
      say(`log Error: ${why(error)}`);
    };
    const info = (news: SearchInfo): void => {
      if (task === mine && mine.purpose === 'answer') inform(news);
    };
    const mine: Task = { thinking: think(desk, about, limits, { info, found, failed }), purpose, reply };
    task = mine;
  };
  const go = (): void => {
    if (task?.purpose === 'answer') throw new Error('a search is under way already');
    if (game.status.kind !== 'playing') throw new Error('the game is over');
    const clock = settings.clock(game.status.toMove === 'gold' ? 0 : 1);
    if (task?.purpose !== 'ready') {
      leave();
      const time = clock && isForced(game) ? { nodes: 1 } : clock;
      begin(game, { ...settings.limits(clock !== undefined), ...time }, 'answer');
      return;
    }
    const { thinking, result } = task;
    task.purpose = 'answer';
    if (result) answer(result.best, result.lines[0]?.moves[1]);
    else if (clock) {
      if (thinking.last) inform(thinking.last);
      // What it has taken so far counts half: it was on another's time, but the work is done.
      const left = Math.max(clock.aimMs - thinking.ms() / 2, clock.aimMs / 8);
      task.timer = setTimeout(thinking.stop, left);
    }
  };
  const ponder = (): void => {
    if (task?.purpose === 'answer') throw new Error('a search is under way already');
    if (game.status.kind !== 'playing') throw new Error('the game is over');
    leave();
    const reply = expected?.[0] === game.history.at(-1) ? expected?.[1] : undefined;
    expected = undefined;
    const after = game.clone();
    const hoped = reply !== undefined && after.check(reply).ok && after.play(reply) && after.status.kind === 'playing';
    const clock = settings.clock(0) ?? settings.clock(1);
    const limits = { ...settings.limits(clock !== undefined), endless: true };
    begin(hoped ? after : game, limits, 'ponder', hoped ? reply : undefined);
  };
  const stop = (): void => {
    if (!task) say('log Debug: nothing to stop');
    else if (task.purpose === 'ponder' && task.reply !== undefined) {
      const { reply } = task;
      leave();
      say(`bestmove ${reply}`);
    } else {
      task.purpose = 'answer';
      if (task.result) answer(task.result.best, task.result.lines[0]?.moves[1]);
      else task.thinking.stop();
    }
  };
  const restart = (next: ArimaaGame): void => {
    leave();
    game = next;
    expected = undefined;
    settings.used = 0;
  };
  const setOption = (text: string): void => {
    const [, name = '', value = ''] = /^name\s+(\S+)(?:\s+value(?:\s+(.*))?)?$/.exec(text) ?? [];
    if (name === 'tcmove') settings.perTurn = seconds(value);
    else if (name === 'tcreserve') settings.reserve = [seconds(value), seconds(value)];
    else if (name === 'tcpercent') settings.kept = Math.min(seconds(value), 100) / 100;
    else if (name === 'moveused') settings.used = seconds(value);
    else if (/^[gs]reserve$/.test(name)) settings.reserve[name === 'greserve' ? 0 : 1] = seconds(value);
    else if (!settings.set(name, value) && !passive.test(name)) say(`log Warning: there is no option "${name}"`);
  };
  const makeMove = (text: string): void => {
    const turn = game.play(text);
    settings.used = 0;
    if (task?.purpose === 'ponder' && task.reply === turn) task.purpose = 'ready';
    else leave();
  };
  const messages: Record<string, (text: string) => void> = {
    aei: () => say('protocol-version 1\nid name keddah (wasm)\nid author the keddah contributors\naeiok'),
    isready: () => say('readyok'),
    newgame: () => restart(new ArimaaGame()),
    setposition: (text) => restart(ArimaaGame.parse(text)),
    setoption: setOption,
    makemove: makeMove,
    go: (text) => {
      if (text === 'ponder') ponder();
      else if (text) throw new Error(`there is no "go ${text}"`);
      else go();
    },
    stop,
  };
  return {
    hear(line) {
      const [, name = '', text = ''] = /^(\S*)\s*(.*)$/.exec(line) ?? [];
      try {
        if (name && !Object.hasOwn(messages, name)) throw new Error(`there is no message "${name}"`);
        messages[name]?.(text);
      } catch (error) {
        say(`log Error: ${why(error)}`);
      }
    },
    close() {
      // Nobody can stop a pondering any more.
      if (task?.purpose !== 'answer') leave();
      return new Promise((resolve) => {
        if (task) idle = resolve;
        else resolve();
      });
    },
  };
}
