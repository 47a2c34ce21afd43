/**
 * The type of the optional modules: separate scripts, loaded by the boards that use them. They
 * receive Lit as an argument instead of importing it, so that a page has only one copy of it.
 */
import type { html, nothing, svg } from 'lit';
import type { Values } from '../shared/words.js';

/** The parts of Lit that modules draw with. */
export interface Lit {
  html: typeof html;
  svg: typeof svg;
  nothing: typeof nothing;
}

/** What every module exports. */
export interface Module {
  /** The English messages as Fluent text. Other languages are in `lang/`. */
  words: string;
  /** The style sheet. */
  css: string;
}

/** Formats a message as a sentence in the board's language. */
export type Say = (id: string, values?: Values) => string;
