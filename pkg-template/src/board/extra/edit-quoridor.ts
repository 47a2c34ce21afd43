/** Editing a Quoridor position. */
import type { TemplateResult } from 'lit';
import { type EditHost, Editor } from './editor.js';
import type { Lit } from './extra.js';

export { css, words } from './editor.js';

/** A place on the board, as the drawing has it. */
export interface Point {
  x: number;
  y: number;
}

/** What the pointer is at. */
export interface Aim {
  square?: string | undefined;
  /** The wall whose place is nearest, and whether it is near. */
  wall?: string | undefined;
  near?: boolean;
}

/** What a Quoridor editor asks beside. */
export interface QuoridorEditHost<Game> extends EditHost<Game> {
  /** The text of a board at its start. */
  fresh(players: number, size: number): string;
}

/** Puts pawns, and lays and takes walls. Squares and walls are named as `standard` has it. */
export class QuoridorEditor<Game> extends Editor<Game> {
  pawns: string[] = [];
  walls: string[] = [];
  wallsLeft: number[] = [];
  size = 9;
  /** The pawn that the pointer drags. */
  pawn: ({ player: number } & Point) | undefined;
  #gripped: { wall?: string; player?: number; stock?: boolean } = {};
  protected side = '1';
  declare protected readonly host: QuoridorEditHost<Game>;

  /** Starts from a position's text. */
  constructor(text: string, host: QuoridorEditHost<Game>) {
    super(host);
    this.brush = '1';
    this.read(text);
  }

  get toMove(): number {
    return Number(this.side);
  }

  protected get sides(): string[] {
    return this.pawns.map((_, index) => String(index + 1));
  }

  protected get brushes(): string[] {
    return this.sides;
  }

  get text(): string {
    const lying = (ending: string) =>
      this.walls
        .filter((wall) => wall.endsWith(ending))
        .map((wall) => wall.slice(0, -1))
        .join('');
    const { pawns, wallsLeft, side, size } = this;
    const head = size === 9 ? '' : `${size}:`;
    return `${head}${lying('h')}/${lying('v')}/${pawns.join('')}/${wallsLeft.join(' ')}/${side}`;
  }

  /** What a press there could drag: one of the walls that are left, where it is on those. */
  hold({ square, wall, near }: Aim, stock: boolean): 'wall' | 'pawn' | undefined {
    this.#gripped = { stock };
    if (stock) return 'wall';
    const what = near && wall && this.walls.includes(wall) ? 'wall' : 'pawn';
    const player = this.pawns.indexOf(square ?? '') + 1;
    this.#gripped = what === 'wall' ? { wall: wall! } : { player };
    return what === 'wall' || player > 0 ? what : undefined;
  }

  /** Drags it; a wall leaves its place. */
  drag(at: Point): void {
    const { wall, player } = this.#gripped;
    if (wall) this.walls = this.walls.filter((one) => one !== wall);
    if (player) this.pawn = { player, ...at };
    this.host.changed();
  }

  /** Lets it go; off the board a wall is gone, and a pawn stays where it was. */
  drop({ square, wall }: Aim): void {
    const { host } = this;
    const { wall: old, player, stock } = this.#gripped;
    this.pawn = undefined;
    if (stock && wall) {
      this.wallsLeft = this.wallsLeft.map((left, index) => (index + 1 === this.toMove ? Math.max(0, left - 1) : left));
      this.walls = [...new Set([...this.walls, wall])];
      this.judge(host.say('laid', { wall }));
    } else if (old) {
      if (wall) this.walls = [...new Set([...this.walls, wall])];
      this.judge(wall ? host.say('laid', { wall }) : host.say('edit-gone', { square: old }));
    } else if (player && square) this.put(String(player), square);
    else host.changed();
  }

  paint(place: string): boolean {
    const { say } = this.host;
    if (!/[hv]$/.test(place)) this.put(this.brush, place);
    else if (this.walls.includes(place)) {
      this.walls = this.walls.filter((wall) => wall !== place);
      this.judge(say('edit-gone', { square: place }));
    } else {
      this.walls = [...this.walls, place];
      this.judge(say('laid', { wall: place }));
    }
    return true;
  }

  protected read(text: string): boolean {
    const match = /^(?:(5|7|9|11):)?([^/:]*)\/([^/]*)\/([^/]*)\/([^/]*)\/([1-4])$/i.exec(text.trim().toLowerCase());
    if (!match) return false;
    const [, size = '9', across = '', upright = '', squares = '', left = '', side = '1'] = match;
    const names = (list: string, ending = '') => (list.match(/[a-z]\d+/g) ?? []).map((name) => name + ending);
    const pawns = names(squares);
    const wallsLeft = left.trim().split(/\s+/).map(Number);
    const within = (room: number) => (name: string) =>
      name.charCodeAt(0) - 96 <= room && Number.parseInt(name.slice(1), 10) <= room;
    const walls = [...names(across, 'h'), ...names(upright, 'v')];
    const shown = pawns.every(within(Number(size))) && walls.every(within(Number(size) - 1));
    if (!shown || ![2, 4].includes(pawns.length) || wallsLeft.length !== pawns.length || Number(side) > pawns.length) {
      return false;
    }
    Object.assign(this, { size: Number(size), walls, pawns, wallsLeft, side });
    if (Number(this.brush) > pawns.length) this.brush = '1';
    return true;
  }

  protected override get hint(): string {
    return this.host.say('edit-hint');
  }

  protected override more(lit: Lit): TemplateResult[] {
    const { say } = this.host;
    const one = (value: number): [string, string] => [String(value), String(value)];
    return [
      this.choice(lit, say('edit-players'), [2, 4].map(one), String(this.pawns.length), (value) =>
        this.#resize(Number(value), this.size),
      ),
      this.choice(lit, say('edit-size'), [5, 7, 9, 11].map(one), String(this.size), (value) =>
        this.#resize(this.pawns.length, Number(value)),
      ),
      lit.html`<div class="stocks" role="group" aria-label=${say('edit-stock')}><span>${say('edit-stock')}</span>
        ${this.sides.map((side, index) => this.#stock(lit, side, index))}</div>`,
    ];
  }

  #stock({ html }: Lit, side: string, index: number): TemplateResult {
    const { say, icon } = this.host;
    const label = say('edit-walls', { side });
    return html`<label title=${label}>${icon(side)} <input type="number" min="0" max="99" aria-label=${label}
      .value=${String(this.wallsLeft[index])}
      @input=${(event: Event) => {
        this.wallsLeft[index] = Number((event.target as HTMLInputElement).value);
        this.judge();
      }}></label>`;
  }

  protected clear(): void {
    this.read(this.host.fresh(this.pawns.length, this.size));
  }

  protected put(player: string, square: string): void {
    this.pawns[Number(player) - 1] = square;
    this.judge(this.host.say('edit-put', { what: this.host.named(player), square }));
  }

  /** Another board: its players start anew, and the walls stay that still lie within it. */
  #resize(players: number, size: number): void {
    const { walls } = this;
    this.read(this.host.fresh(players, size));
    this.walls = walls.filter((wall) => wall.charCodeAt(0) - 96 < size && Number.parseInt(wall.slice(1), 10) < size);
    this.judge();
  }
}

export { QuoridorEditor as Editor };
