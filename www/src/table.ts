/** What both games do around their board: keep the game, take it back, put another in its place, tell of it. */
import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { frameSnippet, siteOf, tagSnippet } from './embed/snippets.ts';
import { GAMES, type GameId, type GameView } from './games.ts';
import type { Language, Words } from './i18n/index.ts';
import { savedGame, saveGame, setAside } from './store/games.ts';
import type { Theme } from './store/settings.ts';
import { tools } from './view/actions.ts';
import { type Embedded, embedDialog, pasteDialog, resignDialog } from './view/dialogs.ts';
import { icon } from './view/icons.ts';
import { type Notice, noticeView } from './view/notice.ts';
import type { Line } from './view/status.ts';
import { turnList } from './view/turns.ts';

/** Where there is room for the list of turns beside the board; the same as in layout.css. */
const WIDE = '(min-width: 45rem) and (min-height: 36rem) and (min-aspect-ratio: 1/1)';

/** What a page can know of any board at one moment. */
export interface Snapshot<Side> {
  status: { kind: 'playing' } | { kind: 'won'; winner: Side };
  toMove: Side;
  ply: number;
  plies: number;
  firstPly: number;
  atLatest: boolean;
  history: readonly string[];
  thinking: { side: Side; info?: { depth: number; nodes: number } } | null;
  waiting?: boolean;
  canTakeBack: boolean;
  canRedo: boolean;
  refusal: { text: string } | null;
  prompt: string;
  text: string;
}

/** A game of any kind. */
interface Game {
  toRecord(): string;
  toString(): string;
  clone(): Game;
  goTo(ply: number): void;
  free(): void;
}

/** A board element of any game. */
export interface Board<Side> extends HTMLElement {
  readonly ready: Promise<void>;
  readonly updateComplete: Promise<boolean>;
  readonly game: Game | undefined;
  readonly state: Snapshot<Side> | undefined;
  seats: string;
  theme: string;
  controls: string;
  goTo(ply: number): void;
  takeBack(): void;
  redo(): void;
  hint(): Promise<void>;
  flip(): void;
  resign(side?: Side): void;
  stopThinking(): void;
}

type State<B> = B extends { readonly state: infer S } ? NonNullable<S> : never;

