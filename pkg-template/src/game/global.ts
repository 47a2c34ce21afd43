/**
 * The instances of a global class of the platform, such as `Global<'URL'>`: `never` in projects
 * that have no types of it, so that those of this package need no library of the DOM.
 */
export type Global<Name extends string> =
  typeof globalThis extends Record<Name, { prototype: infer Instance }> ? Instance : never;

/** Compiled wasm; `never` in projects that have no types of WebAssembly. */
export type WasmModule = typeof globalThis extends { WebAssembly: { Module: { prototype: infer Instance } } }
  ? Instance
  : never;
