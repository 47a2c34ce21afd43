import type { Host, PageGame, PartView } from '../game.ts';
import { language } from '../store/settings.ts';
import { wordsIn } from './i18n/index.ts';
import { parsePuzzles } from './puzzle-file.ts';
import { PuzzlesView } from './puzzles-view.ts';

/** Loads the view with the puzzles of a game. Rejects if a file cannot be fetched or parsed. */
export async function loadPuzzles(game: PageGame, host: Host): Promise<PartView> {
  const [training] = await Promise.all([game.loadTraining(), wordsIn.load(language())]);
  const puzzles = parsePuzzles(await training.loadPuzzles());
  return new PuzzlesView(game, training, puzzles, host);
}
