/** localStorage that may be missing (private windows, blocked site data): then the page remembers until it is closed. */
const memory = new Map<string, string>();

/** The text stored under a key, or null. */
export function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Stores a text; says whether it will outlive the page. */
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

/** Forgets a key. */
export function forget(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored that could be removed.
  }
}
