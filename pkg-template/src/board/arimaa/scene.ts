/** What there is to draw: put together from the session and the input, drawn in `drawing.ts`. */
import type { InputState } from './input.js';
import { type Drawn, readSteps } from './notation.js';
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

/** What the scene is made of. */
export interface Sources {
  session: Session;
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
export function sceneOf({ session, state, choices, hover, refused, hint }: Sources): Scene {
  const game = session.seen;
  const position = game.position;
  const steps = readSteps(game.turn.steps);
  const scene: Scene = { picked: [], dots: [], rings: [], paths: [], ghosts: [], frozen: new Map() };
  for (const { square, by } of game.turn.frozen()) scene.frozen.set(square, by);
  for (const { square } of game.turn.atRisk()) scene.rings.push({ square, look: 'risk' });

  if (steps.length === 0 || !session.atLatest) {
    const last = readSteps(game.history.at(-1) ?? '');
    trail(scene, last, (square) => position.board[square] === undefined);
  }
  steps.forEach(({ from, to, piece }, index) => {
    const mine = (piece === piece.toUpperCase()) === (position.toMove === 'gold');
    scene.paths.push({ from, to, look: mine ? 'mine' : 'theirs', number: index + 1 });
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
  const shown = aimed.length > 0 ? aimed : state.plans.filter((plan) => plan.partner && state.name !== 'picked');
  const paired =
    state.name === 'picked' || state.name === 'dragging' ? state.plans.filter((p) => p.kind === 'push') : [];
  const faint = aimed.length === 0;
  const seen = new Set<string>();
  for (const plan of shown.length > 0
    ? shown
    : paired.filter((plan) => plan.actor !== state.plans[0]?.actor || plan.partner === scene.picked[0])) {
    for (const { from, to, mine } of plan.paths) {
      const key = `${from}${to}${mine}`;
      if (seen.has(key)) continue;
      seen.add(key);
      scene.paths.push({ from, to, look: mine ? 'mine' : 'theirs', faint });
    }
    if (aimed.length > 0) for (const square of plan.lost) scene.rings.push({ square, look: 'loss' });
  }
}