/** A board and, quietly around it, what one may want to do. It holds no rule and no game; the board does. */
export abstract class GameTable<Side, B extends Board<Side>, Kept extends object>
  extends LitElement
  implements GameView
{
  static override properties = { language: {}, theme: {} };
  declare language: Language;
  declare theme: Theme;
  abstract readonly game: GameId;
  protected abstract readonly board: B;
  protected abstract readonly words: Words;
  /** What a board of the game's own is like: what need not be told where it is embedded. */
  protected abstract readonly usual: Record<string, string>;
  protected problem = '';
  #notice: Notice | null = null;
  /** Whether the whole game is to be embedded. */
  #whole = false;
  #warned = false;
  #restored = false;
  #ticking = 0;
  #fading = 0;

  /** Puts the seats as someone new finds them. */
  protected abstract beginner(): void;
  protected abstract isKept(value: unknown): value is Kept;
  /** The game on the board, as it is kept. */
  protected abstract keep(): Kept | null;
  /** Puts a kept game on the board. Throws where it cannot be read. */
  protected abstract lay(kept: Kept): Promise<void>;
  /** Reads a record or a position, and returns what puts it on the board. Throws where it cannot be read. */
  protected abstract read(text: string): () => Promise<void>;
  /** Who resigns where someone does. */
  protected abstract resigner(state: State<B> | undefined): Side;
  /** What follows when that player resigns, in words. */
  protected abstract resignTell(state: State<B> | undefined): string;
  protected abstract line(state: State<B>): Line;
  protected abstract players(state: State<B>): TemplateResult;
  /** What is done most. */
  protected abstract bar(state: State<B>): TemplateResult | string;
  protected abstract turnNumber(state: State<B>, ply: number): string;
  /** The game's own dialogs. */
  protected abstract dialogs(state: State<B> | undefined): TemplateResult;

  /** What may be done about what the status says. */
  protected action(_state: State<B>): TemplateResult | null {
    return null;
  }

  /** What can be set, at the end of the menu. */
  protected settings(_state: State<B>): TemplateResult | string {
    return '';
  }

  /** What is there to be done at certain times only. */
  protected beside(_state: State<B>): TemplateResult | string {
    return '';
  }

  /** A turn as the list shows it. */
  protected turn(text: string, _state: State<B>, _ply: number): unknown {
    return text;
  }

  /** How many turns stand in a row of the list. */
  protected columns(_state: State<B>): number {
    return 1;
  }

  get ready(): Promise<void> {
    return this.board.ready;
  }

  protected get state(): State<B> | undefined {
    return this.board.state as State<B> | undefined;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  open(dialog: string): void {
    this.querySelector<HTMLDialogElement>(`dialog#${dialog}`)?.showModal();
  }

  override focus(): void {
    this.board.focus();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.classList.add('table');
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const dialog of this.querySelectorAll('dialog')) dialog.close();
  }

  protected override firstUpdated(): void {
    this.board.addEventListener('keddah-change', this.changed);
    this.board.addEventListener('keddah-error', () => this.tell({ text: this.words('engineFailed') }));
    void this.#restore();
  }

  // What happens on the board

  protected changed = (): void => {
    this.requestUpdate();
    const { state } = this;
    if (!state || !this.#restored) return;
    this.#save();
    // The machine's progress is looked at now and then; it is no change of the game.
    if (state.thinking && !this.#ticking) {
      this.#ticking = window.setInterval(() => {
        this.requestUpdate();
        if (this.state?.thinking) return;
        clearInterval(this.#ticking);
        this.#ticking = 0;
      }, 250);
    }
  };

  #save(): void {
    const kept = this.keep();
    if (!kept || saveGame(this.game, kept) || this.#warned) return;
    this.#warned = true;
    this.tell({ text: this.words('notStored') });
  }

  /** The game of the last visit; without one the board shows a new one by itself. */
  async #restore(): Promise<void> {
    await this.board.ready;
    const found = savedGame(this.game, (value): value is Kept => this.isKept(value));
    if (found.kind === 'damaged') this.#putAside(found.text);
    else if (found.kind === 'game') {
      try {
        await this.lay(found.game);
      } catch {
        this.beginner();
        this.#putAside(JSON.stringify(found.game));
      }
    }
    this.#restored = true;
    this.changed();
  }

  #putAside(text: string): void {
    setAside(this.game, text);
    this.tell({
      text: this.words('damaged'),
      actions: [
        { label: this.words('download'), act: () => download(text, 'keddah-set-aside.txt') },
        { label: this.words('copy'), act: () => void this.#copy(text) },
      ],
    });
  }

  // What the page does

  protected tell(notice: Notice | null): void {
    clearTimeout(this.#fading);
    this.#notice = notice;
    this.requestUpdate();
    if (notice?.fades) this.#fading = window.setTimeout(() => this.tell(null), 10_000);
  }

  /** Puts a game in place of the one on the board, which can be had back. */
  protected async replace(text: string, next: () => void | Promise<void>): Promise<void> {
    const { state } = this;
    const last = this.keep();
    if (!state || !last) return;
    const worth = this.worthKeeping(state);
    await next();
    const bringBack = () => {
      this.tell(null);
      void this.lay(last);
    };
    this.tell({ text, fades: true, actions: worth ? [{ label: this.words('bringBack'), act: bringBack }] : [] });
  }

  /** Whether anything has been played. */
  protected worthKeeping(state: State<B>): boolean {
    return state.plies > state.firstPly;
  }

  #paste = (text: string): boolean => {
    try {
      const put = this.read(text);
      this.problem = '';
      void this.replace(this.words('opened'), put);
      return true;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.problem = this.words('pasteFailed', { message });
      this.requestUpdate();
      return false;
    }
  };

  async #copy(text: string): Promise<void> {
    this.tell({ text: this.words((await written(text)) ? 'copied' : 'copyFailed'), fades: true });
  }

  // What is seen

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('theme')) this.board.theme = this.theme;
    if (changed.has('language')) this.board.lang = this.language;
  }

  protected override render(): TemplateResult {
    const { board, words, state } = this;
    return html`
      <main>${board}${state ? this.#around(state) : html`<div class="status"></div>`}</main>
      ${this.dialogs(state)}
      ${resignDialog(words, this.resignTell(state), () => board.resign(this.resigner(this.state)))}
      ${pasteDialog(words, this.problem, this.#paste)}
      ${
        state
          ? embedDialog(words, this.#embedded(state), {
              copy: async (text) => words((await written(text)) ? 'copied' : 'copyFailed'),
              choose: (whole) => {
                this.#whole = whole;
                this.requestUpdate();
              },
            })
          : ''
      }
      <div class="notice" role="status">${this.#notice ? noticeView(this.#notice, words, () => this.tell(null)) : ''}</div>
    `;
  }

  #around(state: State<B>): TemplateResult {
    const { board, words } = this;
    const { text, tone } = this.line(state);
    const list = turnList(state, words, {
      columns: this.columns(state),
      number: (ply) => this.turnNumber(state, ply),
      show: (turn, ply) => this.turn(turn, state, ply),
      goTo: (ply) => board.goTo(ply),
    });
    return html`
      ${this.players(state)}
      <div class="status"><p class=${tone}>${text}</p>${this.action(state)}</div>
      <div class="controls">
        ${this.bar(state)} ${tools(board, state, words, this.#flip, this.#menu(state))} ${this.beside(state)}
      </div>
      <details class="turns" ?open=${matchMedia(WIDE).matches}>
        <summary>${words('turns')}<span class="count">${words('turnsShow', { n: state.plies - state.firstPly })}</span></summary>
        ${list}
      </details>
    `;
  }

  #flip = (): void => {
    this.board.flip();
    this.changed();
  };

  #menu(state: State<B>): TemplateResult {
    const { board, words } = this;
    const item = (label: string, act: () => void, disabled = false) => {
      const chosen = () => {
        this.querySelector<HTMLElement>('#menu')?.hidePopover();
        act();
      };
      return html`<button type="button" ?disabled=${disabled} @click=${chosen}>${label}</button>`;
    };
    const record = () => board.game?.toRecord() ?? '';
    return html`
      <button type="button" class="tool more" popovertarget="menu">${icon('more')}<span>${words('more')}</span></button>
      <div id="menu" class="menu" popover>
        ${item(words('stopThinking'), () => board.stopThinking(), state.thinking === null)}
        ${item(words('resign'), () => this.open('resign'), state.status.kind === 'won')}
        ${item(words('copyRecord'), () => void this.#copy(record()))}
        ${item(words('copyPosition'), () => void this.#copy(board.game?.toString() ?? ''))}
        ${item(words('downloadRecord'), () => download(record(), `${this.game}.txt`))}
        ${item(words('embed'), () => this.open('embed'))}
        ${item(words('pasteRecord'), () => this.open('paste'))} ${this.settings(state)}
      </div>
    `;
  }

  /** What is looked at, as a board in another page: the position alone, or the game with its turns. */
  #embedded(state: State<B>): Embedded {
    const { board, game } = this;
    const whole = this.#whole && state.plies > state.firstPly;
    const attributes: Record<string, string> = {};
    if (whole) {
      attributes.mode = 'view';
      if (!state.atLatest) attributes.ply = String(state.ply);
    } else {
      const shown = board.game?.clone();
      shown?.goTo(state.ply);
      attributes.position = shown?.toString() ?? '';
      shown?.free();
    }
    for (const [name, usual] of Object.entries(this.usual)) {
      const value = board.getAttribute(name) ?? usual;
      if (value !== usual) attributes[name] = value;
    }
    const record = whole ? (board.game?.toRecord() ?? '') : '';
    const { site, real } = siteOf(location.href);
    return {
      tag: tagSnippet(site, game, attributes, record),
      frame: frameSnippet(site, game, GAMES[game].name, attributes, record),
      placeholder: real ? null : site,
      whole,
      wholeable: state.plies > state.firstPly,
    };
  }

  protected override updated(): void {
    // The list scrolls to the turn on the board, and nothing else does.
    const current = this.querySelector<HTMLElement>('.turn-list [aria-current=true]');
    const list = current?.closest<HTMLElement>('.turn-list');
    if (!current || !list) return;
    const [top, bottom] = [
      current.offsetTop - list.offsetTop,
      current.offsetTop - list.offsetTop + current.offsetHeight,
    ];
    if (top < list.scrollTop) list.scrollTop = top;
    else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
  }
}

/** Whether a text could be put on the clipboard. */
async function written(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function download(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
