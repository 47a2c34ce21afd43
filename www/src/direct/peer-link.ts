/** Returns the text in a link such as `…#arimaa/p/<text>`; `null` if there is none. */
export const peerText = (link: string): string | null => /#[^/]*\/p\/(.*)$/s.exec(link)?.[1] ?? null;
