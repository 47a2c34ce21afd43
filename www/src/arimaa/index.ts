import './arimaa.css';
import 'keddah/boards/arimaa';
import { ArimaaGame } from 'keddah/arimaa';
import { html, type TemplateResult } from 'lit';
import { level } from '../store/settings.ts';
import { GameTable } from '../table.ts';
import type { Line } from '../view/status.ts';
import { type Board, other, type Side, type State } from './board.ts';
import { type Words, wordsIn } from './i18n/index.ts';
import { personIn, readSeats, writeSeats } from './seats.ts';
import { presets, turnBar } from './view/actions.ts';
import { help, newGameDialog } from './view/dialogs.ts';
import { player } from './view/player.ts';
import { arimaaLine } from './view/status.ts';
import { steps, turnNumber } from './view/turns.ts';

/** A game as it is kept between visits. */
interface Kept {
  /** As `toRecord` writes it. */
  record: string;
  /** The steps of a half-built turn. */
  steps: string[];
  seats: string;
  orientation: Side;
}

/** Arimaa on the page. */
export class ArimaaTable extends GameTable<Side, Board, Kept> {
  readonly game = 'arimaa';
  protected readonly usual = { orientation: 'gold' };
  protected readonly board = document.createElement('arimaa-board');

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
    return readSeats(this.board.seats);
  }

  protected beginner(): void {
    this.board.seats = writeSeats({ gold: null, silver: level(this.game) });
    this.board.orientation = 'gold';
  }

  protected isKept(value: unknown): value is Kept {
    if (typeof value !== 'object' || value === null) return false;
    const { record, steps, seats, orientation } = value as Record<string, unknown>;
    const texts = Array.isArray(steps) && steps.every((step) => typeof step === 'string');
    const side = orientation === 'gold' || orientation === 'silver';
    return typeof record === 'string' && texts && typeof seats === 'string' && side;
  }

  protected keep(): Kept | null {
    const { game, orientation, seats } = this.board;
    return game ? { record: game.toRecord(), steps: [...game.turn.steps], seats, orientation } : null;
  }

  protected async lay({ record, steps, seats, orientation }: Kept): Promise<void> {
    const game = ArimaaGame.parse(record);
    for (const step of steps) game.turn.step(step);
    await this.#put(game, seats, orientation);
  }

  protected read(text: string): () => Promise<void> {
    const game = ArimaaGame.parse(text);
    // Nothing moves by itself: whoever played against the machine takes the side to move.
    const { toMove } = game.position;
    const { gold, silver } = this.#seats;
    const machine = gold ?? silver;
    if (machine === null) return () => this.#put(game, this.board.seats, this.board.orientation);
    return () => this.#put(game, writeSeats({ gold: machine, silver: machine, [toMove]: null }), toMove);
  }

  async #put(game: ArimaaGame, seats: string, orientation: Side): Promise<void> {
    this.board.orientation = orientation;
    this.board.seats = seats;
    await this.board.updateComplete;
    this.board.game = game;
  }

  protected resigner(state: State | undefined): Side {
    return personIn(this.#seats) ?? state?.toMove ?? 'gold';
  }

  protected resignTell(state: State | undefined): string {
    return this.words('resignTell', { side: other(this.resigner(state)) });
  }

  protected override worthKeeping(state: State): boolean {
    return super.worthKeeping(state) || state.steps.length > 0;
  }

  protected line(state: State): Line {
    return arimaaLine(state, personIn(this.#seats), this.words);
  }

  protected players(state: State): TemplateResult {
    const bottom = this.board.orientation === 'silver' ? 'silver' : 'gold';
    const strip = (side: Side, place: 'top' | 'bottom') => player(side, state, this.#seats, this.words, place);
    return html`${strip(other(bottom), 'top')} ${strip(bottom, 'bottom')}`;
  }

  protected bar(state: State): TemplateResult {
    return turnBar(this.board, state, this.words, () => this.open('new-game'));
  }

  protected override beside(state: State): TemplateResult | string {
    return presets(this.board, state, this.words);
  }

  protected turnNumber(state: State, ply: number): string {
    return turnNumber(state, ply);
  }

  protected override turn(text: string): unknown {
    return steps(text);
  }

  protected dialogs(): TemplateResult {
    const start = (seats: string, orientation: Side) => {
      void this.replace(this.words('started'), () => {
        this.board.orientation = orientation;
        this.board.newGame({ seats });
      });
    };
    return html`${newGameDialog(this.words, start)} ${help(this.words)}`;
  }
}

customElements.define('arimaa-table', ArimaaTable);
