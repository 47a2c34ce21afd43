/** Matches the address of a file of the package that Vite has moved. */
const MOVED = /\.vite\/(?:deps|(\w+))\/(?=[\w-]+_bg|worker-)/;

/**
 * Returns the address of a file. The development servers of Vite 6 and 7 move the scripts of a
 * package from `node_modules/keddah/…/` to `node_modules/.vite/deps/`, but no files beside them.
 */
export const unmoved = (address: URL | string): string =>
  String(address).replace(MOVED, (_, folder = 'wasm') => `keddah/${folder}/`);
