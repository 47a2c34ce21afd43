/** The files of all games as strings. The build generates this module. */

/** The wasm of each game, compressed with gzip, in base64, by the name of the game. */
export const wasm: Readonly<Record<string, string>>;

/** The source of the worker of all games, a classic script. */
export const worker: string;
