// Tests the messages of the boards: every code of the rules, the package and the boards has a
// sentence in every language, and so has everything else that English has.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FluentBundle, FluentResource } from '@fluent/bundle';

const root = new URL('../../', import.meta.url);
const read = (name) => readFileSync(new URL(name, root), 'utf8');
const text = async (name) => (await import(new URL(`pkg/board/lang/${name}.js`, root))).default;
const extras = async () => {
  const scripts = ['editor', 'puzzle', 'marks'].map((name) => import(new URL(`pkg/board/modules/${name}.js`, root)));
  return (await Promise.all(scripts)).map(({ words }) => words);
};
const all = (source, pattern) => [...source.matchAll(pattern)].map(([, found]) => found);

/** Returns the codes that the `fn code` of a Rust file can return. */
function codes(file) {
  const [, body] = /fn code\(&self\)[^{]*\{([\s\S]*?)\n {4}\}/.exec(read(file));
  return all(body, /=> "([a-z-]+)"/g);
}

const sources = (folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => read(folder + name));
const board = sources('pkg-template/src/board/').join('\n');
const thrown = all(sources('pkg-template/src/').join('\n'), /new KeddahError\(\s*'([a-z-]+)'/g);
const attributeErrors = all(board, /\battributeError\(\s*'([a-z-]+)'/g);
const [, sessionCodes] = /get refusalCode\(\)[^{]*\{([\s\S]*?)\n {2}\}/.exec(board);
const refused = [
  ...all(sessionCodes, /'([a-z-]+)'/g),
  ...all(board, /\brefusal\('([a-z-]+)'/g),
  ...all(board, /\bcode: '([a-z-]+)', /g),
];

test('the codes are found in the sources', () => {
  assert.ok(codes('src/arimaa/refusal.rs').length >= 22 && codes('src/quoridor/refusal.rs').length >= 17);
  assert.ok(codes('src/arimaa/fault.rs').length >= 2 && codes('src/quoridor/fault.rs').length >= 11);
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
    ['player', 'ply', 'plies', 'level', 'of', 'walls', 'steps', 'least', 'most', 'last'].map((name) => [name, count]),
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
      .concat(['list', 'mark', 'from', 'to', 'what', 'letter'])
      .map((name) => [name, 'x']),
  ),
  count,
  at: count,
});

for (const game of ['arimaa', 'quoridor']) {
  const faults = codes(`src/${game}/fault.rs`).map((code) => `fault-${code}`);
  const others = ['unread-notation', 'unread-turn', ...attributeErrors.map((id) => `attribute-${id}`)];
  const rules = [...codes(`src/${game}/refusal.rs`), ...thrown].map((code) => `refuse-${code}`);

  test(`${game}: English has a sentence for what the boards themselves refuse`, async () => {
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
      const { bundle, ids } = bundleOf(lang, [await text(lang), await text(`${game}/${lang}`)]);
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
