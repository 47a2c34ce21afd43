import { sounds } from '../store/sounds.ts';
import { type Shown, type State, soundsBetween } from './changes.ts';
import { SOUNDS, type SoundName, Synthesizer } from './synthesis.ts';

/** The time between two steps of a turn, in seconds: that of the boards' animation. */
const STEP_S = 0.19;

/** Plays sounds, and lets phones vibrate, for what happens on the boards of the page. */
export class Sounds {
  #synthesizer: Synthesizer | null = null;
  /** The last state that each board has shown, with its game. */
  readonly #last = new WeakMap<EventTarget, Shown>();
  /** The boards whose game has ended but whose last turn has not sounded yet. */
  readonly #ended = new WeakSet<EventTarget>();

  /**
   * Starts to play sounds for the events of the boards in `page`.
   *
   * @param page - the element with the boards whose changes sound
   */
  constructor(page: HTMLElement) {
    for (const board of page.querySelectorAll<Element & Partial<Shown>>('#board')) {
      const { game, state } = board;
      if (state) this.#last.set(board, { game, state });
    }
    page.addEventListener('keddah-pick', () => this.play(['pick']));
    page.addEventListener('keddah-change', (event) => this.#changed(event as CustomEvent<{ state: State }>));
    page.addEventListener('keddah-low-time', () => this.play(['low']));
    page.addEventListener('keddah-end', ({ target }) => target && this.#ended.add(target));
  }

  /** Plays one sound after the other, unless sounds are off or nobody sees the page. */
  play(names: readonly SoundName[]): void {
    const isTouched = navigator.userActivation?.hasBeenActive ?? true;
    if (names.length === 0 || !sounds() || document.hidden || !isTouched) return;
    this.#synthesizer ??= new Synthesizer();
    for (const [index, name] of names.entries()) this.#synthesizer.play(name, index * STEP_S);
    const strongest = names.find((name) => name === 'end' || name === 'capture') ?? names[0];
    if (strongest) navigator.vibrate?.([...SOUNDS[strongest].vibration]);
  }

  #changed({ target, detail: { state } }: CustomEvent<{ state: State }>): void {
    if (!(target instanceof HTMLElement) || target.id !== 'board') return;
    const now = { game: (target as HTMLElement & Partial<Shown>).game, state };
    const played = soundsBetween(this.#last.get(target) ?? null, now);
    this.#last.set(target, now);
    // Without animation all steps are made at once.
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const heard = isStill ? played.slice(-1) : played;
    if (isStill && played.includes('capture')) heard[0] = 'capture';
    this.play(this.#ended.delete(target) ? [...heard, 'end'] : heard);
  }
}
