// What a page of somebody else's might do with the package. `say` writes the outcome where a test finds it.
import { ArimaaGame, Engine, init } from 'keddah/arimaa';

const say = (text) => {
  document.title = text;
};

try {
  await init();
  const game = ArimaaGame.parse('g [rrrrrrrrdhcemchd                                DHCMECHDRRRRRRRR]');
  const engine = await Engine.start();
  const { best } = await engine.search(game, { nodes: 2000, seed: 1 });
  game.play(best);
  engine.dispose();
  say(`played ${best}`);
} catch (error) {
  say(`failed ${error}`);
}
