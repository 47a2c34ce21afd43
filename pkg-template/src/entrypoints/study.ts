/**
 * Defines `<keddah-turns>` and `<keddah-graph>`, which show the game on a board as a list of turns
 * and as a graph of win chances. Safe to import where there is no DOM.
 *
 * @packageDocumentation
 * @module keddah/study
 */

export * from '../board/study/define.js';
