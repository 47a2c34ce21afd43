// The uses of the elements that types.test.mjs compiles in each framework: right ones, and wrong
// ones that must not compile.

/** Returns a value that is written as an expression. A string is the text of an attribute. */
const js = (expression) => ({ expression });

/** The attributes and properties of both boards, each with a right value. */
const board = {
  lang: 'de',
  mode: 'study',
  controls: 'none',
  coordinates: 'off',
  theme: 'dark',
  look: 'wood',
  animation: 'off',
  position: '//e1e9/10 10/1',
  moves: 'e2 e8',
  ply: js('3'),
  solution: 'e2',
  goal: 'win 2',
  seats: 'person computer:10@3s',
  marks: 'e4 e2>e4=red',
  analysis: js('true'),
  src: 'course.json',
  lesson: 'walls',
  stage: js('2'),
  keep: 'progress',
};

/** The attributes of each element, each with a right value; all that the element has. */
export const attributes = {
  'arimaa-board': { ...board, orientation: 'silver', pieces: 'letters', arranging: js('false') },
  'quoridor-board': {
    ...board,
    ...{ orientation: '4', players: js('4'), size: js('11'), walls: js('0'), first: js('3'), notation: 'glendenning' },
  },
  'keddah-turns': { lang: 'pl', for: 'board', theme: 'dark' },
  'keddah-graph': { lang: 'tr', for: 'board', theme: 'auto' },
};

/** The events of both boards, each with a listener that uses its whole detail. */
const events = {
  'keddah-move': '(event) => [text(event.detail.turn), text(event.detail.by), event.preventDefault()]',
  'keddah-illegal': '({ detail }) => [text(detail.code), text(detail.message), texts(detail.squares), detail.walls]',
  'keddah-change': '({ detail }) => [texts(detail.state.history), number(detail.state.ply)]',
  'keddah-tree': '({ detail }) => [number(detail.tree.children.length), number(detail.node.id)]',
  'keddah-evaluation': '({ detail }) => [number(detail.score.win), number(detail.lines.length), number(detail.depth)]',
  'keddah-end': '({ detail }) => text(detail.status.kind)',
  'keddah-solved': '({ detail }) => [texts(detail.turns), number(detail.tries)]',
  'keddah-stage': '({ detail }) => [text(detail.course), text(detail.outcome), number(detail.stars)]',
  'keddah-lesson': '({ detail }) => [text(detail.lesson), number(detail.stars)]',
  'keddah-error': '({ detail }) => [text(detail.code), text(detail.message), detail.error]',
};

/** The events of each element, each with a right listener; all that the element has. */
export const listeners = {
  'arimaa-board': {
    ...events,
    'keddah-pick': '({ detail }) => text(detail.square)',
    'keddah-step': '({ detail }) => [text(detail.step), side(detail.side)]',
  },
  'quoridor-board': events,
};

/** Further right uses. */
const right = [
  ['arimaa-board', { game: js('arimaa') }],
  ['arimaa-board', { course: js('{ lessons: [] }'), goal: js('undefined'), ply: js('undefined') }],
  ['arimaa-board', {}, { 'keddah-move': '({ detail }) => side(detail.side)' }],
  ['arimaa-board', {}, { 'keddah-change': '({ detail }) => texts(detail.state.captured.gold)' }],
  ['arimaa-board', { id: 'board', title: 'A board', 'aria-label': 'A board', 'data-name': 'board' }],
  ['arimaa-board', {}, { focus: '(event) => event.preventDefault()' }],
  ['quoridor-board', { game: js('quoridor') }],
  ['quoridor-board', {}, { 'keddah-move': '({ detail }) => player(detail.side)' }],
  ['quoridor-board', {}, { 'keddah-change': '({ detail }) => number(detail.state.wallsLeft[0] ?? 0)' }],
  ['quoridor-board', {}, { 'keddah-end': "() => text('')" }],
  ['keddah-turns', { id: 'turns' }],
  ['arimaa-board', {}, {}, '<p slot="caption">A caption</p>'],
];

