// Tests the messages of the boards: every code of the rules, the package and the boards has a
// sentence in every language, and so has everything else that English has.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { faultCodes, refusalCodes, sources } from './sources.mjs';

const root = new URL('../../', import.meta.url);
const text = async (name) => (await import(new URL(`pkg/board/lang/${name}.js`, root))).default;
const extras = async () => {
  const scripts = ['editor', 'puzzle', 'marks', 'study-panel'].map(
    (name) => import(new URL(`pkg/board/modules/${name}.js`, root)),
  );
  return (await Promise.all(scripts)).map(({ words }) => words);
};
const all = (source, pattern) => [...source.matchAll(pattern)].map(([, found]) => found);

const board = sources('pkg-template/src/board/');
const thrown = all(sources('pkg-template/src/'), /new KeddahError\(\s*'([a-z-]+)'/g);
const attributeErrors = all(board, /\battributeError\(\s*'([a-z-]+)'/g);
const [, sessionCodes] = /get refusalCode\(\)[^{]*\{([\s\S]*?)\n {2}\}/.exec(board);
const refused = [
  ...all(sessionCodes, /'([a-z-]+)'/g),
  ...all(board, /\brefusal\('([a-z-]+)'/g),
  ...all(board, /\bcode: '([a-z-]+)', /g),
];

test('the codes are found in the sources', () => {
  assert.ok(refusalCodes('arimaa').length >= 22 && refusalCodes('quoridor').length >= 17);
  assert.ok(faultCodes('arimaa').length >= 2 && faultCodes('quoridor').length >= 11);
  for (const code of ['init-failed', 'engine-crashed', 'freed']) assert.ok(thrown.includes(code), code);
  for (const id of ['choice', 'range', 'seats', 'ply', 'marks', 'goal']) assert.ok(attributeErrors.includes(id), id);
  for (const code of ['view', 'earlier', 'not-now', 'game-over', 'stuck']) assert.ok(refused.includes(code), code);
});

/** Returns values for all variables of the messages. */
const values = (count) => ({
  ...Object.fromEntries(
    ['side', 'piece', 'by', 'partner', 'other'].flatMap((name) =>
      ['', 'The', 'Acc', 'Square'].map((form) => [name + form, 'x']),
    ),
  ),
  ...Object.fromEntries(
    [
      'player',
      'ply',
      'plies',
      'level',
      'of',
      'walls',
      'steps',
      'least',
      'most',
      'last',
      'stage',
      'stages',
      'stars',
    ].map((name) => [name, count]),
  ),
  ...Object.fromEntries(
    [
      'square',
      'squares',
      'who',
      'wall',
      'straight',
      'turn',
      'why',
      'name',
      'value',
      'next',
      'allowed',
      'colors',
      'color',
    ]
      .concat(['list', 'mark', 'from', 'to', 'what', 'letter', 'win'])
      .concat(['src', 'place', 'game', 'lesson', 'format', 'status', 'goal'])
      .map((name) => [name, 'x']),
  ),
  count,
  at: count,
  nag: count,
  actual: count,
});

for (const game of ['arimaa', 'quoridor']) {
  const faults = faultCodes(game).map((code) => `fault-${code}`);
  const others = ['unread-notation', 'unread-turn', ...attributeErrors.map((id) => `attribute-${id}`)];
  // No turn is refused for these: `goTo`, `end` and the methods of the tree throw them.
  const thrownAlone = ['no-such-ply', 'no-such-node', 'wrong-tag', 'wrong-result', 'draw-not-allowed'];
  const ofTurns = refusalCodes(game).filter((code) => !thrownAlone.includes(code));
  const rules = [...refusalCodes(game), ...thrown].map((code) => `refuse-${code}`);

  test(`${game}: English has a sentence for each refusal by the boards themselves`, async () => {
    const { bundle } = bundleOf('en', [await text('en'), await text(`${game}/en`), ...(await extras())]);
    const own = refused.filter(
      (code) => game === 'arimaa' || !['stuck', 'no-route', 'occupied', 'waiting'].includes(code),
    );
    assert.deepEqual(
      own.filter((code) => !bundle.hasMessage(`refuse-${code}`)),
      [],
    );
  });

  for (const lang of ['de', 'pl', 'tr']) {
    test(`${game} in ${lang}: every code has a sentence, and every English message a translation`, async () => {
      const english = bundleOf('en', [await text('en'), await text(`${game}/en`), ...(await extras())]);
      const core = [await text(lang), await text(`${game}/${lang}`)];
      const more = [await text(`more/${lang}`), await text(`more/${game}/${lang}`)];
      const { bundle, ids } = bundleOf(lang, [...core, ...more]);
      // The texts that every board loads are enough for refused turns, and all that is built in in
      // English.
      const built = bundleOf('en', [await text('en'), await text(`${game}/en`)]);
      const early = bundleOf(lang, core).bundle;
      assert.deepEqual(
        [...built.ids, ...ofTurns.map((code) => `refuse-${code}`)].filter((id) => !early.hasMessage(id)),
        [],
      );
      const lacking = [...english.ids, ...faults, ...others, ...rules].filter((id) => !bundle.hasMessage(id));
      assert.deepEqual(lacking, []);
      for (const id of ids) {
        for (const count of [0, 1, 2, 5]) {
          const errors = [];
          const sentence = bundle.formatPattern(bundle.getMessage(id).value, values(count), errors);
          assert.deepEqual([errors.map(String), sentence.includes('{')], [[], false], `${id}: ${sentence}`);
        }
      }
    });
  }
}

function bundleOf(lang, texts) {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const ids = texts.flatMap((one) => all(one, /^([a-z][a-z0-9-]*) =/gm));
  for (const one of texts) {
    const faults = bundle.addResource(new FluentResource(one), { allowOverrides: true });
    assert.deepEqual(faults, []);
  }
  return { bundle, ids };
}
