/** The user's settings of the engine analysis, stored between visits. */
import { read, write } from './storage.ts';

const ANALYSIS_KEY = 'keddah.analysis';
const LINES_KEY = 'keddah.lines';
const OPENINGS_KEY = 'keddah.openings';
const DEFAULT_LINES = 3;

/** The maximum number of best lines that the analysis can show. */
export const MAX_LINES = 5;

/** Returns whether the analysis is on; by default it is off. */
export function analysisIsOn(): boolean {
  return read(ANALYSIS_KEY) === 'on';
}

export function setAnalysis(isOn: boolean): void {
  write(ANALYSIS_KEY, isOn ? 'on' : 'off');
}

/** Returns the number of best lines that the analysis shows, as the user has set it. */
export function analysisLines(): number {
  const stored = Number(read(LINES_KEY));
  return Number.isInteger(stored) && stored >= 1 && stored <= MAX_LINES ? stored : DEFAULT_LINES;
}

export function setAnalysisLines(lines: number): void {
  write(LINES_KEY, String(lines));
}

/** Returns whether openings are shown beside the analysis; by default they are not. */
export function openingsAreOn(): boolean {
  return read(OPENINGS_KEY) === 'on';
}

export function setOpenings(isOn: boolean): void {
  write(OPENINGS_KEY, isOn ? 'on' : 'off');
}
