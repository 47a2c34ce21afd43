// Quoridor's dialect of the Go Text Protocol.

import { deskOf } from '../engine/client.js';
import { quoridorKind } from '../quoridor/engine.js';
import { init, QuoridorGame } from '../quoridor.js';
import { allowance } from '../wasm/quoridor.js';
import { CanadianClock } from './clocks.js';
import { process, type Session, Settings, say, type Thinking, think, version, why } from './session.js';

const NAMES = ['black', 'white'] as const;
const endsSearches = (name: string | undefined): boolean => name === 'stop' || name === 'quit';

export async function qtp(): Promise<Session> {
  await init();
  const desk = deskOf(quoridorKind);
  await desk.host.join(desk.kind);
  const settings = new Settings();
  const fullClocks = () => [new CanadianClock(allowance), new CanadianClock(allowance)] as const;
  let clocks = fullClocks();
  const fresh = () => new QuoridorGame({ notation: 'glendenning' });
  let game = fresh();
  let going: Thinking | undefined;
  /** How many lines wait that end every search that they would wait for: `stop` and `quit`. */
  let ending = 0;
  /** Lines are answered one after another. */
  let last = Promise.resolve();

  const colour = (text: string | undefined): number => {
    const index = ['b', 'w', 'black', 'white'].indexOf((text ?? '').toLowerCase());
    if (index < 0) throw new Error(`Could not parse color: '${text ?? ''}'`);
    return index % 2;
  };
  const inTurn = (text: string | undefined): number => {
    const player = colour(text);
    if (game.status.kind !== 'playing') throw new Error('game is over');
    if (game.status.toMove !== player + 1) throw new Error(`not ${player ? "white's" : "black's"} turn`);
    return player;
  };
  const each = (numbers: readonly number[], player?: string): string =>
    player === undefined ? `B: ${numbers[0]} W: ${numbers[1]}` : String(numbers[colour(player)]);
  const commands: Record<string, (...words: string[]) => string | undefined | Promise<string>> = {
    protocol_version: () => '2',
    name: () => 'keddah (wasm)',
    version,
    list_commands: () => Object.keys(commands).join('\n'),
    known_command: (name) => String(name !== undefined && Object.hasOwn(commands, name)),
    // It has ended the program already.
    quit: () => '',
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
      const clock = clocks[seat]?.allowed();
      const time = clock && game.legalMoves().length === 1 ? { nodes: 1 } : clock;
      return new Promise((resolve, reject) => {
        const limits = { ...settings.limits(clock !== undefined), ...time };
        const thinking = think(desk, game, limits, {
          found({ best }) {
            clocks[seat]?.spend(thinking.ms(), clock?.timeMs ?? Number.POSITIVE_INFINITY);
            resolve(game.play(best));
          },
          failed: reject,
        });
        going = thinking;
        if (ending > 0) thinking.stop();
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
    legal_moves: (player) => {
      const { status } = game;
      const asked = player === undefined || status.kind !== 'playing' ? undefined : colour(player) + 1;
      // As if that player were to move.
      const seen =
        asked === undefined || (status.kind === 'playing' && status.toMove === asked)
          ? game
          : QuoridorGame.parse(String(game).replace(/\d+$/, String(asked))).inNotation('glendenning');
      return seen
        .legalMoves()
        .map(({ text }) => text)
        .join(' ');
    },
    winner: () => (game.status.kind === 'won' ? (['B', 'W'][game.status.winner - 1] ?? '') : 'none'),
    walls: (player) => each(game.position.wallsLeft, player),
    dist: (player) => each(game.position.distances, player),
    showboard: () => {
      const { status, position } = game;
      const next =
        status.kind === 'playing' ? `to move: ${NAMES[status.toMove - 1]}` : `won: ${NAMES[status.winner - 1]}`;
      return `1 is black, 2 white\n${game.toAscii().trimEnd()}\n distances: ${each(position.distances)}\n ${next}`;
    },
    time_settings: (...words) => {
      const next = fullClocks();
      for (const clock of next) clock.settings(words[0], words[1], words[2]);
      clocks = next;
      return '';
    },
    time_left: (player, ...left) => {
      clocks[colour(player)]?.left(left[0], left[1]);
      return '';
    },
    'kata-set-param': (name = '', value = '0', ...more) => {
      if (more.length > 0)
        throw new Error(`Expected a parameter and a value but got '${[name, value, ...more].join(' ')}'`);
      if (!settings.set(name, value)) throw new Error(`Invalid parameter: ${name} is none of level, nodes, seed`);
      return '';
    },
  };
  const answer = async (number: string, words: string[]): Promise<void> => {
    const [name = '', ...rest] = words;
    if (endsSearches(name)) ending -= 1;
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
      if (endsSearches(words[0])) {
        ending += 1;
        going?.stop();
      }
      last = last.then(() => answer(number, words));
    },
    close: () => last,
  };
}
