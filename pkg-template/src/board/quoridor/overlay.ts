/**
 * The HTML over the drawn board: cells, the players' buttons, and the reason why a wall is illegal.
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { QuoridorPlayer } from '../../game/quoridor/api.js';
import type { Words } from '../shared/words.js';
import { atEdge, distanceCenter } from './drawing.js';
import { type Facts, isOwn } from './facts.js';
import { PITCH, RIM, TILE, type WallSlot, wallCenter } from './geometry.js';
import { cellLabel } from './labels.js';

/** Renders the squares of the board as grid cells for pointers, keys and screen readers. */
export function grid(
  words: Words,
  facts: Facts,
  {
    cursor,
    looking,
    marks,
    focused,
  }: { cursor: string; looking: boolean; marks: string; focused(square: string): void },
): TemplateResult {
  const { position, view, targets, canPlay, stocked } = facts;
  const { squares, size, field } = view;
  const at = `inset:${(RIM / (field + 2 * RIM)) * 100}%;grid:repeat(${size},1fr)/repeat(${size},1fr);--_gap:${((PITCH - TILE) / field) * 100}%`;
  const cell = (square: string) => {
    const grab = canPlay ? isOwn(facts, square) : stocked && position.pawns.includes(square);
    const look = `cell${targets.has(square) ? ' aim' : ''}${grab ? ' grab' : ''}`;
    return html`<div class=${look} role="gridcell" data-square=${square} tabindex=${square === cursor ? 0 : -1}
      aria-label=${cellLabel(words, square, facts)}></div>`;
  };
  return html`<div class="cells" role="grid" .style=${at} aria-label=${words.say('board')} aria-describedby="keys marks"
    aria-readonly=${looking ? 'true' : 'false'}
    @focusin=${(event: FocusEvent) => {
      const { square } = (event.target as HTMLElement).dataset;
      if (square && square !== cursor) focused(square);
    }}>
    ${Array.from({ length: size }, (_, row) => html`<div class="row" role="row">${squares.slice(row * size, (row + 1) * size).map(cell)}</div>`)}
  </div>
  <p class="unseen" id="keys">${words.say('keys')}</p>
  <p class="unseen" id="marks">${marks}</p>`;
}

/** Renders the button of each player, and that of the remaining walls of the player to move. */
export function buttons(
  words: Words,
  { position, view, stocked }: Facts,
  {
    numbers,
    shown,
    show,
    offer,
  }: { numbers: boolean; shown: QuoridorPlayer | undefined; show(player: QuoridorPlayer | null): void; offer(): void },
): TemplateResult[] {
  const side = view.field + 2 * RIM;
  const place = (x: number, y: number, width: number, height: number) =>
    `left:${((x + RIM - width / 2) / side) * 100}%;top:${((y + RIM - height / 2) / side) * 100}%;width:${(width / side) * 100}%;height:${(height / side) * 100}%`;
  return position.pawns.map((_, index) => {
    const player = (index + 1) as QuoridorPlayer;
    const edge = view.edge(player);
    const { x, y } = distanceCenter(edge, view);
    const left = position.wallsLeft[index] ?? 0;
    const label = words.say('player', { player, steps: position.distances[index] ?? 0, walls: left });
    const [width, height] = edge % 2 === 0 ? [view.field - 100, RIM] : [RIM, view.field - 100];
    const middle = atEdge(edge, view.field / 2, RIM / 2, view);
    const path = html`<button class="chip-button" type="button" .style=${place(x, y, 96 - (edge % 2) * 32, 64 + (edge % 2) * 32)} aria-pressed=${shown === player ? 'true' : 'false'}
        aria-label=${`${label}. ${words.say('path')}`} title=${label}
        @click=${() => show(shown === player ? null : player)}></button>`;
    return html`${numbers ? path : nothing}
      ${
        stocked && position.toMove === player
          ? html`<button class="stock" data-stock type="button" aria-label=${words.say('stock', { walls: left })}
              .style=${place(middle.x, middle.y, width, height)}
              @click=${offer}></button>`
          : nothing
      }`;
  });
}

/** Renders the reason why a wall may not be placed where it is previewed. */
export function tip({ view }: Facts, slot: WallSlot, text: string): TemplateResult {
  const side = view.field + 2 * RIM;
  const { x, y } = wallCenter(slot);
  const at = (value: number) => ((value + RIM) / side) * 100;
  const low = y > view.field / 2;
  const across = `left:clamp(0px,${at(x)}% - 8rem,100% - 16rem);`;
  const down = low ? `bottom:${100 - at(y - 24)}%` : `top:${at(y + 24)}%`;
  return html`<div class="tip" part="tip" .style=${across + down}>${text}</div>`;
}
