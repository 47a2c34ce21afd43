/** `keddah/boards` for pages without a bundler, the libraries it uses within. */
export * from './board/index.js';
