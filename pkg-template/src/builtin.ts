/**
 * A module of Node itself, where there is one (Node, Deno, Bun), asked for at run time:
 * no bundler for browsers sees an import to stumble over.
 */
export function builtin<Module>(name: string): Module | undefined {
  const { process } = globalThis as { process?: { getBuiltinModule?(name: string): unknown } };
  return process?.getBuiltinModule?.(name) as Module | undefined;
}
