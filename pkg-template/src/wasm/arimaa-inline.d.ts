/** The wasm of Arimaa as a text. The build makes the script of it. */

/** The wasm, in base64. */
export const wasm: string;
