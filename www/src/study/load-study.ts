/** Everything about the analysis, loaded on first use. */
import './evaluation-bar.ts';
import './study.css';
import './study-panel.ts';
import { wordsIn } from './i18n/index.ts';
import { Study, type StudyTable } from './study.ts';

/** Loads the words, and returns the analysis for a table. */
export async function loadStudy<Side>(table: StudyTable<Side>, turnOff: () => void): Promise<Study<Side>> {
  await wordsIn.load(table.language);
  return new Study(table, turnOff);
}
