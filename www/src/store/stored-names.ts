/** Returns the names of all texts in `localStorage`; none where it is missing. */
export function storedNames(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
