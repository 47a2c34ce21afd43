import { html, LitElement, type TemplateResult } from 'lit';
import { peerText } from './direct/peer-link.ts';
import { turnText } from './friend/turn-link.ts';
import type { GameView, PageGame } from './game.ts';
import { GAMES, gameById, gameInHash } from './games.ts';
import { LANGUAGES, type Language, loadLanguage, translator, type Words } from './i18n/index.ts';
import { onIdle } from './idle.ts';
import { licenses } from './licenses.ts';
import { sharedText } from './share/link.ts';
import { firstBoard } from './start/first-board.ts';
import { lastGame, setLastGame } from './store/games.ts';
import { language, setLanguage, setTheme, THEMES, type Theme, theme } from './store/settings.ts';
import { icon } from './view/icons.ts';
import './view/sound-switch.ts';
import { wordmark } from './view/wordmark.ts';

const wordsIn = translator();

/** The view with the board that was shown before this script arrived, if one was. */
let firstView: { game: PageGame; view: GameView } | null = null;

/** The whole page: a header, the game named by the URL, and a footer. */
class KeddahPage extends LitElement {
  #words: Words = wordsIn(language());
  #theme: Theme = theme();
  #game: PageGame = GAMES[0];
  /** The views of the games shown so far by id. Each keeps its state while another is shown. */
  readonly #views = new Map<string, GameView>();
  #loadFailed = false;
  /** How much of the start is done: the page, the game, its rules. */
  #progress = 1;
  #update: (() => void) | null = null;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // What was shown without this script.
    this.replaceChildren();
    if (firstView) this.#add(firstView.game, firstView.view);
    firstView = null;
    this.#showLanguage(this.#words.language);
    window.addEventListener('hashchange', this.#showNamedGame);
    this.#showNamedGame();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('hashchange', this.#showNamedGame);
  }

