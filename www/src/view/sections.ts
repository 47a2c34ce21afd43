import { html, type TemplateResult } from 'lit';
import type { Words } from '../i18n/index.ts';
import { icon } from './icons.ts';
import { PARTS, type Part, partHash, type Section } from './route.ts';

const ICONS = { play: 'play', learn: 'learn', puzzles: 'puzzle', analyze: 'analyze' } as const;

/**
 * Renders the links to the sections of a game. `act` is called for sections without a view of their
 * own.
 */
export function sectionLinks(
  words: Words,
  game: string,
  current: Section,
  act: (section: 'play' | 'analyze') => void,
): TemplateResult {
  const section = (name: Section, href: string, click: (event: Event) => void) => html`
    <li>
      <a href=${href} aria-current=${name === current ? 'page' : 'false'} @click=${click}>${icon(ICONS[name])}<span>${words('section', { section: name })}</span></a>
    </li>
  `;
  const chosen = (name: 'play' | 'analyze') => (event: Event) => {
    event.preventDefault();
    act(name);
  };
  const part = (name: Part) => section(name, partHash(game, name), () => {});
  return html`
    <nav class="sections" aria-label=${words('sections')}>
      <ul>
        ${section('play', `#${game}`, chosen('play'))} ${PARTS.map(part)}
        ${section('analyze', `#${game}/analyze`, chosen('analyze'))}
      </ul>
    </nav>
  `;
}
