/** The network of Quoridor as strings. The build generates this module. */

/** The wasm with SIMD, compressed with gzip, in base64. */
export const wasm: string;

/** The weights, compressed with gzip, in base64. */
export const weights: string;
