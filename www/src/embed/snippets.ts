/** What one writes into a page of one's own to have a board there. */

/** Where the page is: the address that snippets lead to. A file on a disc has none that others could use. */
export function siteOf(address: string): { site: string; real: boolean } {
  const real = /^https?:/.test(address);
  return { site: real ? new URL('./', address).href : 'https://example.org/keddah/', real };
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replaceAll(/[&"<>]/g, (letter) => ESCAPES[letter]!);

/** A tag with its attributes and its text, closed. */
function tag(name: string, attributes: Record<string, string>, text = ''): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${list.join('')}>${escaped(text)}</${name}>`;
}

/** A script, and a board with a record for its text. The script is a classic one, since these may come from anywhere. */
export function tagSnippet(site: string, game: string, attributes: Record<string, string>, record = ''): string {
  const text = record && `\n${record.trim()}\n`;
  return `<script async src="${escaped(site)}${game}-board.js"></script>\n${tag(`${game}-board`, attributes, text)}`;
}

/** A frame, for places that allow no script. */
export function frameSnippet(
  site: string,
  game: string,
  title: string,
  attributes: Record<string, string>,
  record = '',
): string {
  const query = new URLSearchParams({ game, ...attributes, ...(record && { record: record.trim() }) });
  // As some editors break a line at a plus, and none at this.
  const src = `${site}embed.html?${query.toString().replaceAll('+', '%20')}`;
  return tag('iframe', {
    src,
    title,
    style: 'inline-size: 100%; max-inline-size: 32rem; block-size: 38rem; border: 0',
  });
}
