import { html, type TemplateResult } from 'lit';
import { computerOf, PERSON, type Seat, seatText, strengthOfText } from '../../seats.ts';
import { setComputer } from '../../store/set-settings.ts';
import { computer } from '../../store/settings.ts';
import { dialog, findLevelButton, helpDialog, levelSlider, radioButton } from '../../view/dialogs.ts';
import { SIDES, type Side } from '../board.ts';
import type { Words } from '../i18n/index.ts';

/**
 * The number of games of Arimaa out of 100 that each computer level from 2 on won against the level
 * below.
 */
export const WINS = [76, 69, 77, 74, 75, 83, 80, 83, 72];

/**
 * The number of forced wins in two turns, out of 10, that each computer level from 3 on found
 * (docs/experiments.md, Tactics).
 */
const WINS_IN_TWO = [2, 2, 4, 5, 5, 5, 6, 10];

/**
 * Returns a sentence about how far a computer level sees threats to reach the goal. Level 1
 * searches less than one turn.
 */
function sight(words: Words, level: number): string {
  const n = WINS_IN_TWO[level - 3] ?? 0;
  if (n > 2) return words('levelTwoTurns', { n });
  return words('levelGoal', { kind: level === 1 ? 'none' : 'one' });
}

/**
 * Renders the dialog for a new game, which asks for side and strength, with the `choices` of the
 * section that is closed at first. `change` is called with the choice of sides, `start` with the
 * seats of Gold and Silver, and the side at the bottom.
 */
export function newGameDialog(
  words: Words,
  choices: TemplateResult,
  findLevel: () => void,
  change: (who: string) => void,
  start: (gold: Seat, silver: Seat, orientation: Side) => void,
): TemplateResult {
  const submit = (event: SubmitEvent) => {
    const data = new FormData(event.target as HTMLFormElement);
    const chosen = computerOf(Number(data.get('level')) || strengthOfText(computer('arimaa')));
    const who = data.get('who');
    setComputer('arimaa', seatText(chosen));
    const chosenFor = (side: Side) => computerOf(Number(data.get(side)));
    if (who === 'watch') start(chosenFor('gold'), chosenFor('silver'), 'gold');
    else if (who === 'two') start(PERSON, PERSON, 'gold');
    else if (who === 'silver') start(chosen, PERSON, 'silver');
    else start(PERSON, chosen, 'gold');
  };
  const about = (n: number) => sight(words, n);
  const last = strengthOfText(computer('arimaa'));
  return dialog(
    'new-game',
    words('newGame'),
    words,
    html`
      <form method="dialog" @submit=${submit}>
        <fieldset @change=${(event: Event) => change((event.target as HTMLInputElement).value)}>
          <legend>${words('youPlay')}</legend>
          ${radioButton('who', 'gold', words('asGold'), true)}${radioButton('who', 'silver', words('asSilver'))}
          ${radioButton('who', 'two', words('asTwo'))}${radioButton('who', 'watch', words('asWatch'))}
        </fieldset>
        <div class="levels">
          ${levelSlider(words, 'level', words('strength'), last, WINS, about)}
          ${SIDES.map((side) => levelSlider(words, side, words('side', { side }), last, WINS, about))}
        </div>
        ${findLevelButton(words, findLevel)} ${choices}
        <div class="answer"><button class="primary">${words('start')}</button></div>
      </form>
    `,
  );
}

/** Renders the help dialog with the rules of Arimaa and the keyboard shortcuts. */
export function help(words: Words): TemplateResult {
  const rules = ['helpGoal', 'helpTurn', 'helpStrength', 'helpPush', 'helpFreeze', 'helpTraps', 'helpMore'] as const;
  const keys = [
    ['arrows', 'keyArrows'],
    ['enter', 'keyEnter'],
    ['escape', 'keyEscape'],
    ['backspace', 'keyBackspace'],
    ['end', 'keyEnd'],
    ['pages', 'keyPages'],
  ] as const;
  return helpDialog(
    words,
    'arimaa',
    rules.map((rule) => words(rule)),
    keys.map(([key, does]) => [key, words(does)] as const),
  );
}
