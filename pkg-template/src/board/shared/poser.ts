/** Poses a board's puzzle: when there is one, and what of it the board shows. */

import type { Say } from '../extra/extra.js';
import type { Outcome, Puzzle, Table } from '../extra/puzzle.js';
import type { Shelf } from './extras.js';

/** What the board does for its puzzle. */
export interface PoserHost {
  /** The outcome is another. */
  changed(outcome: Outcome, puzzle: Puzzle): void;
  failed(error: unknown): void;
  turnsOf(text: string): string[];
  readonly say: Say;
  sideText(side: unknown): string;
}

/** Has the puzzle of a board, while there is one. */
export class Poser {
  puzzle: Puzzle | null = null;
  /** What is wrong with what the author asks for. */
  fault: unknown = null;
  #asked = '';
  /** The game whose puzzle it is. */
  #posed: unknown = null;
  readonly #shelf: Shelf;
  readonly #host: PoserHost;

  constructor(shelf: Shelf, host: PoserHost) {
    this.#shelf = shelf;
    this.#host = host;
  }

  /** Whether turns can be made. */
  get open(): boolean {
    return this.puzzle !== null && this.puzzle.outcome !== 'solved';
  }

  /** How far it is. */
  get state(): { outcome: Outcome; tries: number } | null {
    return this.puzzle && { outcome: this.puzzle.outcome, tries: this.puzzle.tries };
  }

  /** Who plays: the solver is a person, and the others are answered for. */
  seats(sides: readonly unknown[]): string | undefined {
    const { puzzle } = this;
    return puzzle ? sides.map((side) => (side === puzzle.solver ? 'person' : 'nobody')).join(' ') : undefined;
  }

  /** What there is to do, in words; nothing where something else is to be told. */
  text(table: { begun: boolean; atLatest: boolean }): string {
    const { puzzle } = this;
    if (!puzzle || table.begun || !table.atLatest) return '';
    return puzzle.text(this.#host.say, this.#host.sideText(puzzle.solver));
  }

  /** Sees to the puzzle of the game on the table. `true` where it is another one now. */
  pose(table: Table, solution = '', goal = ''): boolean {
    const extra = this.#shelf.take('puzzle');
    const asked = `${goal}\n${solution}`;
    if (!extra || (this.#posed === table.game && this.#asked === asked)) return false;
    if (this.#posed === table.game) this.puzzle?.startOver();
    this.drop();
    this.#posed = table.game;
    this.#asked = asked;
    const { turnsOf, changed, failed } = this.#host;
    try {
      const puzzle: Puzzle = new extra.Puzzle(
        table,
        { solution, goal, turnsOf },
        { changed: (outcome) => changed(outcome, puzzle), failed },
      );
      this.puzzle = puzzle;
    } catch (error) {
      this.fault = error;
    }
    return true;
  }

  /** There is no puzzle any more. */
  drop(): void {
    this.puzzle?.stop();
    this.puzzle = null;
    this.fault = null;
    this.#posed = null;
  }
}
