/** The locations of the wasm of the judges. The entry points provide them. */
import { FileLocator } from '../game/locations.js';
import type { GameName } from './types.js';

/** The location of each judge. */
export const lessonFiles: Readonly<Record<GameName, FileLocator>> = {
  arimaa: new FileLocator(),
  quoridor: new FileLocator(),
};
