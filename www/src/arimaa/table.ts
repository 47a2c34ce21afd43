import './arimaa.css';
import { ArimaaGame } from 'keddah/arimaa';
import { html, type TemplateResult } from 'lit';
import type { PageGame } from '../game.ts';
import {
  firstComputer,
  onlyPersonIn,
  PERSON,
  type Seat,
  seatShift,
  seatsText,
  seatsWithPerson,
  seatText,
} from '../seats.ts';
import { setComputer } from '../store/set-settings.ts';
import { computer } from '../store/settings.ts';
import { ClockChoice } from '../table/clock-choice.ts';
import { playedOf, type ReadGame } from '../table/opening.ts';
import type { SavedGame } from '../table/saved-game.ts';
import { GameTable } from '../table/table.ts';
import { goToCursor } from '../table/tree.ts';
import { clockChoice } from '../view/clock.ts';
import { type ChosenHandicap, handicapChoice, handicapMark } from '../view/handicap.ts';
import type { StatusLine } from '../view/status.ts';
import type { TurnNumber } from '../view/turns.ts';
import { type Board, other, SIDES, type Side, type State } from './board.ts';
import { gameWithHandicap, type Handicap, handicapOf, MISSING_PIECES } from './handicap.ts';
import { type Words, wordsIn } from './i18n/index.ts';
import { newBoard, type StoredGame, setDefaults, storedGame } from './new-board.ts';
import { presets, turnBar } from './view/actions.ts';
import { help, newGameDialog, WINS } from './view/dialogs.ts';
import { captures, chip, playerStrip } from './view/player.ts';
import { arimaaStatus } from './view/status.ts';
import { steps, turnNumber } from './view/turns.ts';

/** A game of Arimaa as the browser stores it. */
interface Saved extends SavedGame, StoredGame {
  orientation: Side;
}

/** Time controls that are common on arimaa.com, from fast to slow. */
const CLOCKS = [
  { control: '15s/2m', turn: 15, main: 120 },
  { control: '30s/5m/100/0/8h', turn: 30, main: 300 },
  { control: '1m/5m', turn: 60, main: 300 },
  { control: '2m/10m/100/20m', turn: 120, main: 600 },
];

/** The starting position of a short game, as text: ten pieces each, close to each other. */
const SHORT_START = `g [${[
  '        ',
  'rrc  drr',
  ' h em h ',
  '        ',
  '        ',
  ' H ME H ',
  'RRD  CRR',
  '        ',
].join('')}]`;

/** The part of the page on which Arimaa is played. */
export class ArimaaTable extends GameTable<Side, Board, Saved> {
  readonly defaultAttributes = { orientation: 'gold' };
  readonly orientations = SIDES;
  readonly setups = 2;
  readonly levelWins = WINS;
  readonly shortGameTurns = 15;
  readonly clockPresets = CLOCKS;
  readonly hasClockLimit = true;
  readonly hasDraws = false;

  /**
   * The handicap selected in the dialog for a new game; its amount is the index of a missing piece.
   */
  #handicap: ChosenHandicap | null = null;
  readonly #clockChoice = new ClockChoice(this, 'arimaa', CLOCKS, this.hasClockLimit);

  constructor(game: PageGame) {
    super(game, newBoard);
  }

  get words(): Words {
    return wordsIn(this.language);
  }

