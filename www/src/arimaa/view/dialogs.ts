import { html, type TemplateResult } from 'lit';
import { formatSeats } from '../../seats.ts';
import { level, setLevel } from '../../store/settings.ts';
import { choice, dialog, helpDialog, levelSlider } from '../../view/dialogs.ts';
import type { Side } from '../board.ts';
import type { Words } from '../i18n/index.ts';

export function newGameDialog(words: Words, start: (seats: string, orientation: Side) => void): TemplateResult {
  const submit = (event: SubmitEvent) => {
    const data = new FormData(event.target as HTMLFormElement);
    const n = Number(data.get('level')) || level('arimaa');
    const who = data.get('who');
    setLevel('arimaa', n);
    if (who === 'two') start(formatSeats([null, null]), 'gold');
    else if (who === 'silver') start(formatSeats([n, null]), 'silver');
    else start(formatSeats([null, n]), 'gold');
  };
  return dialog(
    'new-game',
    words('newGame'),
    words,
    html`
      <form method="dialog" @submit=${submit}>
        <fieldset>
          <legend>${words('youPlay')}</legend>
          ${choice('who', 'gold', words('asGold'), true)}${choice('who', 'silver', words('asSilver'))}
          ${choice('who', 'two', words('asTwo'))}
        </fieldset>
        ${levelSlider(words, 'level', words('strength'), level('arimaa'))}
        <div class="answer"><button class="primary">${words('start')}</button></div>
      </form>
    `,
  );
}

export function help(words: Words): TemplateResult {
  const rules = ['helpGoal', 'helpTurn', 'helpStrength', 'helpPush', 'helpFreeze', 'helpTraps', 'helpMore'] as const;
  const keys = [
    ['arrows', 'keyArrows'],
    ['enter', 'keyEnter'],
    ['escape', 'keyEscape'],
    ['backspace', 'keyBackspace'],
    ['space', 'keySpace'],
  ] as const;
  return helpDialog(
    words,
    rules.map((rule) => words(rule)),
    keys.map(([key, does]) => [key, words(does)] as const),
  );
}
