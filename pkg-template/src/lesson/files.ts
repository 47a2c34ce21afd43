/** Where the wasm of each judge is. The entry points provide it. */
import { FileLocator } from '../game/locations.js';
import type { GameName } from './types.js';

/** The location of each judge. */
export const lessonFiles: Readonly<Record<GameName, FileLocator>> = {
  arimaa: new FileLocator(),
  quoridor: new FileLocator(),
};