/** Wrong uses, by what is wrong. */
const wrong = {
  'an attribute of the other game': [
    ['arimaa-board', { size: js('7') }],
    ['arimaa-board', { players: js('2') }],
    ['quoridor-board', { pieces: 'letters' }],
    ['keddah-graph', { size: js('7') }],
    ['keddah-turns', { board: 'board' }],
  ],
  'a misspelled attribute': [
    ['arimaa-board', { positoin: 'text' }],
    ['quoridor-board', { sise: js('7') }],
    ['quoridor-board', { seat: 'person person' }],
    ['keddah-turns', { fro: 'board' }],
  ],
  'a value that the attribute does not have': [
    ['arimaa-board', { mode: 'stduy' }],
    ['arimaa-board', { controls: 'some' }],
    ['arimaa-board', { coordinates: 'yes' }],
    ['arimaa-board', { theme: 'drak' }],
    ['arimaa-board', { look: 'plaid' }],
    ['arimaa-board', { animation: 'slow' }],
    ['arimaa-board', { orientation: 'north' }],
    ['arimaa-board', { pieces: 'runes' }],
    ['arimaa-board', { analysis: 'sometimes' }],
    ['quoridor-board', { orientation: '5' }],
    ['quoridor-board', { players: js('3') }],
    ['quoridor-board', { size: js('8') }],
    ['quoridor-board', { first: js('5') }],
    ['quoridor-board', { notation: 'chess' }],
    ['keddah-turns', { theme: 'drak' }],
  ],
  'a value of another type': [
    ['arimaa-board', { ply: js("'3'") }],
    ['arimaa-board', { seats: js('3') }],
    ['arimaa-board', { game: js('quoridor') }],
    ['quoridor-board', { game: js('arimaa') }],
    ['quoridor-board', { size: js("'7'") }],
    ['quoridor-board', { walls: js("'3'") }],
    ['keddah-graph', { for: js('7') }],
  ],
  'a number as the text of an attribute': [
    ['quoridor-board', { walls: '3' }],
    ['arimaa-board', { ply: '3' }],
  ],
  'a property that cannot be set': [
    ['arimaa-board', { state: js('undefined') }],
    ['arimaa-board', { looks: js('[]') }],
    ['arimaa-board', { endTurn: js('() => true') }],
    ['quoridor-board', { renderRoot: js('undefined') }],
  ],
  'a detail that the event does not have': [
    ...Object.entries(listeners).flatMap(([tag, own]) =>
      Object.keys(own).map((name) => [tag, {}, { [name]: '({ detail }) => detail.nothing' }]),
    ),
    ['arimaa-board', {}, { 'keddah-step': '({ detail }) => player(detail.side)' }],
    ['arimaa-board', {}, { 'keddah-change': '({ detail }) => detail.state.wallsLeft' }],
    ['quoridor-board', {}, { 'keddah-move': '({ detail }) => side(detail.side)' }],
    ['quoridor-board', {}, { 'keddah-change': '({ detail }) => detail.state.captured' }],
  ],
  'a listener for another event': [
    ['quoridor-board', {}, { 'keddah-move': '(event: KeyboardEvent) => event.key' }],
    ['arimaa-board', {}, { 'keddah-move': '(event: CustomEvent<number>) => event.detail' }],
  ],
  'an event that the element does not have, with its detail': [
    ['arimaa-board', {}, { 'keddah-mvoe': '({ detail }) => detail.turn' }],
    ['quoridor-board', {}, { 'keddah-step': '({ detail }) => detail.step' }],
    ['keddah-turns', {}, { 'keddah-move': '({ detail }) => detail.turn' }],
  ],
  'an event that the element does not have': [
    ['arimaa-board', {}, { 'keddah-mvoe': "() => text('')" }],
    ['keddah-turns', {}, { 'keddah-move': "() => text('')" }],
  ],
  'an element that does not exist': [['keddah-board', {}]],
};

/** All uses: the tag, the attributes and the events, and what is wrong with it if anything. */
export const uses = [
  ...Object.entries(attributes).flatMap(([tag, all]) =>
    Object.entries(all).map(([name, value]) => ({ tag, given: { [name]: value } })),
  ),
  ...Object.entries(listeners).flatMap(([tag, all]) =>
    Object.entries(all).map(([name, listener]) => ({ tag, given: {}, on: { [name]: listener } })),
  ),
  ...right.map(([tag, given, on, content]) => ({ tag, given, on, content })),
  ...Object.entries(wrong).flatMap(([fault, all]) => all.map(([tag, given, on]) => ({ tag, given, on, fault }))),
];

/** The imports and functions that the uses need. The functions accept values of one type alone. */
const script = (framework) => `
  import type { ArimaaGame } from 'keddah/arimaa';
  import type { QuoridorGame } from 'keddah/quoridor';
  import type {} from 'keddah/${framework}';

  const arimaa = undefined as unknown as ArimaaGame;
  const quoridor = undefined as unknown as QuoridorGame;
  const text = (value: string): string => value;
  const texts = (value: readonly string[]): readonly string[] => value;
  const number = (value: number): number => value;
  const side = (value: 'gold' | 'silver'): string => value;
  const player = (value: 1 | 2 | 3 | 4): number => value;
`;

/** Returns markup of an element on one line. */
function element({ tag, given, on = {}, content = '' }, bind, listen) {
  const parts = [
    ...Object.entries(given).map(([name, value]) =>
      typeof value === 'string' ? `${name}="${value}"` : bind(name, value.expression),
    ),
    ...Object.entries(on).map(([name, listener]) => listen(name, listener)),
  ];
  return `<${[tag, ...parts].join(' ')}>${content}</${tag}>`;
}

const braces = (name, expression) => `${name}={${expression}}`;
const jsx = (lines) => `export const all = () => (<>\n${lines.join('\n')}\n</>);\n`;

/** How each framework writes a file with the uses, each on one line. */
export const syntaxes = {
  React: {
    file: 'src/elements.tsx',
    line: (use) => element(use, braces, (name, code) => braces(name === 'focus' ? 'onFocus' : `on${name}`, code)),
    text: (lines) => script('react') + jsx(lines),
  },
  Vue: {
    file: 'src/Elements.vue',
    line: (use) =>
      element(
        use,
        (name, expression) => `:${name}="${expression}"`,
        (name, code) => `@${name}="${code}"`,
      ),
    text: (lines) =>
      `<script setup lang="ts">${script('vue')}</script>\n<template>\n${lines.join('\n')}\n</template>\n`,
  },
  Svelte: {
    file: 'src/Elements.svelte',
    line: (use) => element(use, braces, (name, code) => braces(`on${name}`, code)),
    text: (lines) => `<script lang="ts">${script('svelte')}</script>\n${lines.join('\n')}\n`,
  },
  Solid: {
    file: 'src/elements.tsx',
    line: (use) => element(use, braces, (name, code) => braces(name === 'focus' ? 'onFocus' : `on:${name}`, code)),
    text: (lines) => script('solid') + jsx(lines),
  },
};
