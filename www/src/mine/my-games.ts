import './mine.css';
import './small-board.css';
import { html, LitElement, type TemplateResult } from 'lit';
import { download } from '../browser.ts';
import { today } from '../table/file-name.ts';
import { readTextFile } from '../table/opening.ts';
import { dialog, openDialog } from '../view/dialogs.ts';
import { icon } from '../view/icons.ts';
import { strengthText } from '../view/strength.ts';
import { type Words, wordsIn } from './i18n/index.ts';
import type { KeepingTable } from './keeping-table.ts';
import type { GameKind, KeptGame } from './kind.ts';
import { outcomeOf, scores, suggestion } from './statistics.ts';
import { forgetGame, keepGames, keptGames, onKeptElsewhere } from './store.ts';
import { exported, type Imported, importText } from './transfer.ts';

/** The number of games that are listed at first, and added by each press of the button for more. */
const PAGE = 50;
/** The maximum size of an imported file, in bytes: an archive of some ten thousand games. */
const MAX_FILE_BYTES = 20_000_000;

/** The dialog with the games that are stored in this browser. */
export class MyGames extends LitElement {
  /** The stored games, the newest first; `null` if the browser cannot store games. */
  #games: readonly KeptGame[] | null = [];
  #removed: KeptGame | null = null;
  /** The message about the user's last action in the list of games. */
  #said = '';
  #search = '';
  #shown = PAGE;
  #stop: (() => void) | null = null;

  constructor(
    private readonly table: KeepingTable,
    private readonly kind: GameKind,
  ) {
    super();
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stop ??= onKeptElsewhere(() => void this.#load());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
    this.#stop = null;
  }

  async open(): Promise<void> {
    this.#removed = null;
    this.#said = '';
    this.#shown = PAGE;
    await this.#load();
    await this.updateComplete;
    openDialog(this, 'mine');
    this.querySelector<HTMLElement>('.kept, .file input')?.focus();
  }

  async #load(): Promise<void> {
    try {
      this.#games = await keptGames(this.table.game.id);
    } catch (error) {
      console.warn(error);
      this.#games = null;
    }
    this.requestUpdate();
  }

