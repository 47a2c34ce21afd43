import './quoridor.css';
import 'keddah/boards/quoridor';
import { QuoridorGame } from 'keddah/quoridor';
import { html, type TemplateResult } from 'lit';
import { onlyPerson, parseSeats } from '../seats.ts';
import { GameTable } from '../table.ts';
import { instead } from '../view/actions.ts';
import type { Line } from '../view/status.ts';
import { type Board, type Player, playersOf, type State } from './board.ts';
import { type Words, wordsIn } from './i18n/index.ts';
import { type Choice, lastChoice, lot, notation, rememberChoice, setNotation } from './options.ts';
import { help, newGameDialog, notationChoice } from './view/dialogs.ts';
import { mark } from './view/mark.ts';
import { player } from './view/player.ts';
import { quoridorLine, turnNumber } from './view/status.ts';

/** A game as it is kept between visits. */
interface Kept {
  /** As `toRecord` writes it. */
  record: string;
  seats: string;
  orientation: string;
}

/** Quoridor on the page. */
export class QuoridorTable extends GameTable<Player, Board, Kept> {
  readonly game = 'quoridor';
  protected readonly usual = { orientation: '1', notation: 'standard' };
  protected readonly board = document.createElement('quoridor-board');
  /** What the dialog for a new game shows. */
  #choice: Choice = lastChoice();

  constructor() {
    super();
    this.board.id = 'board';
    this.board.className = 'board';
    this.board.controls = 'none';
    this.beginner();
  }

  protected get words(): Words {
    return wordsIn(this.language);
  }

  get #seats() {
    return parseSeats(this.board.seats, this.state?.players ?? 2);
  }

  /** The player of the only person among machines. */
  get #person(): Player | null {
    return playersOf(this.state?.players ?? 2)[onlyPerson(this.#seats)] ?? null;
  }

  protected beginner(): void {
    this.board.seats = 'person machine:3';
    this.board.orientation = '1';
    this.board.notation = notation();
  }

  protected isKept(value: unknown): value is Kept {
    if (typeof value !== 'object' || value === null) return false;
    const { record, seats, orientation } = value as Record<string, unknown>;
    return typeof record === 'string' && typeof seats === 'string' && /^[1-4]$/.test(String(orientation));
  }

  protected keep(): Kept | null {
    const { game, orientation, seats } = this.board;
    return game ? { record: game.toRecord(), seats, orientation } : null;
  }

  protected async lay({ record, seats, orientation }: Kept): Promise<void> {
    await this.#put(QuoridorGame.parse(record), seats, orientation);
  }

  protected read(text: string): () => Promise<void> {
    const game = QuoridorGame.parse(text);
    const { players, toMove } = game.position;
    // Nothing moves by itself: whoever played against the machine takes the side to move.
    const machine = this.#seats.find((seat) => seat !== null) ?? null;
    const seats = playersOf(players).map((one) =>
      machine === null || one === toMove ? 'person' : `machine:${machine}`,
    );
    return () => this.#put(game, seats.join(' '), String(machine === null ? 1 : toMove));
  }

  async #put(game: QuoridorGame, seats: string, orientation: string): Promise<void> {
    this.board.orientation = '1';
    this.board.seats = seats;
    this.board.game = game.inNotation(notation());
    await this.board.updateComplete;
    this.board.orientation = orientation;
  }

  protected resigner(state: State | undefined): Player {
    const { toMove = 1 } = state ?? {};
    const people = playersOf(state?.players ?? 2).filter((one) => this.#seats[one - 1] === null);
    return people.includes(toMove) ? toMove : (people[0] ?? toMove);
  }

  protected resignTell(state: State | undefined): string {
    if (state?.players === 4) return this.words('resignTellFour');
    return this.words('resignTell', { player: this.resigner(state) === 1 ? 2 : 1 });
  }

  protected line(state: State): Line {
    return quoridorLine(state, this.#person, (this.#seats[state.toMove - 1] ?? null) !== null, this.words);
  }

  protected override action(state: State): TemplateResult | null {
    return instead(this.board, state, this.words, () => this.open('new-game'));
  }

  protected players(state: State): TemplateResult {
    const all = playersOf(state.players);
    const bottom = all.find((one) => String(one) === this.board.orientation) ?? 1;
    const others = all.slice(1).map((_, i) => all[(all.indexOf(bottom) + i + 1) % all.length] ?? 1);
    const strip = (side: Player) => player(side, state, this.#seats, this.words, this.#show);
    return html`<div class="players top" data-players=${state.players}>${others.map(strip)}</div>
      <div class="players bottom">${strip(bottom)}</div>`;
  }

  /** Draws a player's way, or takes it away again. */
  #show = (side: Player): void => this.board.showPath(this.state?.path === side ? null : side);

  protected override settings(state: State): TemplateResult {
    return notationChoice(this.words, state.notation, (next) => {
      setNotation(next);
      const { game } = this.board;
      if (game) this.board.game = game.inNotation(next);
    });
  }

  protected bar(): TemplateResult | string {
    return '';
  }

  protected turnNumber(state: State, ply: number): string {
    return turnNumber(state, ply);
  }

  protected override turn(text: string, state: State, ply: number): unknown {
    const all = playersOf(state.players);
    const begins = all.indexOf(state.toMove) - (state.ply % all.length) + all.length;
    return html`${mark(all[(begins + ply - 1) % all.length] ?? 1)}${text}`;
  }

  protected override columns(state: State): number {
    return state.players;
  }

  protected dialogs(): TemplateResult {
    const change = (choice: Choice) => {
      this.#choice = choice;
      this.requestUpdate();
    };
    return html`${newGameDialog(this.words, this.#choice, change, this.#start)} ${help(this.words)}`;
  }

  #start = (): void => {
    const { seats, ...choice } = this.#choice;
    rememberChoice(this.#choice);
    const first = choice.first ?? lot(choice.players);
    const told = choice.first === null ? this.words('startedBy', { player: first }) : this.words('started');
    const person = playersOf(choice.players)[parseSeats(seats, choice.players).indexOf(null)] ?? 1;
    void this.replace(told, async () => {
      const { players, size, walls } = choice;
      this.board.orientation = '1';
      this.board.newGame({ players, size, walls, first, seats, notation: notation() });
      await this.board.updateComplete;
      this.board.orientation = String(person);
    });
  };
}

customElements.define('quoridor-table', QuoridorTable);
