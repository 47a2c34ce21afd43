// Measures analysis and reviews in Node: how soon the first line comes, how long a review takes
// with one worker and with two, and how long a large tree takes to read.

/** The number of turns of the reviewed game, and of nodes searched for each of them. */
const turns = 80;
const nodes = 50_000;
const rounds = 9;

const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];

/** Plays a game between low levels, of `turns` turns or until its end. */
function played(game, bestMove) {
  for (let ply = 0; ply < turns && game.status.kind === 'playing'; ply++) {
    game.play(bestMove(game, { level: 2 + (ply % 2), seed: ply }).best);
  }
  return game;
}

/** Returns the time until the engine's first report on a game, in milliseconds. */
async function firstLine(engine, game) {
  const begin = performance.now();
  const reports = engine.analyse(game, { lines: 5 });
  await reports.next();
  const spent = performance.now() - begin;
  await reports.return();
  return spent;
}

/**
 * Returns the time until the engine's first report on a game, in milliseconds, while another
 * analysis runs, which the new one supersedes.
 */
async function firstLineWhileAnalyzing(engine, game, other) {
  const stop = new AbortController();
  const running = engine.search(other, { lines: 5, signal: stop.signal });
  await new Promise((resolve) => setTimeout(resolve, 200));
  const spent = await firstLine(engine, game);
  stop.abort();
  await running;
  return spent;
}

/** Returns the median of several runs of a measurement. */
async function repeated(measure) {
  const times = [];
  for (let round = 0; round < rounds; round++) times.push(await measure());
  return median(times);
}

/** Returns a record of Quoridor with 5,000 nodes: 200 turns, each with 24 walls as variations. */
export function largeRecord(QuoridorGame) {
  const moves = new QuoridorGame().legalMoves().filter(({ kind }) => kind === 'wall');
  const walls = moves.slice(0, 24).map(({ text }) => text);
  const turn = (ply) => {
    const label = `${(ply >> 1) + 1}${ply % 2 === 0 ? '.' : '...'}`;
    // The pawns move back and forth.
    const main = ['e2', 'e8', 'e1', 'e9'][ply % 4];
    return `${label} ${main} ${walls.map((wall) => `(${label} ${wall})`).join(' ')}`;
  };
  return Array.from({ length: 200 }, (_, ply) => turn(ply)).join(' ');
}

/**
 * Measures how long analysis and reviews of each game take, and how long a tree of 5,000 nodes
 * takes to parse.
 */
export async function studyTimes() {
  const { ArimaaGame, Engine, QuoridorGame, bestMove, init } = await import('keddah');
  await init();
  const rows = [];
  for (const [name, Game] of Object.entries({ arimaa: ArimaaGame, quoridor: QuoridorGame })) {
    const game = played(new Game(), bestMove);
    const middle = Game.parse(game.toRecord());
    middle.goTo(game.ply >> 1);
    const start = Game.parse(middle.toRecord());
    start.goTo(2);
    const row = { game: name, turns: game.ply };
    const one = await Engine.start();
    const two = await Engine.start({ workers: 2 });
    await one.search(game.status.kind === 'playing' ? game : middle, { nodes: 1000 });
    row.firstLine = await repeated(() => firstLine(one, middle));
    row.whileAnalyzing = await repeated(() => firstLineWhileAnalyzing(one, middle, start));
    const [single, double] = [[], []];
    for (let round = 0; round < 3; round++) {
      for (const [engine, times] of [
        [one, single],
        [two, double],
      ]) {
        const begin = performance.now();
        await engine.review(game, { nodes });
        times.push((performance.now() - begin) / 1000);
      }
    }
    row.review = median(single);
    row.ratio = median(double.map((time, index) => time / single[index]));
    rows.push(row);
    one.dispose();
    two.dispose();
  }
  const record = largeRecord(QuoridorGame);
  let count = 0;
  const tree = await repeated(() => {
    const begin = performance.now();
    const { tree } = QuoridorGame.parse(record);
    const spent = performance.now() - begin;
    const all = [tree];
    for (const node of all) all.push(...node.children);
    count = all.length - 1;
    return spent;
  });
  return { rows, tree: { nodes: count, milliseconds: tree } };
}
