import { html, type TemplateResult } from 'lit';
import type { Words } from '../i18n/index.ts';

/**
 * The options for a handicap in the dialog for a new game: the side that begins with less, and the
 * amount.
 */
export interface HandicapOptions {
  /** The names of the sides of the game, in the order of turns. */
  sides: readonly string[];
  /** The amounts by which the stronger side may begin with less, in words, in ascending order. */
  amounts: readonly string[];
  /** The label of the list of amounts, such as the missing piece. */
  label: string;
  /** A sentence about the effect of the chosen handicap. */
  note: string;
  chosen: ChosenHandicap | null;
}

/** The chosen handicap: the index of the side, and that of the amount in the list. */
export interface ChosenHandicap {
  side: number;
  amount: number;
}

/** Renders the choice of a handicap. `choose` is called with every change. */
export function handicapChoice(
  words: Words,
  { sides, amounts, label, note, chosen }: HandicapOptions,
  choose: (chosen: ChosenHandicap | null) => void,
): TemplateResult {
  const { side = -1, amount = 0 } = chosen ?? {};
  const numberIn = (event: Event) => Number((event.target as HTMLSelectElement).value);
  const chooseSide = (event: Event) => {
    const next = numberIn(event);
    choose(next < 0 ? null : { side: next, amount });
  };
  const name = chosen ? `${sides[side]} · ${amounts[amount]}` : words('handicapNone');
  const option = (value: number, text: string, isSelected: boolean) =>
    html`<option value=${value} .selected=${isSelected}>${text}</option>`;
  return html`
    <details class="handicap-choice">
      <summary>${words('handicap')}<span class="note">${name}</span></summary>
      <div class="pair">
        <label>
          <span>${words('handicapFor')}</span>
          <select name="handicap" @change=${chooseSide}>
            ${option(-1, words('handicapNone'), side < 0)} ${sides.map((one, i) => option(i, one, i === side))}
          </select>
        </label>
        <label ?hidden=${!chosen}>
          <span>${label}</span>
          <select name="handicap-amount" @change=${(event: Event) => choose({ side, amount: numberIn(event) })}>
            ${amounts.map((one, i) => option(i, one, i === amount))}
          </select>
        </label>
      </div>
      <p class="note">${note}</p>
    </details>
  `;
}

/** Renders the handicap of a player beside the name. `text` describes it in words. */
export function handicapMark(words: Words, text: string, content: TemplateResult | string): TemplateResult {
  const label = `${words('handicap')}: ${text}`;
  return html`<span class="handicap" role="img" aria-label=${label} title=${label}>−${content}</span>`;
}
