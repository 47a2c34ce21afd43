/**
 * What a board does beside being played on. Each such thing is a script of its own, fetched by the boards that need it:
 * it imports nothing but types and its like, and is handed Lit, so that there is only one of that.
 */
import type { html, nothing, svg } from 'lit';
import type { Values } from '../shared/words.js';

/** What draws. */
export interface Lit {
  html: typeof html;
  svg: typeof svg;
  nothing: typeof nothing;
}

/** What every such script brings along. */
export interface Extra {
  /** Its sentences in English; those in other languages are where the board's are. */
  words: string;
  /** How it looks. */
  css: string;
}

/** A sentence in the reader's language, as it is written. */
export type Say = (id: string, values?: Values) => string;
