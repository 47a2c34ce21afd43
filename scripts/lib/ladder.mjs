// Reports on the ladder of levels: a page with tables, and plots. A step of the ladder is a match
// between a level and the one below it.

/** The score that a level should have against the one below, and the accepted range. */
export const aim = { score: 0.7, low: 0.6, high: 0.8 };

const percent = (share) => `${(share * 100).toFixed(1)} %`;
const title = (game) => game[0].toUpperCase() + game.slice(1);

/**
 * Returns the lower levels of the ladder's matches that a text such as `3-4`, `2-5` or `1-2,8-9`
 * names; without a text, of all matches.
 */
export function stepsOf(text) {
  const all = Array.from({ length: 9 }, (_, index) => index + 1);
  if (text === undefined) return all;
  const parts = text.split(',').map((part) => /^(\d+)-(\d+)$/.exec(part.trim()));
  const ranges = parts.map((match) => match && [Number(match[1]), Number(match[2])]);
  const good = (range) => range && range[0] >= 1 && range[0] < range[1] && range[1] <= 10;
  if (!ranges.every(good)) throw new RangeError(`"${text}" names no steps: levels 1 to 10, such as 3-4 or 1-2,6-9`);
  return all.filter((low) => ranges.some(([from, to]) => from <= low && low < to));
}

/** Returns the entry of a match in ladder.json, from the summary that `keddah match` prints. */
export function stepOf(low, summary, player, day, commit) {
  const { games, wins, losses, undecided, score, scoreInterval, elo, seconds, meanTurns } = summary;
  return {
    low,
    high: low + 1,
    games,
    wins,
    losses,
    undecided,
    score,
    scoreInterval,
    elo,
    seconds,
    meanTurns,
    player,
    day,
    commit,
  };
}

/**
 * Returns the results of the ladder's matches with a new one, which replaces an older result of the
 * same match.
 */
export function merged(steps, step) {
  return [...steps.filter(({ low }) => low !== step.low), step].sort((a, b) => a.low - b.low);
}

/**
 * Returns the reason why the score of a ladder match is not in the accepted range, or undefined if
 * it is.
 */
export function fault({ games, scoreInterval: [low, high] }) {
  if (high < aim.low) return 'too small';
  if (low > aim.high) return 'too large';
  if (low <= 0.5 || games < 100) return 'more games needed';
  return undefined;
}

/** Returns the results of a game's ladder of levels as a Markdown table. */
export function table(steps) {
  const head = [
    'Step',
    'Games',
    'Won – lost – undecided',
    'Score',
    '95 % interval',
    'Elo',
    'Seconds per game',
    'Goal met',
  ];
  const rows = steps.map((step) => [
    `${step.high} against ${step.low}`,
    step.games,
    `${step.wins} – ${step.losses} – ${step.undecided}`,
    percent(step.score),
    step.scoreInterval.map(percent).join(' to '),
    step.elo === null
      ? step.score > 0.5
        ? '+∞'
        : '−∞'
      : step.elo
          .toFixed(0)
          .replace(/^(?=\d)/, '+')
          .replace('-', '−'),
    (step.seconds / step.games).toFixed(1),
    fault(step) ?? 'yes',
  ]);
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Returns the page about the ladders of all games, in Markdown. */
export function page(ladders) {
  const parts = Object.entries(ladders).map(([game, steps]) => {
    const measured = ({ player, day, commit, net }) =>
      `bench fingerprint ${player}${net ? ' with the network (level 10)' : ''}, ${day}${commit ? `, at commit ${commit}` : ''}`;
    const players = [...new Set(steps.map(measured))];
    const named = (lows) => lows.map((low) => `${low + 1} against ${low}`).join(', ');
    const few = named(steps.filter(({ games }) => games < 100).map(({ low }) => low));
    const none = named(stepsOf().filter((low) => !steps.some((step) => step.low === low)));
    const missing = [few && `Fewer than 100 games: ${few}.`, none && `Not measured yet: ${none}.`].filter(Boolean);
    const plot = `![Each level's score against the one below in ${title(game)}](ladder-${game}.svg)`;
    return `## ${title(game)}\n\n${plot}\n\n${table(steps)}\n\n${[...missing, `Measured with ${players.join(';\n')}.`].join('\n')}\n`;
  });
  return `# Levels compared

Each of the levels 1 to 10 should score about ${aim.score * 100} % against the one below. A step meets that
goal if its interval overlaps ${aim.low * 100} to ${aim.high * 100} % and excludes 50 %. Levels differ in search depth, number of
positions and size of their errors; none depends on the speed of the machine. The games of a step
start from random openings, each played twice with seats changed. A game of more than 300 turns is
undecided.

\`npm run ladder\` repeats the measurement, \`npm run ladder -- --game quoridor --only 3-4\` that of one
step. An interrupted measurement resumes. This page and the plots are generated from
[ladder.json](ladder.json).

${parts.join('\n')}`;
}

/**
 * Returns an SVG plot of the ladder's scores with their confidence intervals, over the accepted
 * range.
 */
export function plot(game, steps) {
  const [left, top, width, height] = [56, 40, 620, 240];
  const x = (low) => left + ((low - 0.5) * width) / 9;
  const y = (score) => top + (1 - score) * height;
  const n = (value) => Number(value.toFixed(1));
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (score) =>
      `<path class="${score === 0.5 ? 'even' : 'grid'}" d="M${left} ${n(y(score))}h${width}"/>` +
      `<text class="end" x="${left - 8}" y="${n(y(score) + 4)}">${score * 100} %</text>`,
  );
  const points = steps.map(({ low, high, score, scoreInterval: [from, to] }) => {
    const at = n(x(low));
    return (
      `<path class="interval" d="M${at} ${n(y(from))}V${n(y(to))}M${at - 5} ${n(y(from))}h10M${at - 5} ${n(y(to))}h10"/>` +
      `<circle cx="${at}" cy="${n(y(score))}" r="5"><title>${high} against ${low}: ${percent(score)}</title></circle>` +
      `<text class="middle" x="${at}" y="${top + height + 20}">${low} → ${high}</text>`
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 310" role="img" aria-labelledby="title">
<title id="title">${title(game)}: each level's score against the one below, with 95 % intervals</title>
<style>
text { font: 13px system-ui, sans-serif; fill: #555 } .end { text-anchor: end } .middle { text-anchor: middle }
.head { font-size: 15px } .grid { stroke: #8884 } .even { stroke: #888; stroke-dasharray: 4 4 } .aim { fill: #3a82 }
.interval { stroke: #27c; stroke-width: 2; fill: none } circle { fill: #27c }
@media (prefers-color-scheme: dark) { text { fill: #bbb } .interval { stroke: #7af } circle { fill: #7af } }
</style>
<text class="head" x="${left}" y="22">${title(game)}: score against the level below (shaded: where it should be)</text>
<rect class="aim" x="${left}" y="${n(y(aim.high))}" width="${width}" height="${n((aim.high - aim.low) * height)}"/>
${[...grid, ...points].join('\n')}
</svg>
`;
}
