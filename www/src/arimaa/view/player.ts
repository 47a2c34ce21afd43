import { animalPaths } from 'keddah/boards/arimaa';
import { html, svg, type TemplateResult } from 'lit';
import { PERSON } from '../../seats.ts';
import { pieces } from '../../store/settings.ts';
import { playerName } from '../../view/player.ts';
import type { Side, State } from '../board.ts';
import type { Words } from '../i18n/index.ts';

/**
 * Renders the strip beside the board about a side: name, player, `handicap`, lost pieces, clock,
 * and whether it is to move.
 */
export function playerStrip(
  side: Side,
  state: State,
  words: Words,
  place: 'top' | 'bottom',
  handicap: TemplateResult | string,
  clock: TemplateResult | string,
): TemplateResult {
  const [gold, silver] = state.seats;
  const [seat = PERSON, against] = side === 'gold' ? [gold, silver] : [silver, gold];
  const alone = against?.kind !== 'person';
  const toMove = state.status.kind === 'playing' && state.toMove === side;
  return html`
    <div class="player ${side} ${place}" data-side=${side} ?data-to-move=${toMove}>
      <span class="disc" aria-hidden="true"></span>
      <span class="name">${playerName(words, seat, words('side', { side }), alone)}</span>${handicap}
      ${state.thinking?.side === side ? html`<span class="pulse" aria-hidden="true"><i></i><i></i><i></i></span>` : ''}
      ${lost(side, state.captured[side], words)} ${clock}
    </div>
  `;
}

/** Renders the pieces that each side lost, for the card about a finished game. */
export function captures(state: State, words: Words): TemplateResult | string {
  const { captured } = state;
  const one = (side: Side) =>
    captured[side].length > 0 ? html`<span class="player ${side}">${lost(side, captured[side], words)}</span>` : '';
  return captured.gold.length + captured.silver.length > 0
    ? html`<div class="captures"><span>${words('resultLost')}</span>${one('gold')}${one('silver')}</div>`
    : '';
}

/**
 * Renders the lost pieces of a side, grouped by kind, strongest first. There are at most six
 * groups, so the strip keeps its height.
 */
function lost(side: Side, letters: readonly string[], words: Words): TemplateResult {
  const kinds = [...'EMHDCR']
    .map((letter) => ({ letter, n: letters.filter((piece) => piece.toUpperCase() === letter).length }))
    .filter(({ n }) => n > 0);
  const pieces = kinds.map(({ letter, n }) => words('animal', { letter }) + (n > 1 ? ` × ${n}` : '')).join(', ');
  return html`
    <span class="lost" role="img" aria-label=${pieces ? words('lost', { pieces }) : words('lostNone')} title=${pieces}>
      ${kinds.map(
        ({ letter, n }) =>
          html`<span aria-hidden="true">${chip(side, letter)}${n > 1 ? html`<small>${n}</small>` : ''}</span>`,
      )}
    </span>
  `;
}

/** Renders an Arimaa piece as a small icon that looks like on the board. */
export function chip(side: Side, letter: string): TemplateResult {
  const { fur, ink } = animalPaths(letter);
  const drawing =
    pieces() === 'letters'
      ? svg`<text class="ink" x="16" y="27" text-anchor="middle" font-size="32" font-weight="700">${side === 'gold' ? letter.toUpperCase() : letter.toLowerCase()}</text>`
      : svg`<g transform="scale(.25)"><path class="fur" d=${fur}></path>${ink.map((line) => svg`<path class="ink" d=${line}></path>`)}</g>`;
  return html`<svg class="chip ${side}" viewBox="-10 -10 52 52">
    ${side === 'gold' ? svg`<circle cx="16" cy="16" r="25"></circle>` : svg`<path class="shape" d="M2-8H30L40 2V30L30 40H2L-8 30V2z"></path>`}
    ${drawing}
  </svg>`;
}
