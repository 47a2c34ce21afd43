/** The networks of all games as strings. The build generates this module. */

/** The wasm with SIMD and the weights of each game that has a network, as in the module of one. */
export const nets: Readonly<Record<string, { wasm: string; weights: string }>>;
