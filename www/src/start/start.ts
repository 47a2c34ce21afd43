/**
 * The start of the page. On a first visit it shows the board at once, and fetches the page around
 * it when the board can be used. A saved game, or the game of a link, is shown by the whole page.
 */
import '../styles/frame.css';
import boards from 'virtual:boards';
import { hasSavedGame, lastGame } from '../store/games.ts';
import { language } from '../store/settings.ts';
import { FirstBoard, setFirstBoard } from './first-board.ts';
import { sizeOf } from './text-size.ts';

const page = document.querySelector('keddah-page')!;
const progress = page.querySelector('progress')!;

/**
 * Returns the game whose board a new user sees at once, by default the first; `null` if the whole
 * page is needed.
 */
function newGame(): string | null {
  const [named = '', ...link] = location.hash.slice(1).split('/');
  const game = [named, lastGame(), ...Object.keys(boards)].find((id) => Object.hasOwn(boards, id));
  return game === undefined || link.length > 0 || hasSavedGame(game) ? null : game;
}

/** Shows the board of a game without anything around it, until it can be used. */
async function showBoard(game: string): Promise<void> {
  const maker = await boards[game]?.();
  if (!maker) return;
  const first = new FirstBoard(game, maker);
  const { board } = first;
  const status = page.querySelector('.status')!;
  board.addEventListener('keddah-change', () => {
    const line = document.createElement('p');
    line.textContent = board.state?.text ?? '';
    line.dataset.size = String(sizeOf(line.textContent));
    status.querySelector('p')?.remove();
    status.prepend(line);
  });
  page.querySelector('.board')?.replaceWith(board);
  setFirstBoard(first);
  progress.value = 1;
  // If the rules cannot be loaded, the board says so and offers to try again.
  await board.ready.catch(() => {});
  progress.value = 2;
}

/**
 * Says that the page could not be loaded, and offers to reload it, since browsers do not fetch a
 * module again after it failed.
 */
function offerRetry(): void {
  const texts = {
    en: ['The page could not load.', 'Try again'],
    tr: ['Sayfa yüklenemedi.', 'Yeniden dene'],
    pl: ['Nie udało się wczytać strony.', 'Spróbuj ponownie'],
    de: ['Die Seite lädt nicht.', 'Noch einmal versuchen'],
  };
  const [text = '', again = ''] = texts[language()];
  const retry = document.createElement('button');
  retry.textContent = again;
  retry.onclick = () => location.reload();
  progress.remove();
  // Below the status of the board, which can be played on.
  const failure = document.createElement('output');
  failure.className = 'status';
  failure.style.gridArea = 'controls';
  page.querySelector('main')!.append(failure);
  failure.append(text, retry);
}

async function start(): Promise<void> {
  document.documentElement.lang = language();
  const game = newGame();
  if (game) await showBoard(game);
  // The script in index.html then fetches the files of the page.
  window.dispatchEvent(new Event('keddah-playable'));
  const { showPage } = await import('../main.ts');
  await showPage();
}

start().catch((error: unknown) => {
  console.error(error);
  offerRetry();
});
