/**
 * A board for an iframe: `embed.html?game=quoridor&position=…`. The query has the attributes of the
 * board, and as `record` the text content of its element. Posts `{ type: 'keddah-height', height }`
 * to the parent, where `height` is that of the board in a frame of unlimited height, in pixels.
 */
import './embed.css';
import { GAMES, gameById } from '../games.ts';
import { languageFor } from '../i18n/languages.ts';
import { fitToWindow } from './fit.ts';

/** Adds the board that the query describes. Throws a `RangeError` if there is no such game. */
async function show(main: HTMLElement, query: URLSearchParams): Promise<HTMLElement> {
  const id = query.get('game') ?? GAMES[0].id;
  const game = gameById(id);
  if (!game) throw new RangeError(`game must be ${GAMES.map((one) => one.id).join(' or ')}, not "${id}".`);
  const name = `${id}-board`;
  const board = document.createElement(name);
  board.textContent = query.get('record');
  await game.loadBoard();
  // Only the attributes of the board, so that a URL cannot set an event handler or a style.
  const { observedAttributes = [] } = customElements.get(name) as unknown as { observedAttributes?: string[] };
  for (const [key, value] of query) if (observedAttributes.includes(key)) board.setAttribute(key, value);
  main.append(board);
  return board;
}

const query = new URLSearchParams(location.search);
const main = document.querySelector('main')!;
document.documentElement.lang = query.get('lang') || languageFor(navigator.languages);
const theme = query.get('theme') ?? '';
if (['light', 'dark'].includes(theme)) document.documentElement.style.colorScheme = theme;

show(main, query)
  .catch((error: unknown) => {
    const message = document.createElement('p');
    message.className = 'error';
    message.setAttribute('role', 'alert');
    message.textContent = error instanceof Error ? error.message : String(error);
    main.replaceChildren(message);
    return message;
  })
  .then((board) => fitToWindow(main, board, (height) => parent.postMessage({ type: 'keddah-height', height }, '*')));
