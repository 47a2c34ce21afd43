/** The data and actions of the card and the dialog of a direct game. */
import type { Snapshot } from '../board.ts';
import type { Words as CommonWords } from '../i18n/index.ts';
import type { ClockChoice, ClockPreset } from '../table/clock-choice.ts';
import type { Notices } from '../table/notices.ts';
import type { Invitation } from './description.ts';
import type { Words } from './i18n/index.ts';
import type { DirectPlay } from './play.ts';
import type { PlayTable } from './play-table.ts';

/** The members of the game view that direct games use. */
export interface DirectTable extends PlayTable {
  readonly words: CommonWords;
  readonly notices: Notices;
  readonly clockPresets: readonly ClockPreset[];
  /** Whether the rules allow a time limit for the whole game. */
  readonly hasClockLimit: boolean;
  readonly updateComplete: Promise<boolean>;
  /** Returns the name of a side, given its index in the order of turns. */
  sideName(index: number): string;
  replace(text: string, show: () => void | Promise<void>, timeControl?: string): Promise<void>;
  /** Opens the dialog with this id. */
  open(id: string): void;
  /** Closes the dialog with this id. */
  close(id: string): void;
  requestUpdate(): void;
}

/** The steps of the dialog that connects two browsers for a game. */
export type Step =
  | { kind: 'choose' }
  | { kind: 'preparing' }
  | { kind: 'inviting'; link: string; problem: boolean }
  | { kind: 'invited'; invitation: Invitation }
  | { kind: 'answering'; link: string }
  | { kind: 'connecting' }
  /**
   * Dialog step: the answer to an invitation was opened in this tab, and offered to the tab with
   * the invitation.
   */
  | { kind: 'handed-over'; isTaken: boolean }
  | { kind: 'failed'; isSupported: boolean };

/** The data and actions of a direct game that its card and its dialog use. */
export interface DirectView {
  readonly table: DirectTable;
  readonly words: Words;
  readonly step: Step;
  /** The choice of the time control for the invitation. */
  readonly clock: ClockChoice;
  /** The game with the connected page; `null` without a connection. */
  readonly play: DirectPlay | null;
  open(): Promise<void>;
  reconnect(): Promise<void>;
  invite(seat: number, control: string): Promise<void>;
  join(): Promise<void>;
  connect(text: string): void;
  playByLinks(): void;
  confirmSetup(state: Snapshot<unknown>): void;
}
