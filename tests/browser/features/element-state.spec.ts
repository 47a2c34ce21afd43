/** Tests the shape of `board.state`: alike in both games, and for two and four players. */

import { open } from '../board.js';
import { expect, type Page, test } from '../test.js';

/** The properties that the state of every board has. */
const SHARED = [
  ...['atLatest', 'canRedo', 'canTakeBack', 'editing', 'firstPly', 'history', 'lesson', 'occurrences', 'plies'],
  ...['ply', 'prompt', 'puzzle', 'refusal', 'seats', 'status', 'text', 'thinking', 'toMove'],
];

/** The properties that the state has in one game alone. */
const OWN = {
  'arimaa-board': [
    'canEnd',
    'canRedoStep',
    'canUndoStep',
    'captured',
    'lastTurn',
    'setup',
    'steps',
    'stepsLeft',
    'waiting',
  ],
  'quoridor-board': [
    ...['distances', 'mustPass', 'notation', 'path', 'pawns', 'pending', 'players', 'size', 'walls', 'wallsLeft'],
  ],
};

/** Plays turns on the board of the page, whose computer waits. Returns the state as plain data. */
const stateAfter = (page: Page, turns: readonly string[], refused: string) =>
  page.evaluate(
    async ([all, last]) => {
      const { board } = globalThis;
      for (const turn of all) board.play(turn);
      let refusal = {};
      try {
        board.play(last);
      } catch (error) {
        const { name, code, message, ...places } = error as Record<string, unknown>;
        refusal = places;
      }
      return { refusal, state: JSON.parse(JSON.stringify(board.state)) };
    },
    [turns, refused] as const,
  );

/** A seat of each kind. */
const SEATS = [{ kind: 'person' }, { kind: 'computer', level: 10, seconds: 3 }, { kind: 'nobody' }, { kind: 'person' }];
const SEATS_TEXT = ['person', 'computer:10@3s', 'nobody', 'person'];

for (const { element, players, turns, refused, places, own } of [
  {
    element: 'arimaa-board',
    players: 2,
    turns: ['Ee2n'],
    refused: 'ee7n',
    places: { squares: ['e8'] },
    own: { steps: [], stepsLeft: 4, captured: { gold: [], silver: [] } },
  },
  {
    element: 'quoridor-board',
    players: 2,
    turns: ['b3h'],
    refused: 'b3v',
    places: { squares: [], walls: ['b3v', 'b3h'] },
    own: { players: 2, pawns: ['e1', 'e9'], walls: ['b3h'], wallsLeft: [9, 10], distances: [8, 8] },
  },
  {
    element: 'quoridor-board',
    players: 4,
    turns: ['b3h'],
    refused: 'b3v',
    places: { squares: [], walls: ['b3v', 'b3h'] },
    own: {
      ...{ players: 4, pawns: ['e1', 'a5', 'e9', 'i5'], walls: ['b3h'] },
      ...{ wallsLeft: [4, 5, 5, 5], distances: [8, 8, 8, 8] },
    },
  },
] as const) {
  test(`${element}: the state has its shape, with ${players} players`, async ({ page }) => {
    const seats = SEATS_TEXT.slice(0, players).join(' ');
    await open(page, { element, seats, ...(element === 'quoridor-board' && { players: String(players) }) });
    await page.evaluate(() => globalThis.board.pause(true));
    const { refusal, state } = await stateAfter(page, turns, refused);
    expect(Object.keys(state).sort()).toEqual([...SHARED, ...OWN[element]].sort());
    expect(state).toMatchObject({
      ...own,
      ...{ seats: SEATS.slice(0, players), occurrences: 1, ply: state.firstPly + 1, plies: state.firstPly + 1 },
      status: { kind: 'playing', toMove: element === 'arimaa-board' ? 'silver' : 2 },
    });
    expect(refusal).toEqual(places);
  });
}
