/** Editing a Quoridor position. */
import type { TemplateResult } from 'lit';
import { type EditHost, Editor } from './editor.js';
import type { Lit } from './extra.js';

export { css, words } from './editor.js';

/** Puts pawns, and lays and takes walls. Squares and walls are named as `standard` has it. */
export class QuoridorEditor<Game> extends Editor<Game> {
  readonly pawns: string[];
  walls: string[];
  readonly wallsLeft: number[];
  protected readonly brushes: string[];
  protected readonly sides: string[];
  protected side: string;
  /** The size and who began, as the text has them. */
  readonly #head: string;
  readonly #stock: number[];

  /** Starts from a position's text. */
  constructor(text: string, host: EditHost<Game>) {
    super(host);
    const [, head = '', across = '', upright = '', pawns = '', left = '', side = '1'] =
      /^([^/]*:)?([^/]*)\/([^/]*)\/([^/]*)\/([^/]*)\/(\d)$/.exec(text) ?? [];
    const names = (list: string, ending = '') => (list.match(/[a-z]\d+/g) ?? []).map((name) => name + ending);
    this.#head = head;
    this.walls = [...names(across, 'h'), ...names(upright, 'v')];
    this.pawns = names(pawns);
    this.wallsLeft = left.split(' ').map(Number);
    this.side = side;
    this.sides = this.pawns.map((_, index) => String(index + 1));
    this.brushes = [...this.sides];
    this.brush = '1';
    const each = Math.max(...this.wallsLeft);
    this.#stock = this.wallsLeft.map(() => each);
  }

  get toMove(): number {
    return Number(this.side);
  }

  get text(): string {
    const lying = (ending: string) =>
      this.walls
        .filter((wall) => wall.endsWith(ending))
        .map((wall) => wall.slice(0, -1))
        .join('');
    const { pawns, wallsLeft, side } = this;
    return `${this.#head}${lying('h')}/${lying('v')}/${pawns.join('')}/${wallsLeft.join(' ')}/${side}`;
  }

  paint(place: string): boolean {
    const { say } = this.host;
    if (!/[hv]$/.test(place)) {
      this.pawns[Number(this.brush) - 1] = place;
      this.judge(say('edit-put', { what: this.host.named(this.brush), square: place }));
    } else if (this.walls.includes(place)) {
      this.walls = this.walls.filter((wall) => wall !== place);
      this.judge(say('edit-gone', { square: place }));
    } else {
      this.walls = [...this.walls, place];
      this.judge(say('laid', { wall: place }));
    }
    return true;
  }

  protected override more({ html }: Lit): TemplateResult[] {
    const { say } = this.host;
    return this.sides.map(
      (side, index) => html`<label>${say('edit-walls', { side })} <input type="number" min="0" max="99"
        .value=${String(this.wallsLeft[index])}
        @input=${(event: Event) => {
          this.wallsLeft[index] = Number((event.target as HTMLInputElement).value);
          this.judge();
        }}></label>`,
    );
  }

  protected clear(): void {
    this.walls = [];
    this.wallsLeft.splice(0, Number.POSITIVE_INFINITY, ...this.#stock);
  }
}

export { QuoridorEditor as Editor };
