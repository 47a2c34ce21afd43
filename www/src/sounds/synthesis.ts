/** Synthesizes the sounds of the page with Web Audio: short, soft and wooden. */

/** One note of a sound, like a struck piece of wood: a tone that fades at once, and a click. */
interface Note {
  /** The time at which the note starts, in seconds after the start of the sound. */
  at: number;
  /** The frequency of the tone at its start and at its end, in hertz. */
  from: number;
  to: number;
  /** The time after which the note is inaudible, in seconds. */
  length: number;
  /** The volume of the tone and of the click, from 0 to 1. */
  tone: number;
  click: number;
}

/** A sound of the page, and the vibration of a phone with it: times on and off, in milliseconds. */
interface Sound {
  notes: readonly Note[];
  vibration: readonly number[];
}

const note = (from: number, length: number, tone: number, click: number, at = 0, to = from): Note => ({
  at,
  from,
  to,
  length,
  tone,
  click,
});

export const SOUNDS = {
  pick: { notes: [note(880, 0.06, 0.1, 0.05)], vibration: [6] },
  step: { notes: [note(520, 0.11, 0.22, 0.12)], vibration: [10] },
  capture: { notes: [note(360, 0.32, 0.26, 0.12, 0, 110), note(96, 0.2, 0.22, 0.08, 0.12)], vibration: [20, 40, 30] },
  wall: { notes: [note(230, 0.16, 0.3, 0.22), note(345, 0.09, 0.08, 0.05, 0.03)], vibration: [22] },
  low: { notes: [note(740, 0.09, 0.2, 0.06), note(740, 0.09, 0.2, 0.06, 0.16)], vibration: [15, 80, 15] },
  end: {
    notes: [note(392, 0.35, 0.2, 0.05), note(523, 0.35, 0.2, 0.05, 0.16), note(659, 0.7, 0.22, 0.05, 0.32)],
    vibration: [40, 60, 40, 60, 80],
  },
} as const satisfies Record<string, Sound>;

export type SoundName = keyof typeof SOUNDS;

/** The time until a tone reaches its full volume, in seconds: long enough not to crackle. */
const ATTACK_S = 0.003;
const CLICK_S = 0.02;
const SILENCE = 0.0001;

/** Plays sounds. An instance must be created after a user's gesture. */
export class Synthesizer {
  readonly #context = new AudioContext();
  readonly #noise = this.#newNoise();

  /** Plays the sound with this name after a delay in seconds. */
  play(name: SoundName, delay = 0): void {
    // Browsers suspend a context by themselves, for example during a call.
    if (this.#context.state !== 'running') void this.#context.resume();
    const start = this.#context.currentTime + delay;
    for (const one of SOUNDS[name].notes) this.#strike(one, start + one.at);
  }

  #strike({ from, to, length, tone, click }: Note, start: number): void {
    const context = this.#context;
    const end = start + length;
    // The second partial of a struck bar is near 2.76 times the first, and fades sooner.
    for (const [ratio, volume, until] of [
      [1, tone, end],
      [2.76, tone / 4, start + length / 3],
    ] as const) {
      const oscillator = context.createOscillator();
      oscillator.frequency.setValueAtTime(from * ratio, start);
      oscillator.frequency.exponentialRampToValueAtTime(to * ratio, until);
      oscillator.connect(this.#fading(volume, start, until));
      oscillator.start(start);
      oscillator.stop(until);
    }
    const noise = context.createBufferSource();
    noise.buffer = this.#noise;
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = from * 3;
    noise.connect(filter);
    filter.connect(this.#fading(click, start, start + CLICK_S));
    noise.start(start);
    noise.stop(start + CLICK_S);
  }

  /** Returns a connected node whose volume rises at `start` and fades until `end`. */
  #fading(volume: number, start: number, end: number): GainNode {
    const node = this.#context.createGain();
    node.gain.setValueAtTime(SILENCE, start);
    node.gain.exponentialRampToValueAtTime(volume, start + ATTACK_S);
    node.gain.exponentialRampToValueAtTime(SILENCE, end);
    node.connect(this.#context.destination);
    return node;
  }

  #newNoise(): AudioBuffer {
    const { sampleRate } = this.#context;
    const buffer = this.#context.createBuffer(1, Math.ceil(sampleRate * CLICK_S), sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    return buffer;
  }
}
