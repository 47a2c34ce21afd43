import type { TemplateResult } from 'lit';
import type { Game, Snapshot } from '../board.ts';
import type { Language } from '../i18n/index.ts';
import type { Seat } from '../seats.ts';
import { type StudyState, studyStateOf } from '../table/saved-game.ts';
import { goToCursor } from '../table/tree.ts';

/** The stored form of a game, as its table restores it. */
export interface RestorableGame {
  record: string;
  /** The attribute `seats` of the board. */
  seats: string;
  /** The results of the games before it, in the search for a person's level. */
  levelSearch?: unknown;
  /** The state of its study, if the game is studied. */
  study?: StudyState | undefined;
}

/** The functions of a game that the list of games and the openings use. Loaded on first use. */
export interface GameKind {
  /** Parses a record. Throws if it cannot be read. */
  parse(record: string): Game;
  /** Returns a game between people in the form that the game's table stores. */
  saved(game: Game): RestorableGame;
  status(game: Game): Snapshot<unknown>['status'];
  /** Returns the position as plain data, for `smallBoard`. */
  position(game: Game): unknown;
  /** Returns the names of all squares. */
  squares(game: Game): ReadonlySet<string>;
  /** Returns the number of turns, without setups. */
  turns(game: Game): number;
  /** Returns the index of a side in the order of turns. */
  sideIndex(side: unknown): number;
  sideName(index: number, language: Language): string;
  /** Draws a position. Draws an empty board if the data has another form. */
  smallBoard(position: unknown): TemplateResult;
  /** Loads the file of openings that `keddah openings` has written. */
  openings(): Promise<string>;
  /** Returns a turn of an opening in the notation of the game; `null` if it is illegal now. */
  legalOpening(game: Game, turn: string): string | null;
}

/** A game in the list. */
export interface KeptGame {
  id: string;
  /** The id of the game on the page, such as `arimaa`. */
  game: string;
  /** The name in the file from which it was added; missing if it was played here. */
  name?: string;
  saved: RestorableGame;
  /** Who plays each side, in the order of turns. */
  seats: readonly Seat[];
  status: 'playing' | 'won' | 'drawn';
  /** The index of the winner in `seats`; `null` without one. */
  winner: number | null;
  /** The code of the reason for the result; empty without one. */
  reason: string;
  turns: number;
  position: unknown;
  /** When it was played last, in milliseconds since 1970. */
  date: number;
}

/** The properties of a game that its record does not contain. */
export type About = Pick<KeptGame, 'id' | 'game' | 'saved' | 'seats' | 'date' | 'name'>;

/** Returns a game in the form of the list. */
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
