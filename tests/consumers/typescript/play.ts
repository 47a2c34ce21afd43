// Uses the entry points without elements as a strict TypeScript project would, also one that has no
// types of the DOM. It is compiled, never run: a line below a `@ts-expect-error` must not compile.
import {
  ArimaaGame,
  type ArimaaMove,
  bestMove,
  Engine,
  type ErrorCode,
  init,
  KeddahError,
  type Limits,
  type Move,
  type QuoridorOptions,
  type QuoridorRefusalCode,
  type RefusalCode,
  type SearchResult,
  type Threat,
} from 'keddah';
import * as arimaa from 'keddah/arimaa';
import * as inline from 'keddah/arimaa/inline';
import { type ClockState, type Expiry, GameClock, parseControl } from 'keddah/clock';
import * as clocks from 'keddah/clock/inline';
import { checkGoal, parseCourse } from 'keddah/lesson';
import * as quoridor from 'keddah/quoridor';
import { decodeGame, encodeGame } from 'keddah/share';
import { rowsOf } from 'keddah/tree';

export async function play(limits: Limits): Promise<string> {
  await init({ arimaa: 'arimaa.wasm', quoridor: undefined });
  await arimaa.init(new Uint8Array());
  inline.locate({ worker: 'https://example.org/worker-arimaa.js', wasm: undefined });
  const game: arimaa.ArimaaGame = new ArimaaGame();
  const verdict = game.check('Ee2n');
  if (!verdict.ok) return `${explain(verdict.code)} ${verdict.squares.join()}`;
  const moves: ArimaaMove[] = game.legalMoves({ from: 'e2' });
  for (const move of moves) if (game.check(move).ok) game.turn.step(move);
  const engine = await Engine.start({ workers: undefined, queue: undefined, workerUrl: undefined });
  const found: SearchResult = await engine.search(game, limits);
  const here: SearchResult = bestMove(game, { nodes: 100, level: undefined, signal: undefined, onInfo: undefined });
  const options: QuoridorOptions = { players: 4, size: undefined, walls: undefined, notation: undefined };
  const four = new quoridor.QuoridorGame(options);
  const second: quoridor.QuoridorPlayer | undefined = four.status.kind === 'playing' ? four.status.toMove : undefined;
  const { status } = game;
  const winner: 'gold' | 'silver' | undefined = status.kind === 'won' ? status.winner : undefined;
  game.annotate(game.node, { comment: undefined, nags: null });
  const text = await encodeGame(game, { to: undefined });
  const { record } = await decodeGame(text);
  const goal = await checkGoal(four, 'reach e9', ['e2']);
  return [
    ...moves.map(describe),
    ...[found.best, here.score.win, winner, second, record, goal.done, parseCourse('{}').id],
    ...[...rowsOf(game.tree)].map(({ depth }) => depth),
    ...(await engine.threat(game)).threats.map(describeThreat),
  ].join();
}

/** The properties of a move follow from its kind. */
export function describe(move: Move): string {
  switch (move.kind) {
    case 'push':
      return `${move.from} ${move.to} ${move.by.join()}`;
    case 'step':
    case 'pull':
      // @ts-expect-error: only a push names the pieces that can complete it.
      move.by.join();
      return `${move.from.slice(0, 1)} ${move.to} ${move.captures?.join()}`;
    case 'placement':
      // @ts-expect-error: a placement leaves no square.
      move.from.slice(0, 1);
      return move.to.slice(1);
    case 'pawn':
      return `${move.from.slice(0, 1)} ${move.to}`;
    case 'wall':
    case 'pass':
      // @ts-expect-error: a wall has no target square.
      move.to.slice(1);
      return move.text;
    // @ts-expect-error: there is no such kind.
    case 'jump':
      return '';
  }
}

function describeThreat(threat: Threat): string {
  if (threat.kind === 'detour') return threat.steps.toFixed();
  // @ts-expect-error: only a detour has a number of steps.
  threat.steps.toFixed();
  return threat.kind === 'capture' ? threat.piece.toUpperCase() : threat.square;
}

/** Codes are known by name, and those of one game are not those of the other. */
export function explain(code: RefusalCode): string {
  const ofGame: QuoridorRefusalCode = 'wall-crosses';
  // @ts-expect-error: Quoridor freezes no piece.
  const wrong: QuoridorRefusalCode = 'frozen';
  // @ts-expect-error: misspelt.
  if (code === 'froozen') return '';
  const sentences: Partial<Record<ErrorCode, string>> = { frozen: 'eingefroren', freed: 'freigegeben' };
  return `${sentences[code] ?? ofGame}${wrong}`;
}

/** Each game has its own moves and refusals. */
export function ofEachGame(first: ArimaaGame, second: quoridor.QuoridorGame): void {
  const verdict = second.check('e2');
  // @ts-expect-error: a code of Arimaa.
  if (!verdict.ok && verdict.code === 'frozen') return;
  // @ts-expect-error: Arimaa has no walls.
  first.legalMoves().find(({ kind }) => kind === 'wall');
  const [destination] = first.position.destinations('e2');
  if (destination?.kind === 'push') destination.partner.slice(1);
  // @ts-expect-error: a walk has no partner.
  if (destination?.kind === 'walk') destination.partner.slice(1);
  // @ts-expect-error: a misspelt option.
  second.play('e2', { variaton: true });
  try {
    second.play(second.legalMoves({ from: undefined })[0] ?? 'e2', { variation: undefined });
  } catch (error) {
    if (error instanceof KeddahError && error.code === 'game-over') second.undo();
  }
}

export async function time(): Promise<string> {
  await clocks.init();
  const clock = new GameClock({
    control: parseControl('5+3'),
    players: 2,
    first: undefined,
    onChange: (changed) => changed.text(1),
    onExpire: undefined,
  });
  const state: ClockState = clock.toJSON();
  const again: clocks.GameClock = clocks.GameClock.fromJSON(state, { now: () => 0 });
  const expiry: Expiry | null = again.expired;
  const player: number | undefined = expiry?.kind === 'flag' ? expiry.player : undefined;
  return [clock.press(), again.leftMs(1), player].join();
}
