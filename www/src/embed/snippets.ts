/** HTML snippets that embed a board in another page. */
import type { Board, Game, Snapshot } from '../board.ts';
import type { PageGame } from '../game.ts';
import { recordOf } from '../start/record.ts';

/** The HTML snippets that embed the shown board in another page. */
export interface EmbedSnippets {
  /** The snippet with a script and the board element. */
  tag: string;
  /** The snippet with an iframe, for pages that allow no scripts. */
  frame: string;
  /**
   * The example URL in the snippets, if this page has no URL that others can reach; otherwise
   * `null`.
   */
  placeholder: string | null;
  /** Whether the snippets contain the whole game instead of one position. */
  wholeGame: boolean;
  /** Whether any turn was played, so that the whole game can be embedded. */
  hasTurns: boolean;
}

/**
 * Returns the HTML snippets that embed the position on the board or the whole game. Attributes with
 * the values in `defaults` are omitted. `own`: further attributes.
 */
export function embedSnippets<Side>(
  { id, name }: PageGame,
  board: Board<Side> & { readonly game: Game | undefined },
  state: Snapshot<Side>,
  defaults: Readonly<Record<string, string>>,
  wantsGame: boolean,
  own: Readonly<Record<string, string>> = {},
): EmbedSnippets {
  const hasTurns = state.plies > state.firstPly;
  const wholeGame = wantsGame && hasTurns;
  const attributes: Record<string, string> = { ...own };
  if (wholeGame) {
    attributes.mode = 'view';
    if (!state.atLatest) attributes.ply = String(state.ply);
  } else {
    const shown = board.game?.clone();
    shown?.goTo(state.ply);
    attributes.position = shown?.toString() ?? '';
    shown?.free();
  }
  for (const [attribute, initial] of Object.entries(defaults)) {
    const value = board.getAttribute(attribute) ?? initial;
    if (value !== initial && !own[attribute]) attributes[attribute] = value;
  }
  const record = wholeGame && board.game ? recordOf(board.game) : '';
  return { ...attributeSnippets({ id, name }, attributes, record), wholeGame, hasTurns };
}

/**
 * Returns the HTML snippets that embed a board with these attributes and this record as its text.
 */
export function attributeSnippets(
  { id, name }: Pick<PageGame, 'id' | 'name'>,
  attributes: Record<string, string>,
  record = '',
): Pick<EmbedSnippets, 'tag' | 'frame' | 'placeholder'> {
  const { site, isReal } = siteOf(location.href);
  return {
    tag: tagSnippet(site, id, attributes, record),
    frame: frameSnippet(site, id, name, attributes, record),
    placeholder: isReal ? null : site,
  };
}

/**
 * Returns the URL of the folder of the page. A page opened from a file has no URL that others can
 * use, so it gets an example URL.
 */
function siteOf(address: string): { site: string; isReal: boolean } {
  const isReal = /^https?:/.test(address);
  return { site: isReal ? new URL('./', address).href : 'https://example.org/keddah/', isReal };
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replaceAll(/[&"<>]/g, (letter) => ESCAPES[letter]!);

function element(name: string, attributes: Record<string, string>, text = ''): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${list.join('')}>${escaped(text)}</${name}>`;
}

/** Returns a script tag and a board. Classic scripts, unlike modules, load from any server. */
function tagSnippet(site: string, game: string, attributes: Record<string, string>, record: string): string {
  const text = record && `\n${record.trim()}\n`;
  return `<script async src="${escaped(site)}${game}-board.js"></script>\n${element(`${game}-board`, attributes, text)}`;
}

function frameSnippet(
  site: string,
  game: string,
  title: string,
  attributes: Record<string, string>,
  record: string,
): string {
  const query = new URLSearchParams({ game, ...attributes, ...(record && { record: record.trim() }) });
  // Some editors break lines at "+", none at "%20".
  const src = `${site}embed.html?${query.toString().replaceAll('+', '%20')}`;
  return element('iframe', {
    src,
    title,
    style: 'inline-size: 100%; max-inline-size: 32rem; block-size: 38rem; border: 0',
  });
}