  get #words(): Words {
    return wordsIn(this.table.words.language);
  }

  /** Returns those of the games that contain the user's search text. */
  #found(games: readonly KeptGame[]): readonly KeptGame[] {
    const { language } = this.#words;
    const text = this.#search.trim().toLocaleLowerCase(language);
    if (text === '') return games;
    return games.filter((game) =>
      `${this.#lines(game).join('\n')}\n${game.saved.record}`.toLocaleLowerCase(language).includes(text),
    );
  }

  /** Returns the lines about a game: the opponent, the result, and the date. */
  #lines(game: KeptGame): [title: string, result: string, date: string] {
    const words = this.#words;
    const date = new Intl.DateTimeFormat(words.language, { dateStyle: 'medium' }).format(game.date);
    return [this.#title(game), this.#result(game), `${date} · ${words('turnsShow', { n: game.turns })}`];
  }

  #title(game: KeptGame): string {
    const words = this.#words;
    if (game.name) return game.name;
    const strengths = game.seats.flatMap((seat) => (seat.kind === 'computer' ? [strengthText(words, seat)] : []));
    if (outcomeOf(game) === null) return words(strengths.length > 0 ? 'computers' : 'people');
    return new Set(strengths).size === 1 ? `${words('computerName')} · ${strengths[0]}` : words('computerName');
  }

  #result(game: KeptGame): string {
    const words = this.#words;
    const outcome = outcomeOf(game);
    const isSideNamed = outcome === null && game.winner !== null;
    const result = isSideNamed
      ? words('sideWon', { side: this.kind.sideName(game.winner ?? 0, words.language) })
      : words('outcome', { outcome: outcome ?? game.status });
    return game.reason ? `${result} · ${words('reason', { reason: game.reason })}` : result;
  }

  // Actions

  async #open(game: KeptGame): Promise<void> {
    try {
      await this.table.openKept(game);
      this.querySelector('dialog')?.close();
    } catch (error) {
      console.warn(error);
      this.#say(this.#words('openFailed'));
    }
  }

  async #remove(game: KeptGame): Promise<void> {
    const isDone = await this.#write(() => forgetGame(game.id));
    if (!isDone) return;
    this.#removed = game;
    this.#say(this.#words('removed'));
    await this.updateComplete;
    this.querySelector<HTMLElement>('.said button')?.focus();
  }

  async #putBack(): Promise<void> {
    const game = this.#removed;
    if (!game || !(await this.#write(() => keepGames([game])))) return;
    this.#say(this.#words('putBackDone'));
    await this.updateComplete;
    const at = this.#games
      ? this.#found(this.#games).indexOf(this.#games.find(({ id }) => id === game.id) ?? game)
      : -1;
    this.querySelectorAll<HTMLElement>('.kept')[at]?.focus();
  }

  /** Changes the list of stored games. Returns whether the browser stored the change. */
  async #write(change: () => Promise<unknown>): Promise<boolean> {
    try {
      await change();
      this.#removed = null;
      await this.#load();
      return true;
    } catch (error) {
      console.warn(error);
      this.#say(this.#words('writeFailed'));
      return false;
    }
  }

  #say(text: string): void {
    this.#said = text;
    this.requestUpdate();
  }

  async #export(): Promise<void> {
    const games = await keptGames().catch(() => []);
    download(exported(games), `keddah_${today()}.json`);
  }

  async #import(files: readonly File[]): Promise<void> {
    const words = this.#words;
    let [added, bad, settings] = [0, 0, 0];
    const said = new Set<string>();
    for (const file of files) {
      const found = await this.#read(file);
      if (found.kind === 'games') {
        const isDone = await this.#write(async () => {
          added += await keepGames(found.games);
        });
        if (!isDone) return;
        bad += found.bad;
        settings += found.settings;
      } else if (files.length === 1)
        return this.#say(words(found.kind === 'later' ? 'importLater' : 'importUnreadable'));
      else if (found.kind === 'later') said.add(words('importLater'));
      else bad += 1;
    }
    if (settings > 0) said.add(words('settingsImported'));
    this.#say([words('imported', { n: added, bad }), ...said].join(' '));
  }

  async #read(file: File): Promise<Imported> {
    const text = await readTextFile(file, MAX_FILE_BYTES);
    if (text.kind !== 'text') return { kind: 'unreadable' };
    const { game, games } = this.table;
    return importText(text.text, game.id, (id) => games.find((one) => one.id === id)?.loadKind() ?? null);
  }

  // Rendering

  protected override render(): TemplateResult {
    const words = this.#words;
    return dialog(
      'mine',
      words('myGames'),
      words,
      this.#games ? this.#body(this.#games) : html`<p>${words('noStore')}</p>`,
    );
  }

  #body(games: readonly KeptGame[]): TemplateResult {
    const words = this.#words;
    const found = this.#found(games);
    const typed = (event: Event) => {
      this.#search = (event.target as HTMLInputElement).value;
      this.#shown = PAGE;
      this.requestUpdate();
    };
    return html`
      ${this.#standing(games)}
      ${games.length > 0 ? html`<label class="search"><span class="note">${words('search')}</span><input type="search" .value=${this.#search} @input=${typed} /></label>` : ''}
      <div class="said"><p role="status">${this.#said}</p>${this.#removed ? html`<button type="button" @click=${() => void this.#putBack()}>${words('putBack')}</button>` : ''}</div>
      ${found.length > 0 ? html`<ul class="games">${found.slice(0, this.#shown).map((game) => this.#item(game))}</ul>` : html`<p>${words(games.length > 0 ? 'noneFound' : 'none')}</p>`}
      ${found.length > this.#shown ? html`<button type="button" @click=${this.#showMore}>${words('showMore')}</button>` : ''}
      ${this.#transfer()}
    `;
  }

  #showMore = (): void => {
    this.#shown += PAGE;
    this.requestUpdate();
  };

  #item(game: KeptGame): TemplateResult {
    const [title, result, date] = this.#lines(game);
    const label = this.#words('remove', { game: `${title}, ${date}` });
    return html`
      <li>
        <button type="button" class="kept" @click=${() => void this.#open(game)}>
          ${this.kind.smallBoard(game.position)}
          <span><strong>${title}</strong><span>${result}</span><span class="note">${date}</span></span>
        </button>
        <button type="button" class="tool" aria-label=${label} title=${label} @click=${() => void this.#remove(game)}>${icon('remove')}</button>
      </li>
    `;
  }

  /**
   * Renders the user's results against each computer level, and the suggested level to play next.
   */
  #standing(games: readonly KeptGame[]): TemplateResult | string {
    const words = this.#words;
    const all = scores(games);
    if (all.length === 0) return '';
    const next = suggestion(games);
    return html`
      ${next ? html`<p class="suggestion">${words('suggestion', { ...next })}</p>` : ''}
      <details>
        <summary>${words('statistics')}</summary>
        <ul>${all.map((score) => html`<li>${words('score', { ...score })}</li>`)}</ul>
      </details>
    `;
  }

  #transfer(): TemplateResult {
    const words = this.#words;
    const chosen = (event: Event) => {
      const input = event.target as HTMLInputElement;
      const files = [...(input.files ?? [])];
      input.value = '';
      void this.#import(files);
    };
    return html`
      <div class="transfer">
        <button type="button" @click=${() => void this.#export()}>${words('exportAll')}</button>
        <label class="file"><input type="file" multiple @change=${chosen} /><span>${words('importFiles')}</span></label>
      </div>
      <p class="note">${words('transferNote')}</p>
    `;
  }
}

customElements.define('my-games', MyGames);
