// The Arimaa Engine Interface.

import { arimaaKind } from '../arimaa/engine.js';
import { ArimaaGame, init } from '../arimaa.js';
import type { RawLimits } from '../check.js';
import { deskOf } from '../engine/client.js';
import type { SearchInfo, SearchResult } from '../types.js';
import { allowance } from '../wasm/arimaa.js';
import { GameClocks } from './clocks.js';
import { type Session, Settings, say, type Thinking, think, version, why } from './session.js';

/** A search, and what it is for: to be answered, or to be ready with an answer, perhaps to a reply that is expected. */
interface Task {
  thinking: Thinking;
  purpose: 'answer' | 'ponder' | 'ready';
  reply?: string | undefined;
  /** Its result, where that came before it was asked for. */
  result?: SearchResult;
  timer?: ReturnType<typeof setTimeout>;
  /** Milliseconds that it had taken when its clock began to run, where that was later. */
  from?: number;
}

/** A win probability in hundredths of a rabbit, as the search counts them. */
function centirabbits(win: number): number {
  if (win <= 0 || win >= 1) return win <= 0 ? -30_000 : 30_000;
  return Math.round(200 * Math.log(win / (1 - win)));
}

/** Whose clock runs: gold's is 0. */
const seat = ({ status }: ArimaaGame): number => (status.kind === 'playing' && status.toMove === 'silver' ? 1 : 0);

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
  const settings = new Settings();
  const clocks = new GameClocks(allowance);
  /** Heard, and nothing changes. */
  const passive = /^(tcturns|[gswb]used|lastmoveused|opponent|opponent_rating|rating|rated|event|hash)$/;
  /** How deep a search goes at most; 0 is as deep as it can. */
  let depth = 0;
  let open = false;
  let game = new ArimaaGame();
  let task: Task | undefined;
  /** The last answer, and the reply expected to it. */
  let expected: [string, string] | undefined;
  let idle: (() => void) | undefined;

  const inform = ({ nodes, timeMs, score, lines }: SearchResult | SearchInfo, depth: string): void => {
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
  /** What a search has come to, and its answer. */
  const conclude = ({ thinking }: Task, result: SearchResult): void => {
    const { depth = 0, nodes } = thinking.last ?? {};
    // What has been found since the last depth was done is of a depth under way.
    if (result.nodes > 0) inform(result, `${depth}${result.nodes === nodes ? '' : '+'}`);
    answer(result.best, result.lines[0]?.moves[1]);
  };
  /** A search under way has nobody to answer any more. */
  const leave = (): void => {
    task?.thinking.leave();
    rest();
  };
  const bounds = (timed: boolean): RawLimits => {
    const limits = settings.limits(timed || depth > 0);
    // Nothing but its depth ends it.
    return !timed && depth > 0 && !limits.nodes && !limits.level ? { ...limits, endless: true } : limits;
  };
  const begin = (about: ArimaaGame, limits: RawLimits, purpose: Task['purpose'], reply?: string): void => {
    const found = (result: SearchResult): void => {
      if (task !== mine) return;
      mine.result = result;
      if (mine.purpose !== 'answer') return;
      clocks.spend(seat(about), mine.thinking.ms() - (mine.from ?? 0), limits.timeMs ?? Number.POSITIVE_INFINITY);
      conclude(mine, result);
    };
    const failed = (error: unknown): void => {
      if (task !== mine) return;
      rest();
      say(`log Error: ${why(error)}`);
    };
    const info = (news: SearchInfo): void => {
      if (task === mine && mine.purpose === 'answer') inform(news, String(news.depth));
      if (depth > 0 && news.depth >= depth) mine.thinking.stop();
    };
    const mine: Task = { thinking: think(desk, about, limits, { info, found, failed }), purpose, reply };
    task = mine;
  };
  const go = (): void => {
    if (task?.purpose === 'answer') throw new Error('a search is under way already');
    if (game.status.kind !== 'playing') throw new Error('the game is over');
    const clock = clocks.allowed(seat(game));
    if (task?.purpose !== 'ready') {
      leave();
      begin(game, { ...bounds(clock !== undefined), ...(clock && isForced(game) ? { nodes: 1 } : clock) }, 'answer');
      return;
    }
    const { thinking, result } = task;
    task.purpose = 'answer';
    if (result) conclude(task, result);
    else if (clock) {
      task.from = thinking.ms();
      if (thinking.last) inform(thinking.last, String(thinking.last.depth));
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
    const timed = (clocks.allowed(0) ?? clocks.allowed(1)) !== undefined;
    begin(hoped ? after : game, { ...bounds(timed), endless: true }, 'ponder', hoped ? reply : undefined);
  };
  const stop = (): void => {
    if (!task) say('log Debug: nothing to stop');
    else if (task.purpose === 'ponder' && task.reply !== undefined) {
      const { reply } = task;
      leave();
      say(`bestmove ${reply}`);
    } else {
      task.purpose = 'answer';
      if (task.result) conclude(task, task.result);
      else task.thinking.stop();
    }
  };
  const restart = (next: ArimaaGame): void => {
    leave();
    game = next;
    expected = undefined;
    clocks.newGame();
  };
  const setPosition = (text: string): void => {
    if (!/^[gswb][^[]*\[/.test(text)) throw new Error('setposition takes g or s and 64 squares in brackets');
    // Version 0 has the older letters.
    restart(ArimaaGame.parse(text.replace(/^w/, 'g').replace(/^b/, 's')));
  };
  const setOption = (text: string): void => {
    const [, name, value = ''] = /^name\s+(\S+)(?:\s+value(?:\s+(.*))?)?$/.exec(text) ?? [];
    if (name === undefined) throw new Error('an option is set with "setoption name NAME value VALUE"');
    if (name === 'depth') {
      // Numbers below 0 fix no depth either.
      if (!/^-?\d{1,7}$/.test(value)) throw new RangeError(`depth cannot be "${value}"`);
      depth = Math.max(0, Number(value));
    } else if (!clocks.set(name, value) && !settings.set(name, value) && !passive.test(name)) {
      say(`log Warning: there is no option "${name}"`);
    }
  };
  const makeMove = (text: string): void => {
    const turn = game.play(text);
    clocks.newTurn();
    if (task?.purpose === 'ponder' && task.reply === turn) task.purpose = 'ready';
    else leave();
  };
  const messages: Record<string, (text: string) => void> = {
    aei: () => {
      if (open) throw new Error('the session has begun already');
      open = true;
      say(
        `protocol-version 1\nid name keddah (wasm)\nid author the keddah contributors\nid version ${version()}\naeiok`,
      );
    },
    isready: () => say('readyok'),
    newgame: () => restart(new ArimaaGame()),
    setposition: setPosition,
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
        if (!name) return;
        if (!open && name !== 'aei') throw new Error(`the session begins with "aei", not with "${name}"`);
        if (!Object.hasOwn(messages, name)) throw new Error(`there is no message "${name}"`);
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
