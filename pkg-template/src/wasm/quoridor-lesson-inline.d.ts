/** The file of the goals of Quoridor as a string. The build generates this module. */

/** The wasm in base64. */
export const wasm: string;
