import shared from '../lang/en.js';
import quoridor from '../lang/quoridor/en.js';
import { Lexicon } from '../shared/words.js';

/** The UI texts of the Quoridor board in all languages. */
export const lexicon = new Lexicon([shared, quoridor], {
  de: {
    texts: () => Promise.all([import('../lang/de.js'), import('../lang/quoridor/de.js')]),
    more: () => Promise.all([import('../lang/more/de.js'), import('../lang/more/quoridor/de.js')]),
  },
  pl: {
    texts: () => Promise.all([import('../lang/pl.js'), import('../lang/quoridor/pl.js')]),
    more: () => Promise.all([import('../lang/more/pl.js'), import('../lang/more/quoridor/pl.js')]),
  },
  tr: {
    texts: () => Promise.all([import('../lang/tr.js'), import('../lang/quoridor/tr.js')]),
    more: () => Promise.all([import('../lang/more/tr.js'), import('../lang/more/quoridor/tr.js')]),
  },
});
