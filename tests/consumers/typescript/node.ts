// Uses the games in a project with the types of Node and without those of the DOM. It is compiled,
// never run.
import { readFile } from 'node:fs/promises';
import { ArimaaGame, Engine, init } from 'keddah/arimaa';

export async function play(): Promise<string> {
  await init(await readFile(new URL('arimaa.wasm', import.meta.url)));
  await init(new URL('arimaa.wasm', import.meta.url));
  const engine = await Engine.start({ workerUrl: new URL('worker.js', import.meta.url) });
  const { best } = await engine.search(new ArimaaGame(), { signal: AbortSignal.timeout(100) });
  // @ts-expect-error: a signal has another type.
  await engine.search(new ArimaaGame(), { signal: 100 });
  return best;
}
