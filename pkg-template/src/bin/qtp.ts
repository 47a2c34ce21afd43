// Quoridor's dialect of the Go Text Protocol.

import { deskOf } from '../engine/client.js';
import { quoridorKind } from '../quoridor/engine.js';
import { init, QuoridorGame } from '../quoridor.js';
import { allowance } from '../wasm/quoridor.js';
import { process, type Session, Settings, say, seconds, type Thinking, think, why } from './session.js';

export async function qtp(): Promise<Session> {
  await init();
  const desk = deskOf(quoridorKind);
  await desk.host.join(desk.kind);
  const settings = new Settings(allowance);
  const fresh = () => new QuoridorGame({ notation: 'glendenning' });
  let game = fresh();
  let going: Thinking | undefined;
  /** Lines are answered one after another. */
  let last = Promise.resolve();

  const colour = (text: string | undefined): number => {
    const index = ['b', 'w'].indexOf((text ?? '').toLowerCase()[0] ?? '');
    if (index < 0) throw new Error(`Could not parse color: '${text ?? ''}'`);
    return index;
  };
  const inTurn = (text: string | undefined): number => {
    const player = colour(text);
    if (game.status.kind !== 'playing') throw new Error('game is over');
    if (game.status.toMove !== player + 1) throw new Error(`not ${player ? "white's" : "black's"} turn`);
    return player;
  };
  const both = ([black, white]: number[]): string => `B: ${black} W: ${white}`;
  const commands: Record<string, (...words: string[]) => string | undefined | Promise<string>> = {
    protocol_version: () => '2',
    name: () => 'keddah (wasm)',
    list_commands: () => Object.keys(commands).join('\n'),
    known_command: (name) => String(name !== undefined && Object.hasOwn(commands, name)),
    boardsize: (size) => {
      if (size !== '9') throw new Error('unacceptable size: two players on 9x9 are all there is');
      return '';
    },
    clear_board: () => {
      game = fresh();
      return '';
    },
    play: (player, move = '') => {
      inTurn(player);
      if (!game.check(move).ok) throw new Error('illegal move');
      game.play(move);
      return '';
    },
    genmove: (player) => {
      const seat = inTurn(player);
      const clock = settings.clock(seat);
      const time = clock && game.legalMoves().length === 1 ? { nodes: 1 } : clock;
      return new Promise((resolve, reject) => {
        const thinking = think(
          desk,
          game,
          { ...settings.limits(clock !== undefined), ...time },
          {
            found({ best }) {
              const ms = thinking.ms();
              settings.spent(ms, clock?.timeMs ?? Number.POSITIVE_INFINITY);
              settings.reserve[seat] = Math.max(
                0,
                (settings.reserve[seat] ?? 0) - Math.max(0, ms / 1000 - settings.perTurn),
              );
              resolve(game.play(best));
            },
            failed: reject,
          },
        );
        going = thinking;
      }).finally(() => {
        going = undefined;
      }) as Promise<string>;
    },
    // Heard before its turn, it has ended the search under way.
    stop: () => '',
    undo: () => {
      if (game.undo() === null) throw new Error('cannot undo');
      return '';
    },
    legal_moves: () =>
      game
        .legalMoves()
        .map(({ text }) => text)
        .join(' '),
    winner: () => (game.status.kind === 'won' ? (['B', 'W'][game.status.winner - 1] ?? '') : 'none'),
    walls: () => both(game.position.wallsLeft),
    dist: () => both(game.position.distances),
    showboard: () => game.toAscii(),
    time_settings: (main, period, moves) => {
      settings.reserve = [seconds(main), seconds(main)];
      settings.perTurn = Number(moves) > 0 ? seconds(period) / Number(moves) : 0;
      return '';
    },
    time_left: (player, left, moves) => {
      if (moves === '0') settings.reserve[colour(player)] = seconds(left);
      return '';
    },
    'kata-set-param': (name = '', value = '0') => {
      if (!settings.set(name, value)) throw new Error(`Invalid parameter: ${name}`);
      return '';
    },
  };
  const answer = async (number: string, words: string[]): Promise<void> => {
    const [name = '', ...rest] = words;
    if (name === 'quit') {
      say(`=${number}\n`);
      return process.exit();
    }
    try {
      if (!name) throw new Error('empty command');
      if (!Object.hasOwn(commands, name)) throw new Error('unknown command');
      const answer = await commands[name]?.(...rest);
      say(`=${number}${answer ? ` ${answer}` : ''}\n`);
    } catch (error) {
      const late = name === 'play' && error instanceof Error && error.message.startsWith('not ');
      say(`?${number} ${late ? 'illegal move: ' : ''}${why(error)}\n`);
    }
  };
  return {
    hear(line) {
      const [, number = '', rest = ''] = /^(\d*)\s*([^#]*)/.exec(line) ?? [];
      const words = rest.trim().split(/\s+/).filter(Boolean);
      if (!number && words.length === 0) return;
      // The one command that does not wait for a search under way.
      if (words[0] === 'stop') going?.stop();
      last = last.then(() => answer(number, words));
    },
    close: () => last,
  };
}
