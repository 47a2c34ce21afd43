import { Engine, QuoridorGame } from '../node_modules/keddah/quoridor.js';
import { play } from './play.js';

postMessage(await play('web'));

// A web worker can start the worker of an engine, too.
try {
  const engine = await Engine.start();
  const { best } = await engine.search(new QuoridorGame(), { level: 1 });
  engine.dispose();
  postMessage({ kind: 'engine', answer: best });
} catch (error) {
  postMessage({ kind: 'engine', answer: String(error) });
}
