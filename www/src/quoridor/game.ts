import type { PageGame } from '../game.ts';

export const quoridor: PageGame = {
  id: 'quoridor',
  name: 'Quoridor',
  loadTable: async () => new (await import('./table.ts')).QuoridorTable(quoridor),
  loadKind: async () => (await import('./kind.ts')).kind,
  loadBoard: () => import('keddah/boards/quoridor'),
};
