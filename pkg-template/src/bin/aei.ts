// The Arimaa Engine Interface.

import { ArimaaGame, Engine, init } from '../arimaa.js';
import type { Limits, SearchInfo } from '../types.js';
import { type Answer, Settings, say, seconds, why } from './session.js';

/** What is told of a search while it runs, and how it is ended. */
type Ask = Pick<Limits, 'signal' | 'onInfo'>;

/** A win probability in hundredths of a rabbit, as the search counts them. */
function centirabbits(win: number): number {
  if (win <= 0 || win >= 1) return win <= 0 ? -30_000 : 30_000;
  return Math.round(200 * Math.log(win / (1 - win)));
}

export async function aei(): Promise<Answer> {
  await init();
  const engine = await Engine.start();
  const settings = new Settings();
  const passive = /^(tc.*|[gswb]used|lastmoveused|moveused|opponent|opponent_rating|rating|rated|event|hash|depth)$/;
  let game = new ArimaaGame();
  let stop: AbortController | undefined;

  const inform = ({ depth, nodes, timeMs, score, lines }: SearchInfo): void => {
    say(`info depth ${depth}\ninfo score ${centirabbits(score.win)}\ninfo nodes ${nodes}`);
    // Before every turn but the first stands the letter of its side.
    const letters = game.status.kind === 'playing' && game.status.toMove === 'gold' ? 'gs' : 'sg';
    const pv = (lines[0]?.moves ?? []).map((turn, index) => (index ? `${letters[index % 2]} ${turn}` : turn));
    say(`info time ${(timeMs / 1000).toFixed(2)}\ninfo pv ${pv.join(' ')}`);
  };
  const go = async (): Promise<void> => {
    if (stop) throw new Error('a search is under way already');
    if (game.status.kind !== 'playing') throw new Error('the game is over');
    const controller = new AbortController();
    stop = controller;
    const player = game.status.toMove === 'gold' ? 0 : 1;
    const ask: Ask = { signal: controller.signal, onInfo: (info) => stop === controller && inform(info) };
    try {
      const { best } = await engine.search(game, { ...settings.limits(player), ...ask });
      if (stop === controller) say(`bestmove ${best}`);
    } finally {
      if (stop === controller) stop = undefined;
    }
  };
  /** A search under way has nobody to answer any more. */
  const leave = (): void => {
    const left = stop;
    stop = undefined;
    left?.abort();
  };
  const setOption = (text: string): void => {
    const [, name = '', value = ''] = /^name\s+(\S+)(?:\s+value(?:\s+(.*))?)?$/.exec(text) ?? [];
    if (name === 'tcmove') settings.perTurn = seconds(value);
    else if (name === 'tcreserve') settings.reserve = [seconds(value), seconds(value)];
    else if (/^[gs]reserve$/.test(name)) settings.reserve[name === 'greserve' ? 0 : 1] = seconds(value);
    else if (!settings.set(name, value) && !passive.test(name)) say(`log Warning: there is no option "${name}"`);
  };
  const messages: Record<string, Answer> = {
    aei: () => say('protocol-version 1\nid name keddah (wasm)\nid author the keddah contributors\naeiok'),
    isready: () => say('readyok'),
    newgame: () => {
      leave();
      game = new ArimaaGame();
    },
    setposition: (text) => {
      const next = ArimaaGame.parse(text);
      leave();
      game = next;
    },
    setoption: setOption,
    makemove: (text) => {
      game.play(text);
      leave();
    },
    // To ponder is to wait here.
    go: (text) => (text === 'ponder' ? undefined : go()),
    stop: () => stop?.abort(),
  };
  return async (line) => {
    const [, name = '', rest = ''] = /^(\S*)\s*(.*)$/.exec(line) ?? [];
    try {
      if (name && !Object.hasOwn(messages, name)) throw new Error(`there is no message "${name}"`);
      await messages[name]?.(rest);
    } catch (error) {
      say(`log Error: ${why(error)}`);
    }
  };
}
