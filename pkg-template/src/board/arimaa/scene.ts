/** What there is to draw: put together from the session and the input, drawn in `drawing.ts`. */
import type { InputState } from './input.js';
import { type Drawn, isGold, readSteps } from './notation.js';
import type { Plan } from './plans.js';
import type { Session } from './session.js';

/** An arrow from one square to the next. */
export interface Path {
  from: string;
  to: string;
  look: 'mine' | 'theirs' | 'trail' | 'hint';
  /** Its number among the steps of the turn. */
  number?: number;
  faint?: boolean;
}

/** Everything on the board but the pieces. */
export interface Scene {
  picked: string[];
  dots: { square: string; steps: number; loss: boolean }[];
  rings: { square: string; look: 'pair' | 'risk' | 'loss' | 'refused' }[];
  paths: Path[];
  ghosts: { piece: string; square: string }[];
  frozen: Map<string, string[]>;
}

/** What the game says, asked once for every change of it. */
export interface Facts {
  board: Readonly<Record<string, string>>;
  frozen: Map<string, string[]>;
  risk: string[];
  steps: Drawn[];
  last: Drawn[];
  gold: boolean;
}

/** Asks the game; of a board that is edited there is nothing to ask. */
export function factsOf(session: Session, edited?: Facts['board']): Facts {
  if (edited) return { board: edited, frozen: new Map(), risk: [], steps: [], last: [], gold: true };
  const { turn, position, history } = session.seen;
  return {
    board: position.board,
    frozen: new Map(turn.frozen().map(({ square, by }) => [square, by])),
    risk: turn.atRisk().map(({ square }) => square),
    steps: readSteps(turn.steps),
    last: readSteps(history.at(-1) ?? ''),
    gold: position.toMove === 'gold',
  };
}

/** What the scene is made of. */
export interface Sources {
  facts: Facts;
  state: InputState;
  choices: Map<string, Plan[]>;
  /** The square under the pointer or the cursor. */
  hover: string | undefined;
  /** Squares that explain a refusal. */
  refused: readonly string[];
  /** A turn that is suggested. */
  hint: string | undefined;
}

/** The scene as it stands. */
export function sceneOf({ facts, state, choices, hover, refused, hint }: Sources): Scene {
  const { board, steps, last, risk, frozen } = facts;
  const scene: Scene = { picked: [], dots: [], rings: [], paths: [], ghosts: [], frozen };
  for (const square of risk) scene.rings.push({ square, look: 'risk' });
  if (steps.length === 0) trail(scene, last, (square) => board[square] === undefined);
  steps.forEach(({ from, to, piece }, index) => {
    scene.paths.push({ from, to, look: isGold(piece) === facts.gold ? 'mine' : 'theirs', number: index + 1 });
  });
  if (hint) {
    readSteps(hint).forEach(({ from, to }, index) => {
      scene.paths.push({ from, to, look: 'hint', number: index + 1 });
    });
  }
  aims(scene, state, choices, hover);
  for (const square of refused) scene.rings.push({ square, look: 'refused' });
  return scene;
}

function trail(scene: Scene, steps: Drawn[], free: (square: string) => boolean): void {
  for (const { from, to, lost } of steps) {
    scene.paths.push({ from, to, look: 'trail' });
    for (const { piece, square } of lost) if (free(square)) scene.ghosts.push({ piece, square });
  }
}

function aims(scene: Scene, state: InputState, choices: Map<string, Plan[]>, hover: string | undefined): void {
  if (state.name === 'idle') return;
  if (state.name === 'pair') scene.picked.push(state.actor, state.partner);
  else scene.picked.push('from' in state ? state.from : state.partner);
  for (const [square, plans] of choices) {
    const plan = plans[0]!;
    const isTarget = state.name !== 'choosing' && square === plan.target && plan.kind !== 'swap';
    if (isTarget) scene.dots.push({ square, steps: plan.steps.length, loss: plan.lost.length > 0 });
    else if (plan.kind !== 'swap') scene.rings.push({ square, look: 'pair' });
  }
  const aimed = (hover && choices.get(hover)) || [];
  // Without a pointer over one of them, all pairs are shown faintly, unless there would be too many to tell apart.
  const pairs = state.plans.filter((plan) => plan.partner && (state.name !== 'picked' || state.from === plan.partner));
  const seen = new Set<string>();
  for (const plan of aimed.length > 0 ? aimed : state.name === 'dragging' ? [] : pairs) {
    for (const { from, to, mine } of plan.paths) {
      const key = `${from}${to}`;
      if (seen.has(key)) continue;
      seen.add(key);
      scene.paths.push({ from, to, look: mine ? 'mine' : 'theirs', faint: aimed.length !== 1 });
    }
    if (aimed.length > 0) for (const square of plan.lost) scene.rings.push({ square, look: 'loss' });
  }
}
