import { type Line, statusLine } from '../../view/status.ts';
import type { Player, State } from '../board.ts';
import type { Words } from '../i18n/index.ts';

/** `person`: the only one among machines; `waits`: whether someone else is to move who is no person. */
export function quoridorLine(state: State, person: Player | null, machine: boolean, words: Words): Line {
  return statusLine<Player>(state, words, {
    person,
    careful: '',
    number: turnNumber(state, state.ply),
    thinking: (player, info) => {
      const depth = info ? ` · ${words('thinkingDepth', { n: info.depth, nodes: info.nodes })}` : '';
      return words('thinking', { player }) + depth;
    },
    turn: () => {
      const player = state.toMove;
      const walls = state.wallsLeft[player - 1] ?? 0;
      if (machine) return words('waitFor', { player });
      if (state.plies === 0) return words(person ? 'greeting' : 'greetingAll', { player });
      return words(person ? 'yourTurn' : 'turnOf', { player, walls });
    },
  });
}

/** The number of a turn as records have it: one for everyone's turn. */
export function turnNumber(state: State, ply: number): string {
  return String(Math.ceil(ply / state.players));
}
