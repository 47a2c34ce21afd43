import { html, LitElement, type TemplateResult } from 'lit';
import { peerText } from './direct/peer-link.ts';
import { turnText } from './friend/turn-link.ts';
import type { GameView, Host, PageGame, PartView, View } from './game.ts';
import { GAMES, gameById, gameInHash } from './games.ts';
import { LANGUAGES, type Language, loadLanguage, translator, type Words } from './i18n/index.ts';
import { onIdle } from './idle.ts';
import { licenses } from './licenses.ts';
import { sharedText } from './share/link.ts';
import { firstBoard } from './start/first-board.ts';
import { lastGame, setLastGame } from './store/games.ts';
import { setLanguage, setTheme } from './store/set-settings.ts';
import { language, THEMES, type Theme, theme } from './store/settings.ts';
import { layout, onLayoutChange } from './table/layout.ts';
import { icon } from './view/icons.ts';
import { leadsToAnalysis, type Part, type Route, routeIn, type Section } from './view/route.ts';
import { sectionLinks } from './view/sections.ts';
import './view/sound-switch.ts';
import { wordmark } from './view/wordmark.ts';

const wordsIn = translator();

/** The functions that load the views for lessons and puzzles. */
const LOADERS: Record<Part, (game: PageGame, host: Host) => Promise<PartView>> = {
  learn: async (game, host) => (await import('./learn/load-learn.ts')).loadLearn(game, host),
  puzzles: async (game, host) => (await import('./puzzles/load-puzzles.ts')).loadPuzzles(game, host),
};

/** The view with the board that was shown before this script arrived, if one was. */
let firstView: { game: PageGame; view: GameView } | null = null;

/** The whole page: a header, the game named by the URL, and a footer. */
class KeddahPage extends LitElement {
  #words: Words = wordsIn(language());
  #theme: Theme = theme();
  #game: PageGame = GAMES[0];
  /** The views of the games shown so far by id. Each keeps its state while another is shown. */
  readonly #views = new Map<string, GameView>();
  /** The views with lessons and puzzles shown so far, by game and part. */
  readonly #parts = new Map<string, PartView>();
  /** The lesson or puzzle view that is shown; `null` for the view in which the game is played. */
  #route: Route | null = null;
  #loadFailed = false;
  /** The progress of loading, for the progress bar: 1 page, 2 game view, 3 rules. */
  #progress = 1;
  #update: (() => void) | null = null;
  #endLayoutChanges = () => {};

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // The content that was shown before this script arrived.
    this.replaceChildren();
    if (firstView) this.#add(firstView.game, firstView.view);
    firstView = null;
    this.#showLanguage(this.#words.language);
    window.addEventListener('hashchange', this.#showNamed);
    this.addEventListener('keddah-analysis', this.#changed);
    this.#endLayoutChanges = onLayoutChange(this.#changed);
    void this.#showNamed();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('hashchange', this.#showNamed);
    this.removeEventListener('keddah-analysis', this.#changed);
    this.#endLayoutChanges();
  }

  #changed = (): void => this.requestUpdate();

  /**
   * Shows the game, lesson or puzzle that the hash of the URL names. Without a hash, shows the game
   * played last and sets the hash.
   */
  #showNamed = async (): Promise<void> => {
    const { hash } = location;
    const named = gameInHash(hash);
    const game = named ?? gameById(lastGame()) ?? GAMES[0];
    const [shared, turn, peer] = [sharedText(hash), turnText(hash), peerText(hash)];
    const isAnalyzed = leadsToAnalysis(hash);
    // The game of a link is opened once: after a reload, the game continues as it was played since.
    if (!named || shared || turn || peer || isAnalyzed) this.#host.name(`#${game.id}`);
    this.#game = game;
    this.#route = named ? routeIn(hash) : null;
    this.#loadFailed = false;
    document.title = `${game.name} · keddah`;
    setLastGame(game.id);
    if (this.#route) return this.#loadPart(game, this.#route);
    const view = await this.#load();
    if (isAnalyzed && view) view.isAnalyzing = true;
    if (shared !== null) return view?.openLink(shared, 'game');
    if (turn !== null) return view?.openLink(turn, 'turn');
    if (peer !== null) return view?.openLink(peer, 'peer');
  };

  /** Navigates to what a URL hash names, as a click on a link would. */
  async #go(hash: string): Promise<void> {
    if (location.hash === hash) return;
    history.pushState(null, '', hash);
    await this.#showNamed();
  }

  /** Shows the view in which the game is played and analyzed. */
  async #goToGame(): Promise<GameView | undefined> {
    await this.#go(`#${this.#game.id}`);
    return this.#views.get(this.#game.id);
  }

