import type { TemplateResult } from 'lit';
import type { Game, Snapshot } from '../board.ts';
import type { Language } from '../i18n/index.ts';
import type { Seat } from '../seats.ts';
import { type StudyState, studyStateOf } from '../table/saved-game.ts';
import { goToCursor } from '../table/tree.ts';

/** A game as the browser stores it, from which the game view restores it. */
export interface RestorableGame {
  record: string;
  /** Who plays each side, in the syntax of the board's attribute `seats`. */
  seats: string;
  /** The results of the earlier games, if the game is part of the search for a person's level. */
  levelSearch?: unknown;
  /** The state of the analysis with its variations, if the game is studied. */
  study?: StudyState | undefined;
}

/**
 * The functions of a game, such as Arimaa, that the list of stored games and the opening explorer
 * use. Loaded on first use.
 */
export interface GameKind {
  /** Parses the record of a game. Throws if it cannot be parsed. */
  parse(record: string): Game;
  /** Returns a game as the browser stores it, with people on all sides. */
  saved(game: Game): RestorableGame;
  status(game: Game): Snapshot<unknown>['status'];
  /** Returns the position of a game as plain data, from which `smallBoard` draws it. */
  position(game: Game): unknown;
  /** Returns the names of all squares of the game's board. */
  squares(game: Game): ReadonlySet<string>;
  /** Returns the number of turns of a game, without Arimaa's setups. */
  turns(game: Game): number;
  /** Returns the index of a side in the order of turns. */
  sideIndex(side: unknown): number;
  sideName(index: number, language: Language): string;
  /** Draws a position as a small board. Draws an empty board if the data is not such a position. */
  smallBoard(position: unknown): TemplateResult;
  /**
   * Returns the number of positions that a review of a game searches for each turn. With a network
   * it is smaller, since each position then takes longer and is judged better.
   */
  reviewNodes(game: Game): number;
  /** Loads the text of the game's opening file, which `keddah openings` has written. */
  openings(): Promise<string>;
  /** Converts a turn of the opening index to the game's notation; `null` if it is illegal now. */
  legalOpening(game: Game, turn: string): string | null;
}

/** A game in the user's list of stored games. */
export interface KeptGame {
  id: string;
  /** The id of the game on the page, such as `arimaa`. */
  game: string;
  /** The name that the game had in an imported file; missing if it was played on this page. */
  name?: string;
  saved: RestorableGame;
  /** Who plays each side, in the order of turns. */
  seats: readonly Seat[];
  status: 'playing' | 'won' | 'drawn';
  /** The index of the winning side in `seats`; `null` without a winner. */
  winner: number | null;
  /** The code of the reason why the game ended, such as `goal`; empty before the end. */
  reason: string;
  turns: number;
  position: unknown;
  /** The time at which the game was last played, in milliseconds since 1970. */
  date: number;
}

/** The properties of a stored game that its record does not contain. */
export type About = Pick<KeptGame, 'id' | 'game' | 'saved' | 'seats' | 'date' | 'name'>;

/** Makes the entry of a game for the list of stored games. */
export function keptGame(kind: GameKind, game: Game, about: About): KeptGame {
  const study = studyStateOf(about.saved.study);
  // The tree may go on where the game itself does not.
  goToCursor(game, study?.live?.path ?? study?.cursor);
  const status = kind.status(game);
  return {
    ...about,
    status: status.kind,
    winner: status.kind === 'won' ? kind.sideIndex(status.winner) : null,
    reason: status.kind === 'playing' ? '' : status.reason,
    turns: kind.turns(game),
    position: kind.position(game),
  };
}
