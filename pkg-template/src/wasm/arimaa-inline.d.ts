/** The files of Arimaa as strings. The build generates this module. */

/** The wasm, compressed with gzip, in base64. */
export const wasm: string;

/** The source of the worker, a classic script. */
export const worker: string;
