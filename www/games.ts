import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const src = path.join(import.meta.dirname, 'src');

/** The games of the page by id: the folders of `src` with a first board. */
export const GAMES = readdirSync(src)
  .filter((name) => existsSync(path.join(src, name, 'new-board.ts')))
  .sort();

const BOARDS = '\0virtual:boards';

/**
 * Lists the games for the start of the page: their links in the header of index.html, and their
 * first boards in the module `virtual:boards`. (`import.meta.glob` would take more bytes.)
 */
export const listGames: Plugin = {
  name: 'list-games',
  resolveId: (id) => (id === 'virtual:boards' ? BOARDS : undefined),
  load(id) {
    if (id !== BOARDS) return;
    return `export default { ${GAMES.map((game) => `${game}: () => import('/src/${game}/new-board.ts')`).join(', ')} }`;
  },
  transformIndexHtml: (html) =>
    html.replace('<!-- games -->', () =>
      GAMES.map((id) => `<li><a href="#${id}">${id[0]?.toUpperCase()}${id.slice(1)}</a></li>`).join('\n            '),
    ),
};
