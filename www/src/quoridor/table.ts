import './quoridor.css';
import { QuoridorGame } from 'keddah/quoridor';
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
import { computer } from '../store/settings.ts';
import { ClockChoice } from '../table/clock-choice.ts';
import { playedOf, type ReadGame } from '../table/opening.ts';
import type { SavedGame } from '../table/saved-game.ts';
import { GameTable } from '../table/table.ts';
import { goToCursor } from '../table/tree.ts';
import { clockChoice } from '../view/clock.ts';
import { type ChosenHandicap, handicapChoice, handicapMark } from '../view/handicap.ts';
import { menuItem } from '../view/menu.ts';
import type { StatusLine } from '../view/status.ts';
import { backButton } from '../view/toolbar.ts';
import type { TurnNumber } from '../view/turns.ts';
import { type Board, type Player, playersOf, type State } from './board.ts';
import { canBeDrawn, canOfferDraw, isThirdTime } from './draw-rules.ts';
import type { Draws } from './draws.ts';
import { gameWithHandicap, type Handicap, handicapOf, MAX_FEWER_WALLS } from './handicap.ts';
import { type Words, wordsIn } from './i18n/index.ts';
import { newBoard, setDefaults, storedGame } from './new-board.ts';
import { notation, setNotation } from './notation.ts';
import { lastOptions, type NewGameOptions, randomPlayer, rememberOptions, type Size, usualWalls } from './options.ts';
import { placeQuestion } from './question.ts';
import { help, newGameDialog, notationChoice, WINS } from './view/dialogs.ts';
import { mark } from './view/mark.ts';
import { playerStrip } from './view/player.ts';
import { quoridorStatus, turnNumber } from './view/status.ts';
import { pathMarks } from './winning-path.ts';

/** Clocks of tournaments, from fast to slow: a total for each player. */
const CLOCKS = [
  { control: '1m', main: 60 },
  { control: '3m+2s', main: 180, increment: 2 },
  { control: '5m+3s', main: 300, increment: 3 },
  { control: '10m', main: 600 },
];

/** A stored game of Quoridor. */
interface Saved extends SavedGame {
  orientation: Board['orientation'];
}

/** The part of the page on which Quoridor is played. */
export class QuoridorTable extends GameTable<Player, Board, Saved> {
  readonly defaultAttributes = { orientation: '1', notation: 'standard' };
  readonly orientations = ['1', '2', '3', '4'];
  readonly setups = 0;
  readonly levelWins = WINS;
  readonly shortGameTurns = null;
  readonly clockPresets = CLOCKS;
  readonly hasClockLimit = false;
  readonly hasDraws = true;
  /** The options selected in the dialog for a new game. */
  #options: NewGameOptions = lastOptions();
  /**
   * The handicap selected in the dialog for a new game; its amount is an index into 1, 2, … missing
   * walls.
   */
  #handicap: ChosenHandicap | null = null;
  readonly #clockChoice = new ClockChoice(this, 'quoridor', CLOCKS, this.hasClockLimit);
  #winningPath = { key: '', marks: '' };
  /** The draw offers of the game; `null` until their code is loaded. */
  #draws: Draws | null = null;

  constructor(game: PageGame) {
    super(game, newBoard);
  }

  get words(): Words {
    return wordsIn(this.language);
  }

