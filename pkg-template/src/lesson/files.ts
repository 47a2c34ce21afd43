/** The locations of the wasm files that judge goals. The entry points provide them. */
import { FileLocator } from '../game/locations.js';
import type { GameName } from './types.js';

const files: { [Name in GameName]?: FileLocator } = {};

/** Returns the locations of the wasm that judges the goals of a game. */
export const judgeFile = (game: GameName): FileLocator => {
  files[game] ??= new FileLocator();
  return files[game];
};
