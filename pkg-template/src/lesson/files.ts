/** The locations of the wasm of the judges. The entry points provide them. */
import { FileLocator } from '../game/locations.js';
import type { GameName } from './types.js';

const files: { [Name in GameName]?: FileLocator } = {};

/** Returns the location of the judge of a game. */
export const judgeFile = (game: GameName): FileLocator => {
  files[game] ??= new FileLocator();
  return files[game];
};
