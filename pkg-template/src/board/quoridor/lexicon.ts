import shared from '../lang/en.js';
import quoridor from '../lang/quoridor/en.js';
import { Lexicon } from '../shared/words.js';

/** The texts of a Quoridor board. */
export const lexicon = new Lexicon([shared, quoridor], {
  de: () => Promise.all([import('../lang/de.js'), import('../lang/quoridor/de.js')]),
  pl: () => Promise.all([import('../lang/pl.js'), import('../lang/quoridor/pl.js')]),
  tr: () => Promise.all([import('../lang/tr.js'), import('../lang/quoridor/tr.js')]),
});
