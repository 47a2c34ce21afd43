/** `keddah/boards/inline` for pages without a bundler: one file that needs no other. */
export * from './board/inline.js';
