/** The module that loads everything for the opening explorer on first use. */
import './openings.css';
import './opening-table.ts';
import type { PageGame } from '../game.ts';
import type { Language } from '../i18n/index.ts';
import { wordsIn } from './i18n/index.ts';
import { KeptOpenings } from './kept-openings.ts';
import { OpeningFile } from './opening-index.ts';
import type { OpeningSources } from './sources.ts';

/** Loads the opening statistics of a game, and the UI texts of the opening explorer. */
export async function loadOpenings(game: PageGame, language: Language): Promise<OpeningSources> {
  const [kind] = await Promise.all([game.loadKind(), wordsIn.load(language)]);
  return { kind, kept: new KeptOpenings(game.id, kind), computer: new OpeningFile(await kind.openings()) };
}
