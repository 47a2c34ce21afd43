/** The parts of Arimaa that the views of lessons and puzzles use. */
import { html } from 'lit';
import './arimaa.css';
import type { Training } from '../training/training.ts';
import type { Board, State } from './board.ts';
import { SIDES } from './board.ts';
import { wordsIn } from './i18n/index.ts';
import { kind } from './kind.ts';
import { newBoard } from './new-board.ts';
import { turnBar } from './view/actions.ts';
import { help, WINS } from './view/dialogs.ts';

export const training: Training = {
  kind,
  levelWins: WINS,
  orientations: SIDES,
  newBoard,
  // A setup is a task of exchanging pieces, without steps and without an end of the turn.
  controls: (board, state, language) =>
    (board as Board).arranging ? html`` : turnBar(board as Board, state as unknown as State, wordsIn(language)),
  help: (language) => help(wordsIn(language)),
  updated: () => {},
  loadCourse: async () => (await import('keddah/courses/arimaa.json?raw')).default,
  loadPuzzles: async () => (await import('keddah/puzzles/arimaa.json?raw')).default,
};
