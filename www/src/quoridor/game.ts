import type { PageGame } from '../game.ts';
import { language } from '../store/settings.ts';
import { wordsIn } from './i18n/index.ts';

export const game: PageGame = {
  id: 'quoridor',
  name: 'Quoridor',
  async loadTable() {
    const [{ QuoridorTable }] = await Promise.all([import('./table.ts'), wordsIn.load(language())]);
    return new QuoridorTable(game);
  },
  async loadPlayer() {
    const { init } = await import('keddah/quoridor');
    await init();
  },
  async loadEngine() {
    const { Engine } = await import('keddah/quoridor');
    return Engine.start();
  },
  async loadKind() {
    const [{ kind }] = await Promise.all([import('./kind.ts'), wordsIn.load(language())]);
    return kind;
  },
  async loadTraining() {
    const [{ training }] = await Promise.all([import('./training.ts'), wordsIn.load(language())]);
    return training;
  },
  loadBoard: () => import('keddah/boards/quoridor'),
};
