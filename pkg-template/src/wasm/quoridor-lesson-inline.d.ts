/** The file of the goals of Quoridor as a string. The build generates this module. */

/** The wasm, compressed with gzip, in base64. */
export const wasm: string;
