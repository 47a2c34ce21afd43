export { default, Game, initSync, search } from './game-module.js';
