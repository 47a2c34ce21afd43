import study from '../lang/study/en.js';
import { Lexicon } from '../shared/words.js';

const NONE = () => Promise.resolve([]);

/** The UI texts of the turn list and graph beside a board, in all languages. */
export const lexicon = new Lexicon([study], {
  de: { texts: () => Promise.all([import('../lang/study/de.js')]), more: NONE },
  pl: { texts: () => Promise.all([import('../lang/study/pl.js')]), more: NONE },
  tr: { texts: () => Promise.all([import('../lang/study/tr.js')]), more: NONE },
});