  /** Who plays Gold and who plays Silver; empty until the board is ready. */
  get #seats(): readonly Seat[] {
    const { state } = this;
    return state ? this.seatsOf(state) : [];
  }

  seatsOf(state: State): readonly Seat[] {
    return state.seats;
  }

  /** The side that the only person plays; `null` unless the computer plays the other side. */
  get #person(): Side | null {
    return SIDES[onlyPersonIn(this.#seats)] ?? null;
  }

  setDefaults(): void {
    setDefaults(this.board);
  }

  override isSaved(value: unknown): value is Saved {
    if (!super.isSaved(value)) return false;
    const steps: unknown = value.steps;
    return Array.isArray(steps) && steps.every((step) => typeof step === 'string');
  }

  stored(): Saved | null {
    return storedGame(this.board);
  }

  async showStored({ record, study, steps, seats, orientation }: Saved): Promise<void> {
    const game = ArimaaGame.parse(record);
    goToCursor(game, study?.cursor);
    for (const step of steps) game.turn.step(step);
    await this.#show(game, seats, orientation);
  }

  override withRecord(saved: Saved, record: string): Saved {
    return { ...super.withRecord(saved, record), steps: [] };
  }

  read(text: string): ReadGame {
    const { words } = this;
    const game = ArimaaGame.parse(text);
    const { position, status } = game;
    const current = firstComputer(this.#seats);
    const choices = SIDES.map((side) => ({ value: side as string, label: words('side', { side }) }));
    return {
      summary: status.kind !== 'playing' ? words('pasteOver') : words('turnOf', { side: position.toMove }),
      choices: [...choices, { value: 'people', label: words('asTwo') }],
      played: playedOf(game, SIDES.indexOf(position.toMove), SIDES),
      proposed: current ? position.toMove : 'people',
      show: (choice) => {
        const person = SIDES.find((side) => side === choice) ?? null;
        const seats = seatsWithPerson(SIDES, person, current ? seatText(current) : computer(this.game.id));
        return this.#show(game, seats, person ?? this.board.orientation);
      },
    };
  }

  async #show(game: ArimaaGame, seats: string, orientation: Side): Promise<void> {
    this.board.orientation = orientation;
    this.board.seats = seats;
    await this.board.updateComplete;
    this.board.game = game;
  }

  sides(): readonly Side[] {
    return SIDES;
  }

  override winnerAtLimit(): Side | null {
    return this.board.game?.winnerAtLimit() ?? null;
  }

  protected resigningSide(state: State | undefined): Side {
    return this.#person ?? state?.toMove ?? 'gold';
  }

  protected resignEffect(state: State | undefined): string {
    return this.words('resignEffect', { side: other(this.resigningSide(state)) });
  }

  override hasProgress(): boolean {
    return super.hasProgress() || (this.state?.steps.length ?? 0) > 0;
  }

  statusLine(state: State): StatusLine {
    return arimaaStatus(state, this.#person, this.words);
  }

  protected players(state: State): { top: TemplateResult; bottom: TemplateResult } {
    const bottom = this.board.orientation === 'silver' ? 'silver' : 'gold';
    const { words } = this;
    const handicap = this.board.game ? handicapOf(this.board.game) : null;
    const less = (side: Side) =>
      side === handicap?.side
        ? handicapMark(words, words('handicapPiece', { letter: handicap.piece }), chip(side, handicap.piece))
        : '';
    const strip = (side: Side, place: 'top' | 'bottom') =>
      playerStrip(side, state, words, place, less(side), this.clock(side));
    return { top: strip(other(bottom), 'top'), bottom: strip(bottom, 'bottom') };
  }

  protected override mainControls(state: State): TemplateResult {
    return turnBar(this.board, state, this.words);
  }

  async startAgain(state: State, seats: readonly Seat[]): Promise<void> {
    const person = SIDES[onlyPersonIn(seats)];
    const only = firstComputer(seats);
    if (only) setComputer(this.game.id, seatText(only));
    const last = this.board.game ? handicapOf(this.board.game) : null;
    // A handicap stays with the person who has it.
    const hasChanged = seatShift(this.seatsOf(state), seats) !== 0;
    const handicap = last && { ...last, side: hasChanged ? other(last.side) : last.side };
    await this.#newGame(seats, person ?? this.board.orientation, handicap);
  }

  async #newGame(seats: readonly Seat[], orientation: Side, handicap: Handicap | null): Promise<void> {
    if (handicap) return this.#show(gameWithHandicap(handicap), seatsText(seats), orientation);
    const [gold = PERSON, silver = PERSON] = seats;
    this.board.orientation = orientation;
    this.board.newGame({ seats: [gold, silver] });
  }

  startStandard(seats: readonly Seat[]): void {
    const [gold = PERSON, silver = PERSON] = seats;
    this.board.newGame({ seats: [gold, silver] });
  }

  get shortGameNote(): string {
    return this.words('shortGame', { n: this.shortGameTurns });
  }

  async startShort(seats: readonly Seat[]): Promise<void> {
    const person = SIDES[onlyPersonIn(seats)] ?? 'gold';
    await this.#show(ArimaaGame.parse(SHORT_START), seatsText(seats), person);
  }

  async startAtLevel(level: number): Promise<void> {
    const computer: Seat = { kind: 'computer', level };
    setComputer(this.game.id, seatText(computer));
    await this.#newGame([PERSON, computer], 'gold', null);
  }

  sideName(index: number): string {
    return this.words('side', { side: SIDES[index] ?? 'gold' });
  }

  override resultPicture(state: State): TemplateResult | string {
    return captures(state, this.words);
  }

  override whyNoHint(state: State): string {
    if (state.waiting) return this.words('hintWaiting');
    return state.steps.length > 0 ? this.words('hintSteps') : '';
  }

  protected override extraControls(state: State, canArrange: boolean): TemplateResult | string {
    if (!canArrange) {
      this.board.arranging = false;
      return '';
    }
    return presets(this.board, state, this.words);
  }

  turnNumber(state: State, ply: number): TurnNumber {
    return turnNumber(state, ply);
  }

  override columns(): number {
    return 2;
  }

  override turnView(text: string): unknown {
    return steps(text);
  }

  async loadGuide(): Promise<() => TemplateResult> {
    const { guide } = await import('./view/guide.ts');
    return () => guide(this.words);
  }

  #handicapChoice(): TemplateResult {
    const { words } = this;
    const options = {
      sides: SIDES.map((side) => words('side', { side })),
      amounts: MISSING_PIECES.map((letter) => words('handicapPiece', { letter })),
      label: words('handicapBy'),
      note: words('handicapNote'),
      chosen: this.#handicap,
    };
    return handicapChoice(words, options, (next) => {
      this.#handicap = next;
      this.requestUpdate();
    });
  }

  protected dialogs(): TemplateResult {
    const start = (gold: Seat, silver: Seat, orientation: Side) => {
      const chosen = this.#handicap;
      const [side, piece] = [SIDES[chosen?.side ?? -1], MISSING_PIECES[chosen?.amount ?? -1]];
      const show = () => this.#newGame([gold, silver], orientation, side && piece ? { side, piece } : null);
      void this.replace(this.words('started'), show, this.#clockChoice.take());
    };
    const clock = this.#clockChoice;
    const change = (who: string) => clock.offer(who !== 'watch');
    const choices = html`${this.#handicapChoice()} ${clockChoice(clock, this.words)}`;
    return html`${newGameDialog(this.words, choices, () => this.findLevel(), change, start)} ${help(this.words)}`;
  }
}

customElements.define('arimaa-table', ArimaaTable);
