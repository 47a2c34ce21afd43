/**
 * A board by iframe: `embed.html?game=quoridor&position=…`. Every attribute of the board may be told in the address,
 * and `record`, what would stand in its body. The parent is told how high the board is where nothing limits it:
 * `{ type: 'keddah-height', height }`.
 */
import './embed.css';
import { languageFor } from '../i18n/languages.ts';
import { fit } from './fit.ts';

const boards: Record<string, () => Promise<unknown>> = {
  arimaa: () => import('keddah/boards/arimaa'),
  quoridor: () => import('keddah/boards/quoridor'),
};

async function show(main: HTMLElement, asked: URLSearchParams): Promise<HTMLElement> {
  const game = asked.get('game') ?? 'arimaa';
  const load = Object.hasOwn(boards, game) ? boards[game] : undefined;
  if (!load) throw new RangeError(`game must be ${Object.keys(boards).join(' or ')}, not "${game}".`);
  const name = `${game}-board`;
  const board = document.createElement(name);
  board.textContent = asked.get('record');
  await load();
  // The board's own attributes and no others: an address cannot put a handler or a style on it.
  const { observedAttributes = [] } = customElements.get(name) as unknown as { observedAttributes?: string[] };
  for (const [key, value] of asked) if (observedAttributes.includes(key)) board.setAttribute(key, value);
  main.append(board);
  return board;
}

const asked = new URLSearchParams(location.search);
const main = document.querySelector('main')!;
document.documentElement.lang = asked.get('lang') || languageFor(navigator.languages);
const theme = asked.get('theme') ?? '';
if (['light', 'dark'].includes(theme)) document.documentElement.style.colorScheme = theme;

show(main, asked)
  .catch((error: unknown) => {
    const told = document.createElement('p');
    told.className = 'trouble';
    told.setAttribute('role', 'alert');
    told.textContent = error instanceof Error ? error.message : String(error);
    main.replaceChildren(told);
    return told;
  })
  .then((board) => fit(main, board, (height) => parent.postMessage({ type: 'keddah-height', height }, '*')));
