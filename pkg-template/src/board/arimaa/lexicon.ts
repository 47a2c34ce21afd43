import arimaa from '../lang/arimaa/en.js';
import shared from '../lang/en.js';
import { Lexicon } from '../shared/words.js';

/** The UI texts of the Arimaa board in all languages. */
export const lexicon = new Lexicon([shared, arimaa], {
  de: {
    texts: () => Promise.all([import('../lang/de.js'), import('../lang/arimaa/de.js')]),
    more: () => Promise.all([import('../lang/more/de.js'), import('../lang/more/arimaa/de.js')]),
  },
  pl: {
    texts: () => Promise.all([import('../lang/pl.js'), import('../lang/arimaa/pl.js')]),
    more: () => Promise.all([import('../lang/more/pl.js'), import('../lang/more/arimaa/pl.js')]),
  },
  tr: {
    texts: () => Promise.all([import('../lang/tr.js'), import('../lang/arimaa/tr.js')]),
    more: () => Promise.all([import('../lang/more/tr.js'), import('../lang/more/arimaa/tr.js')]),
  },
});
