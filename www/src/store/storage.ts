/**
 * Texts in `localStorage`. Where that is missing (private windows, blocked site data), they are
 * kept in memory until the page is closed.
 */
const memory = new Map<string, string>();

/** Returns the text stored under a key, or `null`. */
export function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Stores a text. Returns whether it will be there on the next visit. */
export function write(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
    return true;
  } catch {
    memory.set(key, text);
    return false;
  }
}

/** Removes a key. */
export function forget(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // There is no storage, and so no such key.
  }
}
