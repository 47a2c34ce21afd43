/**
 * Returns a built-in module of Node, Deno or Bun; `undefined` in a browser. Importing it statically
 * would break bundles for browsers.
 */
export function builtin<Module>(name: string): Module | undefined {
  const { process } = globalThis as { process?: { getBuiltinModule?(name: string): unknown } };
  return process?.getBuiltinModule?.(name) as Module | undefined;
}
