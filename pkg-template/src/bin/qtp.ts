// Quoridor's dialect of the Go Text Protocol.

import { Engine, init, QuoridorGame } from '../quoridor.js';
import type { SearchResult } from '../types.js';
import { type Answer, process, Settings, say, seconds, why } from './session.js';

export async function qtp(): Promise<Answer> {
  await init();
  const engine = await Engine.start();
  const settings = new Settings();
  const fresh = () => new QuoridorGame({ notation: 'glendenning' });
  let game = fresh();

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
    genmove: async (player) => {
      const { best }: SearchResult = await engine.search(game, settings.limits(inTurn(player)));
      return game.play(best);
    },
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
  return async (line) => {
    const [, number = '', rest = ''] = /^(\d*)\s*([^#]*)/.exec(line) ?? [];
    const [name = '', ...words] = rest.trim().split(/\s+/);
    if (!name && !number) return;
    if (name === 'quit') process.exit();
    try {
      if (!Object.hasOwn(commands, name)) throw new Error('unknown command');
      const answer = await commands[name]?.(...words);
      say(`=${number}${answer ? ` ${answer}` : ''}\n`);
    } catch (error) {
      const late = name === 'play' && error instanceof Error && error.message.startsWith('not ');
      say(`?${number} ${late ? 'illegal move: ' : ''}${why(error)}\n`);
    }
  };
}
