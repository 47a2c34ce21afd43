// Uses the elements as a strict TypeScript project would. It is compiled, never run: a line below a
// `@ts-expect-error` must not compile.
import 'keddah/boards';
import type { BoardEventDetails, BoardRefusalCode } from 'keddah/boards';
import { ArimaaBoard } from 'keddah/boards/arimaa';
import * as classes from 'keddah/boards/classes';
import { QuoridorBoard } from 'keddah/boards/quoridor';
import 'keddah/study';

export function show(document: Document): string {
  const board = document.createElement('quoridor-board');
  board.position = undefined;
  board.players = undefined;
  board.newGame({ size: 7, walls: undefined, seats: undefined });
  board.addEventListener('keddah-illegal', ({ detail }) => {
    const code: BoardRefusalCode = detail.code;
    // @ts-expect-error: misspelt.
    if (detail.code === 'not-nwo') return;
    console.log(code, detail.walls?.join());
  });
  document.querySelector('arimaa-board')?.addEventListener('keddah-move', ({ detail }) => {
    const side: 'gold' | 'silver' = detail.side;
    console.log(side, announce(detail));
  });
  document.body.addEventListener('keddah-end', ({ detail }) => console.log(detail.status.kind));
  const turns = document.querySelector('keddah-turns');
  return [ArimaaBoard === classes.ArimaaBoard, QuoridorBoard === classes.QuoridorBoard, turns?.for].join();
}

const announce = ({ turn, by }: BoardEventDetails['keddah-move']): string => `${by}: ${turn}`;
