/**
 * The type of the optional modules: separate scripts, loaded by the boards that use them. They
 * receive Lit as an argument instead of importing it, so that a page has only one copy of it.
 */
import type { html, nothing, svg } from 'lit';
import type { Values } from '../shared/words.js';

/** The template functions of Lit that are passed to the optional modules. */
export interface Lit {
  html: typeof html;
  svg: typeof svg;
  nothing: typeof nothing;
}

/** The exports that every optional module of the board has. */
export interface Module {
  /** The English messages of the module as Fluent text. Other languages are in `lang/`. */
  words: string;
  /** The CSS that the module adds to the board. */
  css: string;
}

/** Formats the message with an id as a sentence in the board's language. */
export type Say = (id: string, values?: Values) => string;
