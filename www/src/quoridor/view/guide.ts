import '../../styles/guide.css';
import { html, svg, type TemplateResult } from 'lit';
import type { Language } from '../../i18n/languages.ts';
import type { Words } from '../i18n/index.ts';

/** The rules of Quoridor in five sentences, by language. */
const TEXTS: Record<Language, readonly string[]> = {
  en: [
    'Be the first to reach the far edge.',
    'A turn is one step, or one wall.',
    'If a pawn stands in the way, jump over it.',
    'A wall is two squares long, crosses no other and stays.',
    'A wall must leave every player a way.',
  ],
  tr: [
    'Karşı kenara ilk siz ulaşın.',
    'Bir hamle ya bir adım ya bir duvardır.',
    'Yolda bir piyon varsa üstünden atlayın.',
    'Duvar iki kare uzunluğundadır, başka duvarla kesişmez ve yerinde kalır.',
    'Her oyuncuya bir yol kalmalıdır.',
  ],
  pl: [
    'Dojdź pierwszy do przeciwległego brzegu.',
    'Ruch to jeden krok albo jeden płotek.',
    'Gdy na drodze stoi pionek, przeskocz go.',
    'Płotek ma dwa pola długości, nie przecina innych i zostaje.',
    'Każdemu graczowi musi zostać droga.',
  ],
  de: [
    'Erreiche als Erster den anderen Rand.',
    'Ein Zug ist ein Schritt oder eine Wand.',
    'Steht eine Figur im Weg, springst du darüber.',
    'Eine Wand ist zwei Felder lang, kreuzt keine andere und bleibt stehen.',
    'Jedem muss ein Weg zum Ziel bleiben.',
  ],
};

/**
 * Returns the center of a square in the picture, given its column or row. Squares are 20 units wide
 * with gaps of 6.
 */
const at = (cell: number): number => 10 + 26 * cell;
const pawn = (player: 1 | 2, column: number, row: number) =>
  player === 1
    ? svg`<circle class="player-1" cx=${at(column)} cy=${at(row)} r="7.5" />`
    : svg`<rect class="player-2" x=${at(column) - 7} y=${at(row) - 7} width="14" height="14" rx="3" />`;
const wall = (x: number, y: number, width: number, height: number) =>
  svg`<rect class="wall" x=${x} y=${y} width=${width} height=${height} rx="1.5" />`;
const way = (d: string) => svg`<path class="arrows" marker-end="url(#tip)" d=${d} />`;

const PICTURES = [
  [svg`<path class="far" d="M0-2h72" />`, pawn(1, 1, 1), way('M36 27V12')],
  [pawn(1, 0, 1), way('M10 27V12'), wall(27, 21, 45, 4)],
  [pawn(1, 0, 1), pawn(2, 1, 1), way('M8 27C14 10 50 10 59 25')],
  [wall(1, 21, 45, 4), wall(47, 1, 4, 44)],
  [pawn(1, 1, 1), wall(1, 21, 45, 4), way('M44 36H62V10')],
];

/** Renders the rules of Quoridor in pictures. */
export function guide(words: Words): TemplateResult {
  return html`
    <div class="guide">
      <ol>
        ${PICTURES.map(
          (picture, i) => html`
            <li>
              <div class="tiles" aria-hidden="true"><svg viewBox="-5 -5 82 56"><defs><marker id="tip" viewBox="0 0 4 4" refX="2" refY="2" markerWidth="3" markerHeight="3" orient="auto"><path d="M0 0 4 2 0 4z" /></marker></defs>
                ${[0, 1, 2, 3, 4, 5].map((n) => svg`<rect class="tile" x=${26 * (n % 3)} y=${26 * Math.floor(n / 3)} width="20" height="20" rx="2" />`)}
                ${picture}
              </svg></div>
              <p>${TEXTS[words.language][i]}</p>
            </li>`,
        )}
      </ol>
    </div>
  `;
}
