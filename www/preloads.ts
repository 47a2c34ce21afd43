import path from 'node:path';
import { minifySync, type Plugin } from 'vite';
import { GAMES } from './games.ts';

const LANGUAGES = ['en', 'tr', 'pl', 'de'];

/** The files of the build, as Vite's hooks get them. */
type Bundle = Record<string, { fileName: string } & Partial<Chunk>>;
type Chunk = { facadeModuleId: string | null; moduleIds: string[]; imports: string[] };

/** Returns the scripts that a source needs at once: its own and those that these import. */
function scriptsOf(bundle: Bundle, source: string): Set<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const one of bundle[file]?.imports ?? []) visit(one);
  };
  const normal = (id: string) => id.replaceAll(path.win32.sep, path.posix.sep);
  for (const one of Object.values(bundle))
    if ([one.facadeModuleId, ...(one.moduleIds ?? [])].some((id) => id && normal(id).endsWith(source)))
      visit(one.fileName);
  if (found.size === 0) throw new Error(`No script has been made of "${source}".`);
  return found;
}

/**
 * The files of a game by language: those for all languages are under `_`. Each value has names in
 * the folder `assets`, without the ending of scripts. Names begin with a space if others precede.
 */
type Files = Record<string, string>;
/** The files of a game's board, and those of the page around it. */
type GameFiles = { board: Files; page: Files };

/** Returns the files that a game needs at its start. */
function filesOf(bundle: Bundle, game: string): GameFiles {
  const rules = Object.keys(bundle).find((file) => new RegExp(`/${game}-rules_bg-[\\w-]+\\.wasm$`).test(file));
  if (!rules) throw new Error(`The rules of ${game} are not in the build.`);
  // The tag of the first script is in index.html.
  const entry = Object.values(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith('/index.html'));
  const known = new Set([entry?.fileName]);
  const filesNew = (...sources: string[]) => {
    const files = sources.flatMap((source) => [...scriptsOf(bundle, source)]).filter((file) => !known.has(file));
    for (const file of files) known.add(file);
    return [...new Set(files)];
  };
  const short = (files: string[]) => files.map((file) => ` ${file.replace(/^assets\/|\.js$/g, '')}`).join('');
  const each = (files: (language: string) => string) =>
    Object.fromEntries(LANGUAGES.map((language) => [language, files(language)]));
  const _ = short([rules, ...filesNew('/www/src/start/start.ts', `/www/src/${game}/new-board.ts`)]).trim();
  // The words of the boards in English are part of the boards.
  const ofBoard = (language: string) =>
    language === 'en'
      ? ''
      : short(filesNew(`/pkg/board/lang/${language}.js`, `/pkg/board/lang/${game}/${language}.js`));
  const board = { _, ...each(ofBoard) };
  // The page reads the game of the board, which then watches it.
  const observer = '/pkg/board/modules/game-observer.js';
  const ofAll = short(filesNew('/www/src/main.ts', `/www/src/${game}/table.ts`, observer)).trim();
  const ofPage = (language: string) =>
    short(filesNew(`/www/src/i18n/${language}.ts`, `/www/src/${game}/i18n/${language}.ts`));
  return { board, page: { _: ofAll, ...each(ofPage) } };
}

/**
 * The script in index.html. It guesses the game and the language as src/start/start.ts and
 * src/store/settings.ts find them, and fetches the files of the board while those scripts are on
 * their way, and those of the page around it once the board can be used. A saved game, or that of a
 * link, is shown by the whole page. Where the browser refuses storage, nothing is fetched ahead.
 */
function preload(files: Record<string, GameFiles>): void {
  const stored = (key: string): string | null => localStorage.getItem(key);
  const hash = location.hash.slice(1).split('/') as [string];
  const named = [hash[0], stored('keddah.game') ?? '', ...Object.keys(files)];
  const game = named.find((name) => Object.hasOwn(files, name)) as string;
  const { board, page } = files[game]!;
  const chosen = stored('keddah.language');
  const tags = (chosen ? [chosen] : navigator.languages).map((tag) => tag.toLowerCase().split('-')[0] as string);
  const language = tags.find((tag) => Object.hasOwn(board, tag)) ?? 'en';
  const fetchAll = (part: Files) => {
    for (const file of (part._! + part[language]).split(' ')) {
      const link = document.createElement('link');
      const isWasm = file.endsWith('.wasm');
      link.rel = isWasm ? 'preload' : 'modulepreload';
      if (isWasm) link.as = 'fetch';
      link.crossOrigin = '';
      link.href = `./assets/${file}${isWasm ? '' : '.js'}`;
      document.head.append(link);
    }
  };
  fetchAll(board);
  if (hash.length > 1 || stored(`keddah.${game}.game`)) fetchAll(page);
  else addEventListener('keddah-playable', () => fetchAll(page));
}

/**
 * Adds a script to index.html that fetches at once what the visitor's game needs in the visitor's
 * language. Otherwise each script is known only when the one that imports it has arrived.
 */
export function preloads(): Plugin {
  return {
    name: 'preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, path: page }) {
        if (page !== '/index.html' || !bundle) return;
        const files = Object.fromEntries(GAMES.map((game) => [game, filesOf(bundle as Bundle, game)]));
        const script = minifySync('preload.js', `try{(${preload.toString()})(${JSON.stringify(files)})}catch{}`);
        const children = script.code;
        const short = html.replace(/<!--[\s\S]*?-->|^ +(\/\/[^\n]*\n)?/gm, '');
        return { html: short, tags: [{ tag: 'script', children, injectTo: 'head' }] };
      },
    },
  };
}
