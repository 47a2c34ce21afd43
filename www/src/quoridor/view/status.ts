import { type StatusLine, statusLine } from '../../view/status.ts';
import type { TurnNumber } from '../../view/turns.ts';
import type { Player, State } from '../board.ts';
import { canBeDrawn, isThirdTime } from '../draw-rules.ts';
import type { Words } from '../i18n/index.ts';

/**
 * Returns the status line of a game of Quoridor. `person`: the only person, if the computer plays
 * all others.
 */
export function quoridorStatus(state: State, person: Player | null, words: Words): StatusLine {
  return statusLine<Player>(state, words, {
    person,
    warning: '',
    number: turnNumber(state, state.ply).label,
    thinking: (player, info) => {
      const depth = info ? ` · ${words('thinkingDepth', { n: info.depth, nodes: info.nodes })}` : '';
      return words('thinking', { player }) + depth;
    },
    resigned: (player) => words('resigned', { player }),
    turn: () => {
      const player = state.toMove;
      const walls = state.wallsLeft[player - 1] ?? 0;
      if (state.seats[player - 1]?.kind === 'computer') return words('waitFor', { player });
      if (isThirdTime(state)) return words(canBeDrawn(state) ? 'repeatedDraw' : 'repeated', { n: state.occurrences });
      if (state.plies === 0) return words(person ? 'greeting' : 'greetingAll', { player });
      return words(person ? 'yourTurn' : 'turnOf', { player, walls });
    },
  });
}

/**
 * Returns the number of a turn as in records: that of its round, which is one turn of each player.
 */
export function turnNumber(state: State, ply: number): TurnNumber {
  const round = Math.ceil(ply / state.players);
  return { round, column: (ply - 1) % state.players, label: String(round) };
}
