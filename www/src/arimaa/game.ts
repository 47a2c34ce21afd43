import type { PageGame } from '../game.ts';
import { language } from '../store/settings.ts';
import { wordsIn } from './i18n/index.ts';

export const game: PageGame = {
  id: 'arimaa',
  name: 'Arimaa',
  async loadTable() {
    const [{ ArimaaTable }] = await Promise.all([import('./table.ts'), wordsIn.load(language())]);
    return new ArimaaTable(game);
  },
  async loadPlayer() {
    const { init } = await import('keddah/arimaa');
    await init();
  },
  async loadEngine() {
    const { Engine } = await import('keddah/arimaa');
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
  loadBoard: () => import('keddah/boards/arimaa'),
};
