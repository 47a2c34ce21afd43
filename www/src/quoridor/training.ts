/** The parts of Quoridor that the views of lessons and puzzles use. */
import './quoridor.css';
import type { Training } from '../training/training.ts';
import type { State } from './board.ts';
import { wordsIn } from './i18n/index.ts';
import { kind } from './kind.ts';
import { newBoard } from './new-board.ts';
import { placeQuestion } from './question.ts';
import { help, WINS } from './view/dialogs.ts';

export const training: Training = {
  kind,
  levelWins: WINS,
  orientations: ['1', '2', '3', '4'],
  newBoard() {
    const board = newBoard();
    // The turns of lessons and puzzles are written in it.
    board.notation = 'standard';
    return board;
  },
  controls: () => '',
  help: (language) => help(wordsIn(language)),
  updated: (view, board, state) => placeQuestion(view, board, state as unknown as State),
  loadCourse: async () => (await import('keddah/courses/quoridor.json?raw')).default,
  loadPuzzles: async () => (await import('keddah/puzzles/quoridor.json?raw')).default,
};
