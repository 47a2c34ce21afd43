/** The wasm of Quoridor, and the script of its worker, as texts. The build makes the script of it. */

/** The wasm, in base64. */
export const wasm: string;

/** A classic script, all in one. */
export const worker: string;
