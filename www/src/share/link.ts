/** Links that carry a game in their fragment: `#arimaa/g/<text>`. */

/** The base of links, set by the environment variable `PUBLIC_URL` of the build; empty without. */
declare const __PUBLIC_URL__: string;

/** Returns the text of the game in a hash such as `#arimaa/g/<text>`; `null` if there is none. */
export function sharedText(hash: string): string | null {
  return /^#[^/]*\/g\/(.*)$/s.exec(hash)?.[1] ?? null;
}

/** Returns the fragment of a link, with `#`. */
export function fragmentOf(game: string, text: string): string {
  return `#${game}/g/${text}`;
}

/**
 * Returns the address of this page for other people, without a fragment; `null` if it has no
 * address, since it was opened from a file.
 */
export function publicAddress(address: string = location.href): string | null {
  if (__PUBLIC_URL__) return __PUBLIC_URL__;
  const { protocol, origin, pathname } = new URL(address);
  return /^https?:$/.test(protocol) ? origin + pathname : null;
}
