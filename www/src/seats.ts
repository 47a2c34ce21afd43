/** Who sits at the board: `null` is a person, a number the level of the machine. */
export type Seat = number | null;

/** Reads a board's attribute `seats`, in turn order: `"person machine:3"`. Whatever cannot be read is a person. */
export function parseSeats(text: string, players: number): Seat[] {
  const words = text.trim().split(/\s+/);
  return Array.from({ length: players }, (_, i) => {
    const level = Number(/^machine:(\d+)$/.exec(words[i] ?? '')?.[1]);
    return level >= 1 && level <= 10 ? level : null;
  });
}

export function formatSeats(seats: readonly Seat[]): string {
  return seats.map((level) => (level === null ? 'person' : `machine:${level}`)).join(' ');
}

/** The place of the one person among machines; -1 where there is none, or more than one, or no machine. */
export function onlyPerson(seats: readonly Seat[]): number {
  return seats.filter((seat) => seat === null).length === 1 && seats.length > 1 ? seats.indexOf(null) : -1;
}
