/** Versions of stored entries, and upgrades of entries from earlier versions. */

/**
 * The current version of stored entries.
 *
 * - 1: no field `version`. Seats call the computer "machine": `person machine:3`.
 * - 2: seats call the computer "computer".
 */
export const VERSION = 2;

type Entry = Readonly<Record<string, unknown>>;

/** The upgrades of one type of entry: the first from version 1 to 2, and so on. */
export type Upgrades = readonly ((entry: Entry) => Entry)[];

/** Upgrades a stored value to `VERSION`. Returns a value that is not an object unchanged. */
export function upgraded(value: unknown, upgrades: Upgrades): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { version = 1, ...entry } = value as Entry;
  return upgrades.slice(Number(version) - 1).reduce((older, upgrade) => upgrade(older), entry);
}
