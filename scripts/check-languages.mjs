// Checks that the texts of all languages are complete: those of the boards, of the page and of the
// courses.
//
//   npm run languages           every language
//   npm run languages -- fr     French, which may be new
//
// Prints `file: missing text` and exits with status 1 if anything is.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import { at, main } from './lib/run.mjs';
import { filesOf } from './lib/stamp.mjs';
import { games } from './wasm.mjs';

/** Bundles a TypeScript file and returns its default export. */
async function defaultExport(file) {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({ input: at(file), platform: 'neutral', logLevel: 'warn' });
  const [{ code }] = (await bundle.generate({ format: 'es' })).output;
  await bundle.close();
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)).default;
}

/** Returns Fluent text, given that text, its lines, or patterns by name. */
function fluentText(texts) {
  if (typeof texts === 'string') return texts;
  if (Array.isArray(texts)) return texts.join('\n');
  return Object.entries(texts)
    .map(([name, pattern]) => `${name} = ${pattern}`)
    .join('\n');
}

/** Adds the names of the variables in a parsed pattern, or in a part of one, to a set. */
function addVariables(part, found) {
  if (typeof part !== 'object' || part === null) return found;
  // A message can get several forms of the name of a piece: `$piece`, `$pieceThe`.
  if (part.type === 'var') found.add(part.name.replace(/(The|Acc|Square)$/, ''));
  for (const inner of Object.values(part)) addVariables(inner, found);
  return found;
}

/**
 * Returns the messages of a Fluent text, and their attributes as `message.attribute`, each with the
 * names of its variables.
 */
export function messagesOf(text) {
  const messages = new Map();
  for (const { id, value, attributes } of new FluentResource(text).body) {
    if (id.startsWith('-')) continue;
    if (value !== null) messages.set(id, addVariables(value, new Set()));
    for (const [name, pattern] of Object.entries(attributes))
      messages.set(`${id}.${name}`, addVariables(pattern, new Set()));
  }
  return messages;
}

/** The folder with the UI texts of the boards. Some belong to one game, the others to all. */
const boards = 'pkg-template/src/board/lang';

/**
 * Returns the UI texts of all languages: `group` names those that belong together, `place` is the
 * file with `{language}` in place of the language.
 */
async function allTexts() {
  const found = [];
  for (const name of filesOf([boards, 'www/src'])) {
    const file = name.split(path.sep).join('/');
    const [, folder, language] = /^(.*\/(?:lang|i18n)(?:\/.*)?)\/([a-z]{2})\.ts$/.exec(file) ?? [];
    if (!language) continue;
    const messages = messagesOf(fluentText(await defaultExport(file)));
    const ofGames = games.filter((game) => folder.split('/').includes(game.name));
    const ofBoards = folder.startsWith(boards) && !/\/(study|glyphs)$/.test(folder);
    const groups = ofBoards ? (ofGames[0] ? ofGames : games).map((game) => `boards of ${game.name}`) : [folder];
    for (const group of groups) found.push({ group, place: `${folder}/{language}.ts`, language, messages });
  }
  for (const file of filesOf(['pkg-template/courses'])) {
    const { texts = {} } = file.endsWith('.schema.json') ? {} : JSON.parse(readFileSync(at(file), 'utf8'));
    for (const [language, lines] of Object.entries(texts))
      found.push({ group: file, place: `${file} ({language})`, language, messages: messagesOf(fluentText(lines)) });
  }
  return found;
}

/**
 * Returns the missing texts of a language in one group, as lines. It needs the texts that English
 * has, and those that all other languages have: English has no sentences for the messages that the
 * rules write in English.
 */
function faultsOf(texts, language, known) {
  const messagesIn = (one) =>
    new Map(texts.filter((text) => text.language === one).flatMap((text) => [...text.messages]));
  const own = messagesIn(language);
  const placeOf = (text) => text.place.replace('{language}', language);
  const others = [...new Set(texts.map((text) => text.language))].filter((one) => one !== language && one !== 'en');
  const common = (id) => others.length > 0 && others.every((one) => messagesIn(one).has(id));
  const english = messagesIn('en');
  const isNeeded = (id) => english.has(id) || (language !== 'en' && common(id));
  const places = new Map(texts.flatMap((text) => [...text.messages.keys()].map((id) => [id, placeOf(text)])));
  const missing = [...places].filter(([id]) => isNeeded(id) && !own.has(id));
  // Only English shows the sentences of the rules, so only English may have a variable for them.
  const checked = language === 'en' ? [] : [...own];
  const unknown = checked.flatMap(([id, variables]) =>
    [...variables].filter((one) => !known.has(one)).map((one) => [id, one]),
  );
  return [
    ...missing.map(([id, place]) => `${place}: no message "${id}"`),
    ...unknown.map(([id, variable]) => `${places.get(id)}: nothing sets the variable $${variable} of "${id}"`),
  ];
}

/**
 * Returns a line for each text that is missing or unknown in a translation.
 *
 * @param language - the language to check; by default all
 */
export async function languageFaults(language) {
  const texts = await allTexts();
  const groups = [...new Set(texts.map((text) => text.group))];
  const languages = language ? [language] : [...new Set(texts.map((text) => text.language))];
  const faults = languages.flatMap((one) => {
    const others = texts.filter((text) => text.language !== one);
    const known = new Set(others.flatMap((text) => [...text.messages.values()].flatMap((names) => [...names])));
    return groups.flatMap((group) =>
      faultsOf(
        texts.filter((text) => text.group === group),
        one,
        known,
      ),
    );
  });
  return [...new Set(faults)];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(async () => {
    const faults = await languageFaults(process.argv[2]);
    for (const fault of faults) console.log(fault);
    if (faults.length > 0) process.exitCode = 1;
  });
}
