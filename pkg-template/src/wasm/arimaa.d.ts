export { default, Game, initSync, search, setNet } from './game-module.js';