  /**
   * Shows the game that the hash of the URL names. Without one, shows the game played last and sets
   * the hash.
   */
  #showNamedGame = (): void => {
    const named = gameInHash(location.hash);
    const game = named ?? gameById(lastGame()) ?? GAMES[0];
    const [shared, turn, peer] = [sharedText(location.hash), turnText(location.hash), peerText(location.hash)];
    // The game of a link is shown once: a reload goes on with what was made of it.
    if (!named || shared || turn || peer) history.replaceState(history.state, '', `#${game.id}`);
    this.#game = game;
    this.#loadFailed = false;
    document.title = `${game.name} · keddah`;
    setLastGame(game.id);
    void this.#load().then((view) => {
      if (shared !== null) return view?.openLink(shared, 'game');
      if (turn !== null) return view?.openLink(turn, 'turn');
      if (peer !== null) return view?.openLink(peer, 'peer');
    });
  };

  /** Shows the game. */
  async #load(): Promise<GameView | undefined> {
    const game = this.#game;
    this.requestUpdate();
    await this.#loadView(game);
    // The view starts once it is on the page.
    await this.updateComplete;
    return this.#views.get(game.id);
  }

  async #loadView(game: PageGame): Promise<void> {
    if (this.#views.has(game.id)) return;
    this.#setProgress(1);
    try {
      this.#add(game, await game.loadTable());
    } catch (error) {
      console.error(error);
      this.#loadFailed = game === this.#game;
    }
    this.requestUpdate();
  }

  /** Adds the view of a game, unless there is one. */
  #add(game: PageGame, view: GameView): void {
    if (this.#views.has(game.id)) return;
    this.#views.set(game.id, view);
    view.games = GAMES;
    view.loadUpdate = this.#update;
    this.#setProgress(2);
    void view.ready.then(() => {
      this.#setProgress(3);
      this.dispatchEvent(new CustomEvent('keddah-shown', { bubbles: true }));
      // If this fails, the first search tries again.
      onIdle(() => void game.loadPlayer().catch(() => undefined));
    });
  }

  #setProgress(next: number): void {
    this.#progress = next;
    this.requestUpdate();
  }

  /** Tells that a new version of the page is ready. `load` loads it. */
  offerUpdate(load: () => void): void {
    this.#update = load;
    for (const view of this.#views.values()) view.loadUpdate = load;
  }

  #showLanguage(next: Language): void {
    this.#words = wordsIn(next);
    document.documentElement.lang = next;
    this.requestUpdate();
  }

  /** Stores and shows a language. If its texts cannot be fetched, the old one stays. */
  async #setLanguage(next: Language): Promise<void> {
    setLanguage(next);
    try {
      await loadLanguage(next);
    } catch (error) {
      console.error(error);
      setLanguage(this.#words.language);
    }
    // The visitor may have chosen another one meanwhile.
    this.#showLanguage(language() === next ? next : this.#words.language);
  }

  #nextTheme = (): void => {
    this.#theme = THEMES[(THEMES.indexOf(this.#theme) + 1) % THEMES.length] ?? 'auto';
    setTheme(this.#theme);
    this.requestUpdate();
  };

  protected override render(): TemplateResult {
    const words = this.#words;
    const view = this.#views.get(this.#game.id);
    if (view) {
      view.language = words.language;
      view.theme = this.#theme;
    }
    return html`
      ${this.#progress < 3 && !this.#loadFailed ? html`<progress class="start" max="3" value=${this.#progress} aria-label=${words('loading')}></progress>` : ''}
      <a class="skip" href="#board" @click=${this.#skip}>${words('skip')}</a>
      ${this.#header(words, view)}
      ${view ?? html`<main><div class="board">${this.#loadFailed ? this.#loadError(words) : ''}</div></main>`}
      <footer>
        <p>${words('independent')}</p>
        <p>${words('privacy')}</p>
        <p><a href=${licenses}>${words('licenses')}</a></p>
      </footer>
    `;
  }

  /**
   * Offers to reload the page, since browsers do not fetch a module again after it failed. No game
   * is lost: games are saved.
   */
  #loadError(words: Words): TemplateResult {
    return html`
      <div class="error" role="alert">
        <p>${words('loadFailed')}</p>
        <button type="button" class="primary" @click=${() => location.reload()}>${words('tryAgain')}</button>
      </div>
    `;
  }

  #header(words: Words, view: GameView | undefined): TemplateResult {
    const themeIcon = ({ auto: 'auto', light: 'sun', dark: 'moon' } as const)[this.#theme];
    const link = ({ id, name }: PageGame) =>
      html`<li><a href="#${id}" aria-current=${id === this.#game.id ? 'page' : 'false'}>${name}</a></li>`;
    return html`
      <header class="page-header">
        <h1>${wordmark}<span class="unseen">keddah · ${this.#game.name}</span></h1>
        <nav aria-label=${words('games')}><ul>${GAMES.map(link)}</ul></nav>
        <button
          type="button"
          class="new-game"
          ?disabled=${!view}
          title=${words('newGame')}
          @click=${() => view?.open('new-game')}
        >
          ${icon('plus')}<span>${words('newGame')}</span>
        </button>
        <button
          type="button"
          class="tool"
          aria-label=${words('theme', { theme: this.#theme })}
          title=${words('theme', { theme: this.#theme })}
          @click=${this.#nextTheme}
        >
          ${icon(themeIcon)}
        </button>
        <sound-switch .words=${words}></sound-switch>
        <label class="language">
          <span aria-hidden="true">${words.language.toUpperCase()}</span>
          <select
            aria-label=${words('language')}
            @change=${(event: Event) => {
              const select = event.target as HTMLSelectElement;
              void this.#setLanguage(select.value as Language).then(() => {
                select.value = this.#words.language;
              });
            }}
          >
            ${Object.entries(LANGUAGES).map(
              ([code, name]) =>
                html`<option value=${code} lang=${code} ?selected=${code === words.language}>${name}</option>`,
            )}
          </select>
        </label>
        <button
          type="button"
          class="tool"
          ?disabled=${!view}
          aria-label=${words('help')}
          title=${words('help')}
          @click=${() => view?.open('help')}
        >
          ${icon('help')}
        </button>
      </header>
    `;
  }

  #skip = (event: Event): void => {
    event.preventDefault();
    this.#views.get(this.#game.id)?.focus();
  };
}

/**
 * Shows the page once its words have arrived. If a board is shown already, the page takes it over
 * with its game. Rejects if a file cannot be fetched.
 */
export async function showPage(): Promise<void> {
  const first = firstBoard();
  const game = first && gameById(first.game);
  const [view] = await Promise.all([game?.loadTable(), wordsIn.load(language())]);
  if (game && view) firstView = { game, view };
  await first?.calm();
  const hadFocus = document.activeElement === first?.board;
  customElements.define('keddah-page', KeddahPage);
  if (!view || !hadFocus) return;
  await document.querySelector('keddah-page')?.updateComplete;
  view.focus();
}

declare global {
  interface HTMLElementTagNameMap {
    'keddah-page': KeddahPage;
  }
}
