/**
 * The module that loads everything for the analysis and the variation tree of a game on first use.
 */
import '../mine/small-board.css';
import './evaluation-bar.ts';
import './game-review.css';
import './game-review.ts';
import './line-board.css';
import './mistake-panel.ts';
import './study.css';
import './study-panel.ts';
import './variation-tree.css';
import './variation-tree.ts';
import { wordsIn } from './i18n/index.ts';
import { Study, type StudyTable } from './study.ts';

/** Loads the UI texts of the analysis, and creates the analysis for a game view. */
export async function loadStudy<Side>(table: StudyTable<Side>, turnOff: () => void): Promise<Study<Side>> {
  await wordsIn.load(table.language);
  return new Study(table, turnOff);
}
