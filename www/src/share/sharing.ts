/** The dialog for sharing the game as a link, a text, a file or a picture. Loaded on first use. */
import { encodeGame } from 'keddah/share';
import { html, type TemplateResult } from 'lit';
import type { Board } from '../board.ts';
import { download } from '../browser.ts';
import type { PageGame } from '../game.ts';
import type { Words } from '../i18n/index.ts';
import { copyResult } from '../table/notices.ts';
import { dialog, showResult } from '../view/dialogs.ts';
import { icon } from '../view/icons.ts';
import { linkField } from '../view/link-field.ts';
import { fragmentOf, publicAddress } from './link.ts';
import { toPng, toSvg, urlOf } from './picture.ts';

/** The members of the game view that the dialog for sharing uses. */
export interface ShareTable {
  readonly game: Pick<PageGame, 'id' | 'name'>;
  readonly board: Board<unknown>;
  readonly words: Words;
  /** Whether the shared game includes all variations. */
  readonly isStudied: boolean;
  record(): string;
  /** Returns the name for a downloaded file with the game, given the extension. */
  fileName(extension: string): string;
  requestUpdate(): void;
}

export class Sharing {
  /** The link to the shared game, or only its hash if the page has no public URL. */
  #link = '';
  #picture = '';

  /**
   * Makes the dialog for sharing a game.
   *
   * @param id - the id of the dialog element for sharing
   */
  constructor(
    private readonly table: ShareTable,
    private readonly id = 'share',
  ) {}

  /** Makes the link and the picture of the game on the board. */
  async prepare(): Promise<void> {
    const { board, game, isStudied } = this.table;
    const shared = board.game as unknown as Parameters<typeof encodeGame>[0];
    const isAll = isStudied || shared.node.children.length === 0;
    const options = isAll ? {} : ({ to: 'cursor' } as const);
    this.#link = (publicAddress() ?? '') + fragmentOf(game.id, await encodeGame(shared, options));
    const drawing = board.shadowRoot?.querySelector<SVGSVGElement>('svg.board');
    this.#picture = drawing ? toSvg(drawing) : '';
    this.table.requestUpdate();
  }

  render(): TemplateResult {
    const { words, game } = this.table;
    const hasAddress = publicAddress() !== null;
    const data = { title: `${game.name} · keddah`, url: this.#link };
    const canSend = hasAddress && navigator.canShare?.(data) === true;
    const save = (format: string, make: () => string | Blob | Promise<Blob>) => html`
      <button type="button" aria-label=${words('shareAs', { format })}
        @click=${async () => download(await make(), this.table.fileName(format.toLowerCase()))}>${icon('save')}${format}</button>`;
    const copy = (label: string, text: () => string) => html`
      <button type="button" @click=${(event: Event) => showResult(event, copyResult(text(), words))}>${label}</button>`;
    const record = () => this.table.record();
    return dialog(
      this.id,
      words('share'),
      words,
      html`
        <form class="share" @submit=${(event: Event) => event.preventDefault()}>
          ${linkField(words, { id: `${this.id}-link`, label: words(hasAddress ? 'shareLink' : 'shareFragment'), link: this.#link })}
          ${hasAddress ? '' : html`<p class="note">${words('shareNoAddress')}</p>`}
          ${
            canSend
              ? html`<button type="button" class="primary send" @click=${() => void navigator.share(data).catch(() => undefined)}>
                  ${icon('share')}<span>${words('shareSend')}</span>
                </button>`
              : ''
          }
          <div class="files">
            <img src=${urlOf(this.#picture)} alt=${words('sharePicture')} width="132" height="132" />
            <div>
              <h3>${words('sharePicture')}</h3>
              ${save('PNG', () => toPng(this.#picture))} ${save('SVG', () => new Blob([this.#picture], { type: 'image/svg+xml' }))}
              <h3>${words('shareRecord')}</h3>
              ${save('TXT', record)}
              ${copy(words('shareCopy'), record)} <span class="note" role="status"></span>
            </div>
          </div>
        </form>
      `,
    );
  }
}
