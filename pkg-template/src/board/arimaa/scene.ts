/** Derives from the game and the input what is drawn on the board besides the pieces. */
import type { TurnStep } from '../../game/arimaa/types.js';
import type { InputState } from './input.js';
import type { ArimaaModel } from './model.js';
import { isGold } from './pieces.js';
import { lossesOf, type Plan, pathsOf } from './plans.js';
import { type Board, readTurn } from './queries.js';

/** An arrow to draw for a step, from one square to an adjacent one. */
export interface Path {
  from: string;
  to: string;
  look: 'mine' | 'theirs' | 'trail' | 'hint';
  /** The number of the step in its turn, from 1, shown on its arrow. */
  number?: number;
  faint?: boolean;
}

/** Everything drawn on the board except the pieces. */
export interface Scene {
  board: Board;
  picked: string[];
  dots: { square: string; steps: number; loss: boolean }[];
  rings: { square: string; look: 'pair' | 'risk' | 'loss' | 'refused' }[];
  paths: Path[];
  ghosts: { piece: string; square: string }[];
  frozen: Map<string, string[]>;
}

/** The facts about the game that the scene shows. Computed once after every change. */
export interface Facts {
  board: Board;
  frozen: Map<string, string[]>;
  risk: string[];
  steps: readonly TurnStep[];
  last: readonly TurnStep[];
  gold: boolean;
}

/** Returns the facts to draw about the game on the board, or about the position in the editor. */
export function factsOf(model: ArimaaModel, edited?: Board): Facts {
  if (edited) return { board: edited, frozen: new Map(), risk: [], steps: [], last: [], gold: true };
  const { position, frozen, atRisk, steps, last } = model.shownDisplay;
  return {
    board: position.board,
    frozen: new Map(frozen.map(({ square, by }) => [square, by])),
    risk: atRisk.map(({ square }) => square),
    steps,
    last,
    gold: position.toMove === 'gold',
  };
}

/** The arguments of {@link sceneOf}, which decides what is drawn on the board. */
export interface SceneInput {
  facts: Facts;
  state: InputState;
  choices: Map<string, Plan[]>;
  /** The square under the pointer or at the keyboard cursor, if any. */
  hover: string | undefined;
  /** The squares to highlight since they explain why an input was rejected. */
  refused: readonly string[];
  /** The turn that the computer suggests as a hint, in notation, if one is shown. */
  hint: string | undefined;
}

/** Returns what is drawn over squares and pieces: marks, arrows, dots and warnings. */
export function sceneOf({ facts, state, choices, hover, refused, hint }: SceneInput): Scene {
  const { board, steps, last, risk, frozen } = facts;
  const scene: Scene = { board, picked: [], dots: [], rings: [], paths: [], ghosts: [], frozen };
  for (const square of risk) scene.rings.push({ square, look: 'risk' });
  if (steps.length === 0) addTrail(scene, last, (square) => board[square] === undefined);
  steps.forEach(({ from = '', to, piece }, index) => {
    scene.paths.push({ from, to, look: isGold(piece) === facts.gold ? 'mine' : 'theirs', number: index + 1 });
  });
  if (hint) {
    readTurn(hint).forEach(({ from = '', to }, index) => {
      scene.paths.push({ from, to, look: 'hint', number: index + 1 });
    });
  }
  addAims(scene, facts, state, choices, hover);
  for (const square of refused) scene.rings.push({ square, look: 'refused' });
  return scene;
}

/** Adds the arrows of the last turn and the pieces captured in it to what is drawn. */
function addTrail(scene: Scene, steps: readonly TurnStep[], free: (square: string) => boolean): void {
  for (const { from, to, captures } of steps) {
    if (from === undefined) continue;
    scene.paths.push({ from, to, look: 'trail' });
    for (const { piece, square } of captures) if (free(square)) scene.ghosts.push({ piece, square });
  }
}

/**
 * Adds the choices that the input offers to what is drawn: dots, rings, and the arrows of the moves
 * under the pointer.
 */
function addAims(
  scene: Scene,
  { gold }: Facts,
  state: InputState,
  choices: Map<string, Plan[]>,
  hover: string | undefined,
): void {
  if (state.name === 'idle') return;
  if (state.name === 'pair') scene.picked.push(state.actor, state.partner);
  else scene.picked.push('from' in state ? state.from : state.partner);
  for (const [square, plans] of choices) {
    const plan = plans[0]!;
    const isTarget = state.name !== 'choosing' && square === plan.target && plan.kind !== 'swap';
    if (isTarget) scene.dots.push({ square, steps: plan.steps.length, loss: lossesOf(plan).length > 0 });
    else if (plan.kind !== 'swap') scene.rings.push({ square, look: 'pair' });
  }
  const aimed = (hover && choices.get(hover)) || [];
  // If the pointer is over none of them, all pushes and pulls are shown, unless there are too many.
  const isPair = ({ steps, partner }: Plan) =>
    steps.length > 1 && partner !== undefined && (state.name !== 'picked' || state.from === partner);
  const pairs = state.plans.filter(isPair);
  const seen = new Set<string>();
  for (const plan of aimed.length > 0 ? aimed : state.name === 'dragging' ? [] : pairs) {
    for (const { from, to, mine } of pathsOf(plan, gold ? 'gold' : 'silver')) {
      const key = `${from}${to}`;
      if (seen.has(key)) continue;
      seen.add(key);
      scene.paths.push({ from, to, look: mine ? 'mine' : 'theirs', faint: aimed.length !== 1 });
    }
    if (aimed.length > 0) for (const square of lossesOf(plan)) scene.rings.push({ square, look: 'loss' });
  }
}
