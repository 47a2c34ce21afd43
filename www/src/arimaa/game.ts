import type { PageGame } from '../game.ts';

export const arimaa: PageGame = {
  id: 'arimaa',
  name: 'Arimaa',
  loadTable: async () => new (await import('./table.ts')).ArimaaTable(arimaa),
  loadKind: async () => (await import('./kind.ts')).kind,
  loadBoard: () => import('keddah/boards/arimaa'),
};