  readonly #host: Host = {
    playLevel: async (level) => {
      const view = await this.#goToGame();
      if (view) view.isAnalyzing = false;
      await view?.playLevel(level);
    },
    analyze: async (text) => {
      const view = await this.#goToGame();
      if (view) view.isAnalyzing = true;
      await view?.openText(text);
    },
    name: (hash) => history.replaceState(history.state, '', hash),
    go: (hash) => void this.#go(hash),
  };

  /** Opens the game view, with the analysis on or off. */
  #enter = async (section: 'play' | 'analyze'): Promise<void> => {
    const view = await this.#goToGame();
    if (view) view.isAnalyzing = section === 'analyze';
  };

  /** Loads the game view of the current game and shows it. */
  async #load(): Promise<GameView | undefined> {
    const game = this.#game;
    this.requestUpdate();
    await this.#loadView(game);
    // The view starts once it is on the page.
    await this.updateComplete;
    return this.#views.get(game.id);
  }

  /** Loads the view with lessons or puzzles and shows it. */
  async #loadPart(game: PageGame, { part, id }: Route): Promise<void> {
    const key = `${game.id}/${part}`;
    this.requestUpdate();
    if (!this.#parts.has(key)) {
      this.#setProgress(1);
      try {
        const view = await LOADERS[part](game, this.#host);
        if (!this.#parts.has(key)) this.#parts.set(key, view);
        this.#setProgress(2);
        void this.#await(view, game);
      } catch (error) {
        console.error(error);
        this.#loadFailed = game === this.#game && part === this.#route?.part;
      }
    }
    // Another link may have been followed meanwhile.
    if (game === this.#game && part === this.#route?.part && id === this.#route.id) this.#parts.get(key)?.show(id);
    this.requestUpdate();
    await this.updateComplete;
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

  /** Adds the view of a game to the page, unless it has one. */
  #add(game: PageGame, view: GameView): void {
    if (this.#views.has(game.id)) return;
    this.#views.set(game.id, view);
    view.games = GAMES;
    view.loadUpdate = this.#update;
    this.#setProgress(2);
    void this.#await(view, game);
  }

  /** Waits for the board of a view, then loads the computer player. */
  async #await(view: View, game: PageGame): Promise<void> {
    // If the rules cannot be loaded, the board says so and offers to try again.
    await view.ready.catch(() => undefined);
    this.#setProgress(3);
    this.dispatchEvent(new CustomEvent('keddah-shown', { bubbles: true }));
    // If this fails, the first search tries again.
    onIdle(() => void game.loadPlayer().catch(() => undefined));
  }

  /** The view that the URL names; `undefined` until it is loaded. */
  get #view(): View | undefined {
    const { id } = this.#game;
    return this.#route ? this.#parts.get(`${id}/${this.#route.part}`) : this.#views.get(id);
  }

  get #section(): Section {
    if (this.#route) return this.#route.part;
    return this.#views.get(this.#game.id)?.isAnalyzing ? 'analyze' : 'play';
  }

  #setProgress(next: number): void {
    this.#progress = next;
    this.requestUpdate();
  }

  /** Offers the user a new version of the page, to which `load` switches. */
  offerUpdate(load: () => void): void {
    this.#update = load;
    for (const view of this.#views.values()) view.loadUpdate = load;
  }

  #showLanguage(next: Language): void {
    this.#words = wordsIn(next);
    document.documentElement.lang = next;
    this.requestUpdate();
  }

  /**
   * Stores the language that the user has chosen, and shows the page in it. If its texts cannot be
   * fetched, the old language stays.
   */
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
    const view = this.#view;
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
      ${layout() === 'column' ? this.#sections(words) : ''}
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

  /**
   * Renders the links to the sections of the page, such as puzzles. In the layout of one column
   * they are at the bottom edge, where the keyboard reaches them last.
   */
  #sections(words: Words): TemplateResult {
    return sectionLinks(words, this.#game.id, this.#section, (section) => void this.#enter(section));
  }

  #header(words: Words, view: View | undefined): TemplateResult {
    const themeIcon = ({ auto: 'auto', light: 'sun', dark: 'moon' } as const)[this.#theme];
    // Another game is shown in the same part.
    const part = this.#route ? `/${this.#route.part}` : '';
    const link = ({ id, name }: PageGame) =>
      html`<li><a href="#${id}${part}" aria-current=${id === this.#game.id ? 'page' : 'false'}>${name}</a></li>`;
    return html`
      <header class="page-header">
        <h1>${wordmark}<span class="unseen">keddah · ${this.#game.name}</span></h1>
        <nav aria-label=${words('games')}><ul>${GAMES.map(link)}</ul></nav>
        ${layout() === 'column' ? '' : this.#sections(words)}
        <button
          type="button"
          class="new-game"
          ?disabled=${!view}
          title=${words('newGame')}
          @click=${() => void this.#newGame()}
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

  async #newGame(): Promise<void> {
    const view = await this.#goToGame();
    view?.open('new-game');
  }

  #skip = (event: Event): void => {
    event.preventDefault();
    this.#view?.focus();
  };
}

/**
 * Shows the page once its words have arrived. If a board is already shown, the page uses it with
 * its game. Rejects if a file cannot be fetched.
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
