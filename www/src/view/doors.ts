import { html, type TemplateResult } from 'lit';
import type { Words } from '../i18n/index.ts';
import { icon } from './icons.ts';
import { type Door, PARTS, type Part, partHash } from './route.ts';

const ICONS = { play: 'play', learn: 'learn', puzzles: 'puzzle', analyze: 'analyze' } as const;

/** Renders the doors of a game. `act` is called for those that are no parts of their own. */
export function doorsOf(
  words: Words,
  game: string,
  current: Door,
  act: (door: 'play' | 'analyze') => void,
): TemplateResult {
  const door = (name: Door, href: string, click: (event: Event) => void) => html`
    <li>
      <a href=${href} aria-current=${name === current ? 'page' : 'false'} @click=${click}>${icon(ICONS[name])}<span>${words('door', { door: name })}</span></a>
    </li>
  `;
  const chosen = (name: 'play' | 'analyze') => (event: Event) => {
    event.preventDefault();
    act(name);
  };
  const part = (name: Part) => door(name, partHash(game, name), () => {});
  return html`
    <nav class="doors" aria-label=${words('doors')}>
      <ul>
        ${door('play', `#${game}`, chosen('play'))} ${PARTS.map(part)}
        ${door('analyze', `#${game}/analyze`, chosen('analyze'))}
      </ul>
    </nav>
  `;
}
