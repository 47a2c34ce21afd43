import '../../styles/guide.css';
import { html, svg, type TemplateResult } from 'lit';
import type { Language } from '../../i18n/languages.ts';
import type { Side } from '../board.ts';
import type { Words } from '../i18n/index.ts';
import { chip } from './player.ts';

/** The rules of Arimaa in five sentences, and a title for the order of strength, by language. */
const TEXTS: Record<Language, readonly string[]> = {
  en: [
    'A rabbit on the far edge wins.',
    'A turn has up to four steps, never diagonal.',
    'A stronger piece pushes or pulls a weaker enemy.',
    'Beside a stronger enemy a piece is frozen, unless a friend is beside it.',
    'In a trap a piece is lost, unless a friend is beside it.',
    'From strong to weak',
  ],
  tr: [
    'Karşı kenara ulaşan tavşan oyunu kazandırır.',
    'Bir hamle en fazla dört adımdır, çapraz gidilmez.',
    'Daha güçlü taş, zayıf rakip taşı iter veya çeker.',
    'Daha güçlü bir rakip taşın yanındaki taş donar; yanında kendi taşınız varsa donmaz.',
    'Tuzaktaki taş kaybedilir; yanında kendi taşınız varsa kaybedilmez.',
    'Güçlüden zayıfa',
  ],
  pl: [
    'Królik na przeciwległym brzegu wygrywa.',
    'Ruch to najwyżej cztery kroki, nigdy na ukos.',
    'Silniejsza bierka pcha lub ciągnie słabszą bierkę przeciwnika.',
    'Obok silniejszej bierki przeciwnika bierka jest zamrożona, chyba że stoi obok niej własna.',
    'W pułapce bierka ginie, chyba że stoi obok niej własna.',
    'Od silnej do słabej',
  ],
  de: [
    'Ein Kaninchen am anderen Rand gewinnt.',
    'Ein Zug hat bis zu vier Schritte, nie schräg.',
    'Eine stärkere Figur schiebt oder zieht eine schwächere gegnerische.',
    'Neben einer stärkeren gegnerischen ist eine Figur eingefroren, außer es steht eine eigene daneben.',
    'In einer Falle ist eine Figur verloren, außer es steht eine eigene daneben.',
    'Von stark zu schwach',
  ],
};

/** A piece in a picture of the rules: side, letter, column and row. */
type Placed = readonly [side: Side, letter: string, column: number, row: number, state?: 'frozen' | 'gone'];

/**
 * A picture of the rules with 3 × 2 squares: the pieces, the arrows in units of squares, and the
 * square of the trap.
 */
interface Picture {
  pieces: readonly Placed[];
  arrows?: string;
  isGoal?: boolean;
  hasTrap?: boolean;
}

const PICTURES: readonly Picture[] = [
  { pieces: [['gold', 'R', 2, 2]], arrows: 'M1.5 1.1V.35', isGoal: true },
  { pieces: [['gold', 'E', 1, 2]], arrows: 'M.95 1.5H2.5V.4' },
  {
    pieces: [
      ['gold', 'E', 1, 1],
      ['silver', 'H', 2, 1],
    ],
    arrows: 'M1.95 .5H2.6',
  },
  {
    pieces: [
      ['gold', 'H', 1, 1, 'frozen'],
      ['silver', 'M', 2, 1],
    ],
  },
  {
    pieces: [
      ['silver', 'C', 2, 1, 'gone'],
      ['gold', 'D', 3, 1],
    ],
    hasTrap: true,
  },
];

/** Renders the rules of Arimaa in pictures, with the pieces in order of strength. */
export function guide(words: Words): TemplateResult {
  const texts = TEXTS[words.language];
  return html`
    <div class="guide">
      <ol>
        ${PICTURES.map((picture, i) => html`<li>${draw(picture)}<p>${texts[i]}</p></li>`)}
      </ol>
      <p class="strengths">
        <span>${texts[5]}</span>
        <span class="order">
          ${[...'EMHDCR'].map((letter) => {
            const name = words('animal', { letter });
            return html`<span role="img" aria-label=${name} title=${name}>${chip('gold', letter)}</span>`;
          })}
        </span>
      </p>
    </div>
  `;
}

function draw({ pieces, arrows, isGoal, hasTrap }: Picture): TemplateResult {
  const place = (column: number, row: number) => `grid-area:${row}/${column}`;
  return html`
    <div class="picture" aria-hidden="true">
      ${Array.from({ length: 6 }, (_, i) => {
        const [column, row] = [(i % 3) + 1, Math.floor(i / 3) + 1];
        const kind = `${(column + row) % 2 ? 'odd' : ''} ${isGoal && row === 1 ? 'goal' : ''}`;
        return html`<i class=${kind} style=${place(column, row)}>${hasTrap && column === 2 && row === 1 ? html`<i class="trap"></i>` : ''}</i>`;
      })}
      ${pieces.map(([side, letter, column, row, state = '']) => html`<span class=${state} style=${place(column, row)}>${chip(side, letter)}</span>`)}
      ${arrows ? html`<svg viewBox="0 0 3 2"><defs><marker id="tip" viewBox="0 0 4 4" refX="2" refY="2" markerWidth="3.4" markerHeight="3.4" orient="auto"><path d="M0 0 4 2 0 4z" /></marker></defs>${svg`<path class="arrows" marker-end="url(#tip)" d=${arrows} />`}</svg>` : ''}
    </div>
  `;
}
