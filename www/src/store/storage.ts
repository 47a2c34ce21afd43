/**
 * Texts by key that `localStorage` cannot store (private windows, blocked site data): they are kept
 * in memory until the page is closed.
 */
const memory = new Map<string, string>();

/** Returns the text stored under a key, or `null`. What is in memory is newer. */
export function read(key: string): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether a text was stored for the next visit, or the storage is full or denied. */
export type WriteResult = 'stored' | 'full' | 'denied';

/** Stores a text under a key, in `localStorage` if possible, and returns whether that worked. */
export function write(key: string, text: string): WriteResult {
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
    return 'stored';
  } catch (error) {
    memory.set(key, text);
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'denied';
  }
}

/** Removes the text stored under a key. */
export function forget(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage there is no such key.
  }
}
