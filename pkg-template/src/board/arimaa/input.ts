/**
 * Converts taps and drags on the board to moves to choose from, called plans: a state machine
 * without DOM. The board returns the plans for a square.
 */
import type { Plan } from './plans.js';

/** The states of the machine that turns taps and drags into moves. */
export type InputState =
  /** Input state: no piece is picked up. */
  | { name: 'idle' }
  /** Input state: a piece of either side is picked up. */
  | { name: 'picked'; from: string; plans: Plan[] }
  /** Input state: a piece is being dragged. */
  | { name: 'dragging'; from: string; plans: Plan[] }
  /** Input state: two pieces are selected, and their target is still to be chosen. */
  | { name: 'pair'; actor: string; partner: string; plans: Plan[] }
  /**
   * Input state: an enemy piece and its target are selected, and the pusher is still to be chosen.
   */
  | { name: 'choosing'; partner: string; target: string; plans: Plan[] };

/** The functions of the board that its input handler calls. */
export interface InputHost {
  plansFor(square: string): Plan[];
  commit(plan: Plan): void;
  /** Reports that `square` cannot be chosen. `from` is the square of the picked piece, if any. */
  refuse(square: string, from?: string): void;
  changed(state: InputState): void;
}

const IDLE: InputState = { name: 'idle' };

/** Returns the moves to choose from that take the picked piece itself to a square. */
function plansTo(plans: Plan[], from: string, square: string): Plan[] {
  return plans.filter((plan) => plan.target === square && (plan.partner === undefined || plan.partner === from));
}

/** Returns the pushes and pulls of the picked piece together with the piece on a square. */
function plansWith(plans: Plan[], from: string, square: string): Plan[] {
  return plans.filter((plan) =>
    plan.actor === from ? plan.partner === square : plan.partner === from && plan.actor === square,
  );
}

/** Handles the pointer and keyboard input of one board: a state machine without DOM. */
export class Input {
  #state: InputState = IDLE;
  #host: InputHost;

  constructor(host: InputHost) {
    this.#host = host;
  }

  get state(): InputState {
    return this.#state;
  }

  /**
   * The squares that the user can choose next, each with the moves ({@link Plan}) that it allows.
   */
  get choices(): Map<string, Plan[]> {
    const state = this.#state;
    const found = new Map<string, Plan[]>();
    const add = (square: string, plan: Plan) => found.set(square, [...(found.get(square) ?? []), plan]);
    if (state.name === 'idle') return found;
    for (const plan of state.plans) {
      if (state.name === 'choosing') add(plan.actor, plan);
      else if (state.name === 'pair' || plan.partner === undefined) add(plan.target, plan);
      else if (plan.actor === state.from) add(plan.partner, plan);
      else {
        if (plan.kind === 'push') add(plan.target, plan);
        add(plan.actor, plan);
      }
    }
    return found;
  }

  /** Handles a tap, a click or the Enter key on a square. */
  tap(square: string): void {
    const state = this.#state;
    if (state.name === 'idle') {
      this.#pick(square);
    } else if (state.name === 'choosing' || state.name === 'pair') {
      const isPair = state.name === 'pair';
      const plan = state.plans.find((option) => (isPair ? option.target : option.actor) === square);
      if (plan) this.#commit(plan);
      else if (square === (isPair ? state.actor : state.target) || square === state.partner) this.clear();
      else this.#pick(square);
    } else {
      this.#choose(state, square, state.name === 'picked');
    }
  }

  /** Picks up the piece on a square. Returns `false` if it has no legal move. */
  grab(square: string): boolean {
    const plans = this.#host.plansFor(square);
    if (plans.length === 0) return false;
    this.#setState({ name: 'picked', from: square, plans });
    return true;
  }

  /** Starts dragging the piece that was picked up. */
  drag(): void {
    const state = this.#state;
    if (state.name === 'picked') this.#setState({ ...state, name: 'dragging' });
  }

  /** Ends the drag of a piece over a square, or outside the board if `square` is undefined. */
  drop(square: string | undefined): void {
    const state = this.#state;
    if (state.name !== 'dragging') return;
    if (square === undefined || square === state.from) this.#setState({ ...state, name: 'picked' });
    else this.#choose(state, square, false);
  }

  /** Returns to the initial input state, in which no piece is picked up. */
  clear() {
    if (this.#state.name !== 'idle') this.#setState(IDLE);
  }

  #pick(square: string): void {
    if (this.grab(square)) return;
    this.clear();
    this.#host.refuse(square);
  }

  #choose(state: InputState & { name: 'picked' | 'dragging' }, square: string, repick: boolean) {
    if (square === state.from) return this.clear();
    const plans = plansTo(state.plans, state.from, square);
    if (plans.length === 1) return this.#commit(plans[0]!);
    if (plans.length > 1) {
      const partner = plans[0]!.partner ?? state.from;
      return this.#setState({ name: 'choosing', partner, target: square, plans });
    }
    const pairs = plansWith(state.plans, state.from, square);
    const one = pairs[0];
    if (one?.partner) return this.#setState({ name: 'pair', actor: one.actor, partner: one.partner, plans: pairs });
    if (repick && this.grab(square)) return;
    this.#setState({ name: 'picked', from: state.from, plans: state.plans });
    this.#host.refuse(square, state.from);
  }

  #commit(plan: Plan): void {
    this.#setState(IDLE);
    this.#host.commit(plan);
  }

  #setState(state: InputState): void {
    this.#state = state;
    this.#host.changed(state);
  }
}
