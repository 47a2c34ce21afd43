import { html, LitElement, type TemplateResult } from 'lit';
import { GAMES, type GameId, type GameView, gameIn } from './games.ts';
import { LANGUAGES, type Language, speaker, type Words } from './i18n/index.ts';
import { licences } from './licences.ts';
import { lastGame, setLastGame } from './store/games.ts';
import { language, setLanguage, setTheme, THEMES, type Theme, theme } from './store/settings.ts';
import { icon } from './view/icons.ts';

const wordsIn = speaker();

/** The whole page: the game that the address names, and above it what holds for every game. */
class KeddahPage extends LitElement {
  #words: Words = wordsIn(language());
  #theme: Theme = theme();
  #game: GameId = 'arimaa';
  /** The games that were shown: each stays as it was left. */
  readonly #views = new Map<GameId, GameView>();
  #failed = false;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#speak(this.#words.language);
    window.addEventListener('hashchange', this.#follow);
    this.#follow();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('hashchange', this.#follow);
  }

  /** Shows the game that the address names; without one the game played last, and then the address names that. */
  #follow = (): void => {
    const named = gameIn(location.hash);
    const game = named ?? gameIn(lastGame()) ?? 'arimaa';
    if (!named) history.replaceState(history.state, '', `#${game}`);
    this.#game = game;
    this.#failed = false;
    document.title = `${GAMES[game].name} · keddah`;
    setLastGame(game);
    void this.#fetch();
  };

  async #fetch(): Promise<void> {
    const game = this.#game;
    this.requestUpdate();
    if (this.#views.has(game)) return;
    try {
      const view = await GAMES[game].load();
      if (!this.#views.has(game)) this.#views.set(game, view);
      void view.ready.then(() => this.dispatchEvent(new CustomEvent('keddah-shown', { bubbles: true })));
    } catch (error) {
      console.error(error);
      this.#failed = game === this.#game;
    }
    this.requestUpdate();
  }

  #speak(next: Language): void {
    this.#words = wordsIn(next);
    document.documentElement.lang = next;
    this.requestUpdate();
  }

  #nextTheme = (): void => {
    this.#theme = THEMES[(THEMES.indexOf(this.#theme) + 1) % THEMES.length] ?? 'auto';
    setTheme(this.#theme);
    this.requestUpdate();
  };

  protected override render(): TemplateResult {
    const words = this.#words;
    const view = this.#views.get(this.#game);
    if (view) {
      view.language = words.language;
      view.theme = this.#theme;
    }
    return html`
      <a class="skip" href="#board" @click=${this.#skip}>${words('skip')}</a>
      ${this.#header(words, view)}
      ${view ?? html`<main><div class="board">${this.#failed ? this.#trouble(words) : ''}</div></main>`}
      <footer>
        <p>${words('independent')}</p>
        <p><a href=${licences}>${words('licences')}</a></p>
      </footer>
    `;
  }

  /** Games are kept, so that the page can be loaded anew: browsers do not fetch a script again that failed once. */
  #trouble(words: Words): TemplateResult {
    return html`
      <div class="trouble" role="alert">
        <p>${words('loadFailed')}</p>
        <button type="button" class="primary" @click=${() => location.reload()}>${words('tryAgain')}</button>
      </div>
    `;
  }

  #header(words: Words, view: GameView | undefined): TemplateResult {
    const themeIcon = ({ auto: 'auto', light: 'sun', dark: 'moon' } as const)[this.#theme];
    const link = ([id, { name }]: [string, { name: string }]) =>
      html`<li><a href="#${id}" aria-current=${id === this.#game ? 'page' : 'false'}>${name}</a></li>`;
    return html`
      <header class="page-header">
        <h1><span class="brand">keddah</span><span class="unseen"> · ${GAMES[this.#game].name}</span></h1>
        <nav aria-label=${words('games')}><ul>${Object.entries(GAMES).map(link)}</ul></nav>
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
        <label class="language">
          <span aria-hidden="true">${words.language.toUpperCase()}</span>
          <select
            aria-label=${words('language')}
            @change=${(event: Event) => {
              const next = (event.target as HTMLSelectElement).value as Language;
              setLanguage(next);
              this.#speak(next);
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
    this.#views.get(this.#game)?.focus();
  };
}

customElements.define('keddah-page', KeddahPage);
