// Checks the types of the events of the boards. It is compiled, never run: each line below a
// `@ts-expect-error` must not compile.
import 'keddah/boards';
import type { ArimaaSide } from 'keddah/arimaa';
import type { ArimaaBoard, ArimaaBoardState, BoardEventDetails, BoardEventMap, QuoridorBoard } from 'keddah/boards';
import type { QuoridorPlayer } from 'keddah/quoridor';
import type { BoardHost, BoardTypes } from '../../pkg-template/src/board/element/adapter.ts';
import type { LessonHost } from '../../pkg-template/src/board/modules/lesson-host.ts';

/** Returns its argument; a call compiles only for a value of exactly this type. */
const exactly =
  <Wanted>() =>
  <Given>(value: [Given] extends [Wanted] ? ([Wanted] extends [Given] ? Given : never) : never) =>
    value;

export function listen(arimaa: ArimaaBoard, quoridor: QuoridorBoard, any: HTMLElement): void {
  arimaa.addEventListener('keddah-move', function ({ detail, preventDefault }) {
    exactly<ArimaaSide>()(detail.side);
    exactly<'person' | 'computer' | 'nobody'>()(detail.by);
    exactly<ArimaaBoard>()(this);
    preventDefault();
    // @ts-expect-error: a turn is a string.
    detail.turn.toFixed();
    // @ts-expect-error: the event has no such detail.
    detail.move;
  });
  arimaa.addEventListener('keddah-change', ({ detail }) => exactly<ArimaaBoardState>()(detail.state));
  arimaa.addEventListener('keddah-step', ({ detail }) => exactly<string>()(detail.step));
  quoridor.addEventListener('keddah-end', ({ detail }) => {
    if (detail.status.kind === 'won') exactly<QuoridorPlayer>()(detail.status.winner);
  });
  quoridor.addEventListener('keddah-evaluation', ({ detail }) => exactly<number>()(detail.score.win));
  any.addEventListener('keddah-solved', ({ detail }) => exactly<readonly string[]>()(detail.turns));
  any.addEventListener('keddah-move', ({ detail }) => exactly<string | number>()(detail.side));
  // The DOM's own events keep their types.
  arimaa.addEventListener('pointerdown', (event) => exactly<number>()(event.pointerId));
  arimaa.addEventListener('other', (event) => exactly<Event>()(event));
  // @ts-expect-error: events that the DOM does not know have no details.
  arimaa.addEventListener('keddah-mvoe', ({ detail }) => detail);
  // @ts-expect-error: a listener of one game does not fit the other.
  quoridor.addEventListener('keddah-move', ({ detail }: CustomEvent<BoardEventDetails<ArimaaSide>['keddah-move']>) => {
    exactly<ArimaaSide>()(detail.side);
  });
  const listener = (event: BoardEventMap<QuoridorPlayer>['keddah-move']): void => event.preventDefault();
  quoridor.addEventListener('keddah-move', listener);
  quoridor.removeEventListener('keddah-move', listener);
}

export function find(document: Document): void {
  exactly<ArimaaBoard | null>()(document.querySelector('arimaa-board'));
  exactly<QuoridorBoard>()(document.createElement('quoridor-board'));
}

/** The sources of the boards fire events through these two types. */
export function fire(host: BoardHost<BoardTypes>, lesson: LessonHost): void {
  host.fire('keddah-pick', { square: 'e2' });
  host.fire('keddah-move', { turn: 'e2', side: 1, by: 'person' }, true);
  // @ts-expect-error: a misspelt name.
  host.fire('keddah-pikc', { square: 'e2' });
  // @ts-expect-error: a misspelt detail.
  host.fire('keddah-pick', { sqare: 'e2' });
  // @ts-expect-error: a missing detail.
  host.fire('keddah-move', { turn: 'e2', side: 1 });
  // @ts-expect-error: the detail of another event.
  host.fire('keddah-step', { square: 'e2' });
  // @ts-expect-error: stars are numbers.
  lesson.fire('keddah-lesson', { course: 'first', lesson: 'goal', stars: '3' });
}
