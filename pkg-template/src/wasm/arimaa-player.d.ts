export { default, search } from './player-module.js';