  /** The only player who is a person; `null` unless the computer plays all others. */
  get #person(): Player | null {
    const { state } = this;
    return state ? (playersOf(state.players)[onlyPersonIn(state.seats)] ?? null) : null;
  }

  setDefaults(): void {
    setDefaults(this.board);
  }

  stored(): Saved | null {
    return storedGame(this.board);
  }

  async showStored({ record, study, seats, orientation }: Saved): Promise<void> {
    const game = QuoridorGame.parse(record);
    goToCursor(game, study?.cursor);
    await this.#show(game, seats, orientation);
  }

  read(text: string): ReadGame {
    const { words } = this;
    const game = QuoridorGame.parse(text);
    const { players, toMove } = game.position;
    const all = playersOf(players);
    const current = firstComputer(this.state?.seats ?? []);
    const choices = all.map((player) => ({ value: String(player), label: words('player', { player }) }));
    return {
      summary: game.status.kind !== 'playing' ? words('pasteOver') : words('waitFor', { player: toMove }),
      choices: [...choices, { value: 'people', label: words('everyone') }],
      played: playedOf(game, toMove - 1, all),
      proposed: current ? String(toMove) : 'people',
      show: (choice) => {
        const person = all.find((player) => String(player) === choice) ?? null;
        const seats = seatsWithPerson(all, person, current ? seatText(current) : computer(this.game.id));
        return this.#show(game, seats, `${person ?? 1}`);
      },
    };
  }

  async #show(game: QuoridorGame, seats: string, orientation: Board['orientation']): Promise<void> {
    this.board.orientation = '1';
    this.board.seats = seats;
    this.board.game = game.inNotation(notation());
    await this.board.updateComplete;
    this.board.orientation = orientation;
  }

  seatsOf(state: State): readonly Seat[] {
    return state.seats;
  }

  sides(): readonly Player[] {
    return playersOf(this.state?.players ?? 2);
  }

  protected resigningSide(state: State | undefined): Player {
    const { toMove = 1 } = state ?? {};
    const people = playersOf(state?.players ?? 2).filter((one) => state?.seats[one - 1]?.kind === 'person');
    return people.includes(toMove) ? toMove : (people[0] ?? toMove);
  }

  protected resignEffect(state: State | undefined): string {
    if (state?.players === 4) return this.words('resignEffectFour');
    return this.words('resignEffect', { player: this.resigningSide(state) === 1 ? 2 : 1 });
  }

  statusLine(state: State): StatusLine {
    const line = quoridorStatus(state, this.#person, this.words);
    return this.#draws?.statusLine(state, line) ?? line;
  }

  protected override statusAction(state: State): TemplateResult | null {
    return backButton(this.board, state, this.words);
  }

  override endingItems(state: State): TemplateResult | string {
    if (!canBeDrawn(state)) return '';
    const offer = async () => (await this.#loadDraws())?.offer(state);
    return menuItem(this, this.words('offerDraw'), () => void offer(), !canOfferDraw(state));
  }

  /** Loads the code for offers of draws; `null` if that fails. */
  async #loadDraws(): Promise<Draws | null> {
    try {
      const { Draws } = await import('./draws.ts');
      this.#draws ??= new Draws(this);
    } catch (error) {
      console.error(error);
      this.notices.show({ text: this.words('partFailed'), closesItself: true });
    }
    return this.#draws;
  }

  protected override updated(): void {
    super.updated();
    const { state } = this;
    if (!state) return;
    placeQuestion(this, this.board, state);
    if (this.#draws) void this.#draws.consider(state);
    else if (isThirdTime(state) && canOfferDraw(state)) void this.#loadDraws().then((draws) => draws?.consider(state));
  }

  async startAgain(state: State, seats: readonly Seat[]): Promise<void> {
    const { players, size } = state;
    const start = this.board.game?.clone();
    start?.goTo(0);
    const { toMove: first = 1, wallsLeft = [10] } = start?.position ?? {};
    start?.free();
    const walls = Math.max(...wallsLeft);
    const last = this.board.game ? handicapOf(this.board.game) : null;
    // A handicap stays with the person who has it.
    const index = last ? (last.player - 1 + seatShift(state.seats, seats) + players) % players : 0;
    const handicap = last && { ...last, player: playersOf(players)[index] ?? last.player };
    await this.#newGame({ players, size: size as Size, walls, first, seats }, handicap);
  }

  async startStandard(seats: readonly Seat[]): Promise<void> {
    await this.#newGame({ players: 2, size: 9, walls: usualWalls(9, 2), first: 1, seats });
  }

  get shortGameNote(): string {
    return this.words('shortGame');
  }

  async startShort(seats: readonly Seat[]): Promise<void> {
    await this.#newGame({ players: 2, size: 7, walls: usualWalls(7, 2), first: 1, seats });
  }

  async startAtLevel(level: number): Promise<void> {
    const seats: Seat[] = [PERSON, { kind: 'computer', level }];
    this.#options = { ...this.#options, players: 2, size: 9, walls: usualWalls(9, 2), seats };
    rememberOptions(this.#options);
    await this.startStandard(seats);
  }

  sideName(index: number): string {
    return this.words('player', { player: index + 1 });
  }

  protected override endMarks({ status, plies }: State): string {
    if (status.kind !== 'won' || status.reason !== 'goal') return '';
    const key = `${status.winner} ${plies}`;
    const { game } = this.board;
    if (this.#winningPath.key !== key && game) this.#winningPath = { key, marks: pathMarks(game, status.winner) };
    return this.#winningPath.marks;
  }

  protected players(state: State): { top: TemplateResult; bottom: TemplateResult } {
    const all = playersOf(state.players);
    const bottom = all.find((one) => String(one) === this.board.orientation) ?? 1;
    const others = all.slice(1).map((_, i) => all[(all.indexOf(bottom) + i + 1) % all.length] ?? 1);
    const { words } = this;
    const handicap = this.board.game ? handicapOf(this.board.game) : null;
    const less = handicap
      ? handicapMark(words, words('handicapWalls', { n: handicap.fewerWalls }), String(handicap.fewerWalls))
      : '';
    const strip = (one: Player) =>
      playerStrip(one, state, words, one === handicap?.player ? less : '', this.clock(one), this.#togglePath);
    return {
      top: html`<div class="players top" data-players=${state.players}>${others.map(strip)}</div>`,
      bottom: html`<div class="players bottom">${strip(bottom)}</div>`,
    };
  }

  #togglePath = (one: Player): void => this.board.showPath(this.state?.path === one ? null : one);

  override settings(state: State): TemplateResult {
    return notationChoice(this.words, state.notation, (next) => {
      setNotation(next);
      const { game } = this.board;
      if (game) this.board.game = game.inNotation(next);
    });
  }

  turnNumber(state: State, ply: number): TurnNumber {
    return turnNumber(state, ply);
  }

  override turnView(text: string, state: State, ply: number): unknown {
    const all = playersOf(state.players);
    const first = all.indexOf(state.toMove) - (state.ply % all.length) + all.length;
    return html`${mark(all[(first + ply - 1) % all.length] ?? 1)}${text}`;
  }

  override columns(state: State): number {
    return state.players;
  }

  async loadGuide(): Promise<() => TemplateResult> {
    const { guide } = await import('./view/guide.ts');
    return () => guide(this.words);
  }

  protected dialogs(state: State | undefined): TemplateResult {
    const change = (options: NewGameOptions) => {
      this.#options = options;
      this.requestUpdate();
    };
    const clock = this.#clockChoice;
    const { players, seats } = this.#options;
    // The rules do not define what happens to one of four players whose time has run out.
    clock.isOffered = players === 2 && seats.some(({ kind }) => kind === 'person');
    const choices = html`${this.#handicapChoice()} ${clockChoice(clock, this.words)}`;
    return html`${newGameDialog(this.words, this.#options, choices, () => this.findLevel(), change, this.#start)} ${help(this.words)}
      ${state ? (this.#draws?.dialog(state) ?? '') : ''}
      <div class="unseen" role="status">${this.#draws?.announcement ?? ''}</div>`;
  }

  /** Returns the handicap selected in the dialog, if the other options allow it. */
  get #chosenHandicap(): ChosenHandicap | null {
    const { players, walls } = this.#options;
    const chosen = this.#handicap;
    return chosen && chosen.side < players && chosen.amount < walls ? chosen : null;
  }

  #handicapChoice(): TemplateResult | string {
    const { words } = this;
    const { players, walls } = this.#options;
    if (walls === 0) return '';
    const options = {
      sides: playersOf(players).map((player) => words('player', { player })),
      amounts: Array.from({ length: Math.min(walls, MAX_FEWER_WALLS) }, (_, i) => words('handicapWalls', { n: i + 1 })),
      label: words('handicapBy'),
      note: words('handicapNote'),
      chosen: this.#chosenHandicap,
    };
    return handicapChoice(words, options, (next) => {
      this.#handicap = next;
      this.requestUpdate();
    });
  }

  #start = (): void => {
    const options = this.#options;
    const chosen = this.#chosenHandicap;
    const player = chosen && playersOf(options.players)[chosen.side];
    const handicap = chosen && player ? { player, fewerWalls: chosen.amount + 1 } : null;
    rememberOptions(options);
    const first = options.first ?? randomPlayer(options.players);
    const text = options.first === null ? this.words('startedBy', { player: first }) : this.words('started');
    void this.replace(text, () => this.#newGame({ ...options, first }, handicap), this.#clockChoice.take());
  };

  async #newGame(
    { players, size, walls, first, seats }: NewGameOptions & { first: Player },
    handicap: Handicap | null = null,
  ): Promise<void> {
    const person = playersOf(players)[seats.findIndex(({ kind }) => kind === 'person')] ?? 1;
    if (handicap) {
      const game = gameWithHandicap({ players, size, walls, first }, handicap);
      return this.#show(game, seatsText(seats), `${person}`);
    }
    this.board.orientation = '1';
    this.board.newGame({ players, size, walls, first, seats, notation: notation() });
    await this.board.updateComplete;
    this.board.orientation = `${person}`;
  }
}

customElements.define('quoridor-table', QuoridorTable);
