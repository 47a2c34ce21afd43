/** Links that contain a whole game in their hash: `#arimaa/g/<text>`. */

/**
 * The base URL of shared links, set by the environment variable `PUBLIC_URL` of the build; empty
 * without it.
 */
declare const __PUBLIC_URL__: string;

/** Returns the encoded game in a URL hash such as `#arimaa/g/<text>`; `null` if there is none. */
export function sharedText(hash: string): string | null {
  return /^#[^/]*\/g\/(.*)$/s.exec(hash)?.[1] ?? null;
}

/** Returns the URL hash of a link to an encoded game, with `#`. */
export function fragmentOf(game: string, text: string): string {
  return `#${game}/g/${text}`;
}

/**
 * Returns the URL of this page that other people can open, without a hash; `null` if it has none,
 * since it was opened from a file.
 */
export function publicAddress(address: string = location.href): string | null {
  if (__PUBLIC_URL__) return __PUBLIC_URL__;
  const { protocol, origin, pathname } = new URL(address);
  return /^https?:$/.test(protocol) ? origin + pathname : null;
}
