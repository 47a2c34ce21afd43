/** The file of clocks as a string. The build generates this module. */

/** The wasm in base64. */
export const wasm: string;
