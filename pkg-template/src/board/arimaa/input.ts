/**
 * How touches become plans: a machine of named states. Knows no document and no rule; what can be done
 * from a square comes from the host.
 */
import type { Plan } from './plans.js';

/** Where the input stands. */
export type InputState =
  /** Nothing is picked up. */
  | { name: 'idle' }
  /** A piece is picked up, one's own or an enemy's. */
  | { name: 'picked'; from: string; plans: Plan[] }
  /** The same, held by the pointer. */
  | { name: 'dragging'; from: string; plans: Plan[] }
  /** An own piece and an enemy piece are chosen: where to? */
  | { name: 'pair'; actor: string; partner: string; plans: Plan[] }
  /** An enemy piece and its way are chosen: who pushes? */
  | { name: 'choosing'; partner: string; target: string; plans: Plan[] };

/** What the input asks and tells. */
export interface InputHost {
  plansFor(square: string): Plan[];
  commit(plan: Plan): void;
  /** Nothing is possible there; `from` is what was picked up. */
  refuse(square: string, from?: string): void;
  changed(state: InputState): void;
}

const IDLE: InputState = { name: 'idle' };

/** Plans whose target is a square: one's own piece goes there, or the enemy piece does. */
function direct(plans: Plan[], from: string, square: string): Plan[] {
  return plans.filter((plan) => plan.target === square && (plan.partner === undefined || plan.partner === from));
}

/** Plans that need the piece on a square as the other of a pair. */
function together(plans: Plan[], from: string, square: string): Plan[] {
  return plans.filter((plan) =>
    plan.actor === from ? plan.partner === square : plan.partner === from && plan.actor === square,
  );
}

/** The state machine. */
export class Input {
  #state: InputState = IDLE;
  #host: InputHost;

  constructor(host: InputHost) {
    this.#host = host;
  }

  get state(): InputState {
    return this.#state;
  }

  /** The squares that may be chosen now, with the plans behind each. */
  get choices(): Map<string, Plan[]> {
    const state = this.#state;
    const found = new Map<string, Plan[]>();
    const add = (square: string, plan: Plan) => found.set(square, [...(found.get(square) ?? []), plan]);
    if (state.name === 'idle') return found;
    for (const plan of state.plans) {
      if (state.name === 'choosing') add(plan.actor, plan);
      else if (state.name === 'pair') add(plan.target, plan);
      else if (plan.partner === undefined) add(plan.target, plan);
      else if (plan.actor === state.from) add(plan.partner, plan);
      else if (plan.kind === 'push') {
        add(plan.target, plan);
        add(plan.actor, plan);
      } else add(plan.actor, plan);
    }
    return found;
  }

  /** A square is touched, clicked, or entered by key. */
  tap(square: string): void {
    const state = this.#state;
    if (state.name === 'idle') {
      this.#pick(square);
    } else if (state.name === 'choosing' || state.name === 'pair') {
      const plan = state.plans.find((option) => (state.name === 'pair' ? option.target : option.actor) === square);
      if (plan) this.#commit(plan);
      else if (state.name === 'pair' && (square === state.actor || square === state.partner)) this.clear();
      else if (state.name === 'choosing' && (square === state.target || square === state.partner)) this.clear();
      else this.#pick(square);
    } else {
      this.#aim(state, square, state.name === 'picked');
    }
  }

  /** A piece is taken hold of; `false` where there is nothing to hold. */
  grab(square: string): boolean {
    const plans = this.#host.plansFor(square);
    if (plans.length === 0) return false;
    this.#go({ name: 'picked', from: square, plans });
    return true;
  }

  /** What is picked up is moved about. */
  drag(): void {
    const state = this.#state;
    if (state.name === 'picked') this.#go({ ...state, name: 'dragging' });
  }

  /** It is let go, over a square or off the board. */
  drop(square: string | undefined): void {
    const state = this.#state;
    if (state.name !== 'dragging') return;
    if (square === undefined || square === state.from) this.#go({ ...state, name: 'picked' });
    else this.#aim(state, square, false);
  }

  /** Everything is put down. */
  clear() {
    if (this.#state.name !== 'idle') this.#go(IDLE);
  }

  #pick(square: string): void {
    if (this.grab(square)) return;
    this.clear();
    this.#host.refuse(square);
  }

  #aim(state: InputState & { name: 'picked' | 'dragging' }, square: string, repick: boolean) {
    if (square === state.from) return this.clear();
    const plans = direct(state.plans, state.from, square);
    if (plans.length === 1) return this.#commit(plans[0]!);
    if (plans.length > 1) {
      const partner = plans[0]!.partner ?? state.from;
      return this.#go({ name: 'choosing', partner, target: square, plans });
    }
    const pairs = together(state.plans, state.from, square);
    const one = pairs[0];
    if (one?.partner) return this.#go({ name: 'pair', actor: one.actor, partner: one.partner, plans: pairs });
    if (repick && this.grab(square)) return;
    this.#go({ name: 'picked', from: state.from, plans: state.plans });
    this.#host.refuse(square, state.from);
  }

  #commit(plan: Plan): void {
    this.#go(IDLE);
    this.#host.commit(plan);
  }

  #go(state: InputState): void {
    this.#state = state;
    this.#host.changed(state);
  }
}
