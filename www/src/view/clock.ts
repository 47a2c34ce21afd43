import { html, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import type { Words } from '../i18n/index.ts';
import type { ClockChoice, ClockPreset } from '../table/clock-choice.ts';

/** What a player's clock shows: the time left as text, and whether it runs or is low. */
export interface ClockFace {
  text: string;
  isRunning: boolean;
  isLow: boolean;
}

/** Renders the clock of a player. Screen readers read it when they reach it, not every second. */
export function clockView(face: ClockFace | null, words: Words): TemplateResult | string {
  if (!face) return '';
  return html`<span class="clock" role="timer" aria-label=${words('clockLeft')} ?data-running=${face.isRunning} ?data-low=${face.isLow}>${face.text}</span>`;
}

/** Renders the choice of a time control in the dialog for a new game. Its ids begin with `id`. */
export function clockChoice(choice: ClockChoice, words: Words, id = 'times'): TemplateResult | string {
  if (!choice.isOffered) return '';
  const preset = choice.presets.find(({ control }) => control === choice.chosen);
  const name = choice.isOwn
    ? choice.text || words('clockOwn')
    : preset
      ? presetName(preset, words)
      : words('clockNone');
  const option = (value: string, label: string, selected: boolean) =>
    html`<option value=${value} .selected=${selected}>${label}</option>`;
  return html`
    <details class="clock-choice">
      <summary>${words('clock')}<span class="note">${name}</span></summary>
      <select name="clock" aria-label=${words('clock')} @change=${(event: Event) => choice.choose((event.target as HTMLSelectElement).value)}>
        ${option('', words('clockNone'), !choice.isOwn && choice.chosen === '')}
        ${choice.presets.map((one) => option(one.control, presetName(one, words), !choice.isOwn && one === preset))}
        ${option('own', words('clockOwn'), choice.isOwn)}
      </select>
      ${choice.isOwn ? ownTimes(choice, words, id) : ''}
      <p class="note">${words('clockStarts')}</p>
    </details>
  `;
}

/** Renders the text field for a custom time control. Errors are shown when it loses the focus. */
function ownTimes(choice: ClockChoice, words: Words, id: string): TemplateResult {
  const input = (event: Event) => void choice.write((event.target as HTMLInputElement).value);
  const invalid = (event: Event) => {
    const details = (event.target as Element).closest('details');
    if (details) details.open = true;
    choice.showProblem();
  };
  const setValidity = (field?: Element) => (field as HTMLInputElement | undefined)?.setCustomValidity(choice.problem);
  return html`
    <label>
      <span>${words('clockTimes')}</span>
      <input
        name="times"
        maxlength="60"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        placeholder="30s/5m"
        aria-describedby="${id}-note ${id}-problem"
        aria-invalid=${choice.shownProblem === '' ? 'false' : 'true'}
        .value=${choice.text}
        @input=${input}
        @blur=${() => choice.showProblem()}
        @invalid=${invalid}
        ${ref(setValidity)}
      />
    </label>
    <p id="${id}-problem" class="problem" role="status">${choice.shownProblem}</p>
    <p id="${id}-note" class="note">${words('clockNote')}</p>
  `;
}

/** Returns the name of a preset time control, such as "5 min + 3 s". */
export function presetName({ turn, main, increment }: ClockPreset, words: Words): string {
  const { language } = words;
  if (turn !== undefined) {
    return words('clockPerTurn', { turn: shortTime(turn, language), reserve: shortTime(main, language) });
  }
  const total = shortTime(main, language);
  return increment ? `${total} + ${shortTime(increment, language)}` : total;
}

/** Formats a number of seconds as minutes and seconds. */
function shortTime(seconds: number, language: string): string {
  const format = (value: number, unit: string) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  const parts = [];
  if (seconds >= 60) parts.push(format(Math.floor(seconds / 60), 'minute'));
  if (seconds % 60 > 0) parts.push(format(seconds % 60, 'second'));
  return parts.join(' ');
}
