/** What the card and the dialog of a direct game show, and what they call. */
import type { Snapshot } from '../board.ts';
import type { Words as CommonWords } from '../i18n/index.ts';
import type { ClockChoice, ClockPreset } from '../table/clock-choice.ts';
import type { Notices } from '../table/notices.ts';
import type { Invitation } from './description.ts';
import type { Words } from './i18n/index.ts';
import type { DirectPlay } from './play.ts';
import type { PlayTable } from './play-table.ts';

/** What a direct game asks of the table. */
export interface DirectTable extends PlayTable {
  readonly words: CommonWords;
  readonly notices: Notices;
  readonly clockPresets: readonly ClockPreset[];
  /** Whether the rules know a limit of the whole game. */
  readonly hasClockLimit: boolean;
  readonly updateComplete: Promise<boolean>;
  /** Returns the name of a side by its index. */
  sideName(index: number): string;
  replace(text: string, show: () => void | Promise<void>, timeControl?: string): Promise<void>;
  /** Opens a dialog by its id. */
  open(id: string): void;
  /** Closes a dialog. */
  close(id: string): void;
  requestUpdate(): void;
}

/** What the dialog shows. */
export type Step =
  | { kind: 'choose' }
  | { kind: 'preparing' }
  | { kind: 'inviting'; link: string; problem: boolean }
  | { kind: 'invited'; invitation: Invitation }
  | { kind: 'answering'; link: string }
  | { kind: 'connecting' }
  /** The answer was opened here, and offered to the tab with the invitation. */
  | { kind: 'handed-over'; isTaken: boolean }
  | { kind: 'failed'; isSupported: boolean };

/** A direct game as its card and its dialog see it. */
export interface DirectView {
  readonly table: DirectTable;
  readonly words: Words;
  readonly step: Step;
  /** The clock of the game to which one invites. */
  readonly clock: ClockChoice;
  /** The game with the other page, while there is a connection. */
  readonly play: DirectPlay | null;
  open(): Promise<void>;
  reconnect(): Promise<void>;
  invite(seat: number, control: string): Promise<void>;
  join(): Promise<void>;
  connect(text: string): void;
  playByLinks(): void;
  confirmSetup(state: Snapshot<unknown>): void;
}
