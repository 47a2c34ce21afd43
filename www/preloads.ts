import path from 'node:path';
import type { Plugin } from 'vite';

const GAMES = ['arimaa', 'quoridor'];
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
    if (one.moduleIds?.some((id) => normal(id).endsWith(source))) visit(one.fileName);
  if (found.size === 0) throw new Error(`No script has been made of "${source}".`);
  return found;
}

/** Returns the files that a game needs at its start: for all languages, and for each. */
function filesOf(bundle: Bundle, game: string): Record<string, string[]> {
  const common = scriptsOf(bundle, `/www/src/${game}/table.ts`);
  const rules = Object.keys(bundle).find((file) => new RegExp(`/${game}-rules_bg-[\\w-]+\\.wasm$`).test(file));
  if (!rules) throw new Error(`The rules of ${game} are not in the build.`);
  const files: Record<string, string[]> = { all: [rules, ...common] };
  for (const language of LANGUAGES) {
    const own = [`/www/src/i18n/${language}.ts`, `/www/src/${game}/i18n/${language}.ts`];
    // The words of the boards in English are part of the boards.
    if (language !== 'en') own.push(`/pkg/board/lang/${language}.js`, `/pkg/board/lang/${game}/${language}.js`);
    const scripts = new Set(own.flatMap((source) => [...scriptsOf(bundle, source)]));
    files[language] = [...scripts].filter((file) => !common.has(file));
  }
  return files;
}

/**
 * The script in index.html. It guesses the game and the language as src/page.ts and
 * src/store/settings.ts find them, and fetches their files while those scripts are on their way.
 */
function preload(files: Record<string, Record<string, string[]>>): void {
  const stored = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const named = [(location.hash.slice(1).split('/') as [string])[0], stored('keddah.game') ?? '', 'arimaa'];
  const game = files[named.find((name) => Object.hasOwn(files, name)) as string]!;
  const chosen = stored('keddah.language');
  const tags = (chosen ? [chosen] : navigator.languages).map((tag) => tag.toLowerCase().split('-')[0] as string);
  const language = tags.find((tag) => tag !== 'all' && Object.hasOwn(game, tag)) ?? 'en';
  for (const file of [...game.all!, ...game[language]!]) {
    const link = document.createElement('link');
    const isWasm = file.endsWith('.wasm');
    link.rel = isWasm ? 'preload' : 'modulepreload';
    if (isWasm) link.as = 'fetch';
    link.crossOrigin = '';
    link.href = `./${file}`;
    document.head.append(link);
  }
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
      handler(_, { bundle, path: page }) {
        if (page !== '/index.html' || !bundle) return;
        const files = Object.fromEntries(GAMES.map((game) => [game, filesOf(bundle as Bundle, game)]));
        const children = `(${preload.toString()})(${JSON.stringify(files)})`;
        return [{ tag: 'script', children, injectTo: 'head' }];
      },
    },
  };
}
