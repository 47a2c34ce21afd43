// Uses every entry point of the package as a TypeScript project would. It is compiled, never run.
import { ArimaaGame, bestMove, Engine, init, KeddahError, type Limits, type Move, type SearchResult } from 'keddah';
import * as arimaa from 'keddah/arimaa';
import * as inline from 'keddah/arimaa/inline';
import 'keddah/boards';
import { ArimaaBoard } from 'keddah/boards/arimaa';
import * as classes from 'keddah/boards/classes';
import { QuoridorBoard } from 'keddah/boards/quoridor';
import { type ClockState, type Expiry, GameClock, parseControl } from 'keddah/clock';
import * as clocks from 'keddah/clock/inline';
import * as quoridor from 'keddah/quoridor';

export async function play(limits: Limits): Promise<string> {
  await init({ arimaa: new URL('https://example.org/arimaa.wasm') });
  await arimaa.init();
  inline.locate({ worker: 'https://example.org/worker-arimaa.js' });
  const game: arimaa.ArimaaGame = new ArimaaGame();
  const verdict = game.check('Ee2n');
  if (!verdict.ok) return `${verdict.code} ${verdict.squares.join()}`;
  const moves: Move[] = game.legalMoves({ from: 'e2' });
  for (const move of moves) if (game.check(move).ok) game.turn.step(move);
  const engine = await Engine.start();
  const found: SearchResult = await engine.search(game, limits);
  const here: SearchResult = bestMove(game, { nodes: 100 });
  const four = new quoridor.QuoridorGame({ players: 4 });
  const second: quoridor.QuoridorPlayer | undefined = four.status.kind === 'playing' ? four.status.toMove : undefined;
  const { status } = game;
  const winner: 'gold' | 'silver' | undefined = status.kind === 'won' ? status.winner : undefined;
  return [
    moves[0]?.text,
    found.best,
    here.score.win,
    winner,
    new KeddahError('x', 'y').code,
    Object.keys(classes),
    ArimaaBoard === classes.ArimaaBoard,
    QuoridorBoard === classes.QuoridorBoard,
    second,
  ].join();
}

export async function time(): Promise<string> {
  await clocks.init();
  const clock = new GameClock({ control: parseControl('5+3'), players: 2, onChange: (changed) => changed.text(1) });
  const state: ClockState = clock.toJSON();
  const again: clocks.GameClock = clocks.GameClock.fromJSON(state, { now: () => 0 });
  const expiry: Expiry | null = again.expired;
  const player: number | undefined = expiry?.kind === 'flag' ? expiry.player : undefined;
  return [clock.press(), again.leftMs(1), player].join();
}
