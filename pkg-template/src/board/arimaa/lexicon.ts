import arimaa from '../lang/arimaa/en.js';
import shared from '../lang/en.js';
import { Lexicon } from '../shared/words.js';

/** The texts of an Arimaa board. */
export const lexicon = new Lexicon([shared, arimaa], {
  de: () => Promise.all([import('../lang/de.js'), import('../lang/arimaa/de.js')]),
  pl: () => Promise.all([import('../lang/pl.js'), import('../lang/arimaa/pl.js')]),
  tr: () => Promise.all([import('../lang/tr.js'), import('../lang/arimaa/tr.js')]),
});
