/** Reads finished steps for drawing them. What is legal is not known here. */

/** One step as it is written, taken apart. */
export interface Drawn {
  /** Which piece, by its letter. */
  piece: string;
  /** Where it starts. */
  from: string;
  /** Where it ends. */
  to: string;
  /** What is lost by it. */
  lost: { piece: string; square: string }[];
}

const DIRECTIONS: Record<string, readonly [number, number]> = { n: [0, 1], s: [0, -1], e: [1, 0], w: [-1, 0] };

/** The steps of a turn, with what each captures. Placements and anything else are left out. */
export function readSteps(turn: string | readonly string[]): Drawn[] {
  const words = (typeof turn === 'string' ? turn : turn.join(' ')).split(/\s+/);
  const steps: Drawn[] = [];
  for (const word of words) {
    const parts = /^([EMHDCRemhdcr])([a-h])([1-8])([nsewx])$/.exec(word);
    if (!parts) continue;
    const [, piece = '', file = '', rank = '', how = ''] = parts;
    const from = file + rank;
    const by = DIRECTIONS[how];
    if (by) {
      const to = String.fromCharCode(file.charCodeAt(0) + by[0]) + (Number(rank) + by[1]);
      steps.push({ piece, from, to, lost: [] });
    } else {
      steps.at(-1)?.lost.push({ piece, square: from });
    }
  }
  return steps;
}

/** How the step of a piece between two squares side by side is written; nothing where they are not side by side. */
export function writeStep(piece: string, from: string, to: string): string | undefined {
  for (const [how, by] of Object.entries(DIRECTIONS)) {
    const across = to.charCodeAt(0) - from.charCodeAt(0);
    if (across === by[0] && Number(to.charAt(1)) - Number(from.charAt(1)) === by[1]) return piece + from + how;
  }
  return undefined;
}

/** Every step in the four directions, on the board or off it, to hear why none will do. */
export function everyStep(piece: string, from: string): string[] {
  return Object.keys(DIRECTIONS).map((how) => piece + from + how);
}

/** Whether a letter is a piece of Gold. */
export function isGold(piece: string): boolean {
  return piece === piece.toUpperCase();
}

/** Which side a letter belongs to. */
export function sideOf(piece: string): 'gold' | 'silver' {
  return isGold(piece) ? 'gold' : 'silver';
}
