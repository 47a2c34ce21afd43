import { html, type TemplateResult } from 'lit';
import { computerOf, PERSON, type Seat, STRENGTHS, strengthOf } from '../../seats.ts';
import {
  clearValidity,
  dialog,
  findLevelButton,
  helpDialog,
  levelText,
  setValidity,
  strengthTitle,
} from '../../view/dialogs.ts';
import { strengthText } from '../../view/strength.ts';
import { type Notation, type Player, playersOf } from '../board.ts';
import type { Words } from '../i18n/index.ts';
import { MAX_WALLS, type NewGameOptions, SIZES, usualWalls } from '../options.ts';
import { mark } from './mark.ts';

/**
 * The score of each computer level of Quoridor from 2 on against the level below, in percent, in
 * standard games for two players.
 */
export const WINS = [76, 67, 74, 80, 71, 73, 67, 62, 80];
const ALL_STRENGTHS = Array.from({ length: STRENGTHS }, (_, i) => i + 1);

/**
 * Renders the dialog for a new game, with the `choices` of the section that is closed at first.
 * `change` is called with every change of the options, `start` when the form is submitted.
 */
export function newGameDialog(
  words: Words,
  options: NewGameOptions,
  choices: TemplateResult,
  findLevel: () => void,
  change: (options: NewGameOptions) => void,
  start: () => void,
): TemplateResult {
  const { players, size, walls, first, seats } = options;
  /** Changes players or size, and resets the walls to their standard number. */
  const reset = (next: Partial<NewGameOptions>) => {
    const merged = { ...options, ...next };
    change({ ...merged, walls: usualWalls(merged.size, merged.players) });
  };
  const count = (next: 2 | 4) => {
    // Players 3 and 4 start with the seat of player 2.
    const seated = playersOf(next).map((player) => seats[player - 1] ?? seats[1] ?? PERSON);
    reset({ players: next, seats: seated, first: first !== null && first > next ? null : first });
  };
  const seated = (player: Player, seat: Seat) =>
    change({ ...options, seats: seats.map((old, i) => (i === player - 1 ? seat : old)) });
  return dialog(
    'new-game',
    words('newGame'),
    words,
    html`
      <form method="dialog" class="choices" @submit=${start}>
        ${segments(
          words('howMany'),
          'players',
          [
            [2, words('two')],
            [4, words('four')],
          ],
          players,
          count,
        )}
        <div class="seats">${playersOf(players).map((player) => seatRow(player, seats[player - 1] ?? PERSON, words, seated))}</div>
        ${levels(options, words)} ${findLevelButton(words, findLevel)}
        ${segments(
          words('board'),
          'size',
          SIZES.map((n) => [n, words('boardOf', { n })] as const),
          size,
          (next) => reset({ size: next }),
        )}
        <div class="pair">
          <label>
            <span>${words('walls')}</span>
            <input
              type="number"
              name="walls"
              min="0"
              max=${MAX_WALLS}
              step="1"
              inputmode="numeric"
              required
              .value=${String(walls)}
              @invalid=${setValidity(words('wallsRange', { most: MAX_WALLS }))}
              @input=${(event: Event) => {
                clearValidity(event);
                const { valueAsNumber, validity } = event.target as HTMLInputElement;
                if (validity.valid) change({ ...options, walls: valueAsNumber });
              }}
            />
          </label>
          <label>
            <span>${words('begins')}</span>
            <select
              name="first"
              @change=${(event: Event) => {
                const chosen = Number((event.target as HTMLSelectElement).value);
                change({ ...options, first: playersOf(players).find((player) => player === chosen) ?? null });
              }}
            >
              <option value="0" .selected=${first === null}>${words('byLot')}</option>
              ${playersOf(players).map(
                (player) =>
                  html`<option value=${player} .selected=${first === player}>${words('player', { player })}</option>`,
              )}
            </select>
          </label>
        </div>
        ${choices}
        <div class="answer"><button class="primary">${words('start')}</button></div>
      </form>
    `,
  );
}

/** Renders descriptions of the computer's strengths that are chosen for a new game. */
function levels({ seats, players, size }: NewGameOptions, words: Words): TemplateResult {
  const chosen = seats.slice(0, players).flatMap((seat) => (seat.kind === 'computer' ? [strengthOf(seat)] : []));
  const wins = players === 2 && size === 9 ? WINS : [];
  return html`
    <div role="status"><ul class="levels note">
      ${[...new Set(chosen)]
        .sort((a, b) => a - b)
        .map((n) => html`<li>${strengthTitle(words, n)}. ${levelText(words, n, wins)}</li>`)}
    </ul></div>
  `;
}

/** Renders the choice of who plays: a person, or the computer of a strength. */
function seatRow(
  player: Player,
  seat: Seat,
  words: Words,
  change: (player: Player, seat: Seat) => void,
): TemplateResult {
  const strength = seat.kind === 'computer' ? strengthOf(seat) : 0;
  const chosen = (event: Event) => {
    const n = Number((event.target as HTMLSelectElement).value);
    change(player, n > 0 ? computerOf(n) : PERSON);
  };
  return html`
    <label class="seat">
      ${mark(player)}<span>${words('player', { player })}</span>
      <select name="seat-${player}" @change=${chosen}>
        <option value="0" .selected=${strength === 0}>${words('person')}</option>
        ${ALL_STRENGTHS.map((n) => html`<option value=${n} .selected=${strength === n}>${words('computer', { strength: strengthText(words, computerOf(n)) })}</option>`)}
      </select>
    </label>
  `;
}

/** Renders a group of radio buttons side by side. */
function segments<Value extends number | string>(
  legend: string,
  name: string,
  choices: readonly (readonly [Value, string])[],
  chosen: Value,
  choose: (value: Value) => void,
): TemplateResult {
  return html`
    <fieldset class="segments">
      <legend>${legend}</legend>
      ${choices.map(
        ([value, label]) => html`
          <label>
            <input type="radio" name=${name} value=${value} .checked=${value === chosen} @change=${() => choose(value)} />
            <span>${label}</span>
          </label>
        `,
      )}
    </fieldset>
  `;
}

/** Renders the menu item in which the user chooses the notation of Quoridor. */
export function notationChoice(words: Words, notation: Notation, choose: (notation: Notation) => void): TemplateResult {
  const one = (value: Notation) => html`
    <label class="choice">
      <input type="radio" name="notation" value=${value} .checked=${value === notation} @change=${() => choose(value)} />
      <span>${words(value)}</span>
    </label>
  `;
  return html`
    <div class="notation" role="radiogroup" aria-labelledby="notation">
      <p id="notation">${words('notation')}</p>
      ${one('standard')}${one('glendenning')}
    </div>
  `;
}

/** Renders the help dialog with the rules of Quoridor and the keyboard shortcuts. */
export function help(words: Words): TemplateResult {
  const rules = ['helpGoal', 'helpTurn', 'helpStep', 'helpJump', 'helpWall', 'helpLay', 'helpWay', 'helpFour'] as const;
  const keys = [
    ['arrows', 'keyArrows'],
    ['enter', 'keyEnter'],
    ['wall', 'keyWall'],
    ['escape', 'keyEscape'],
    ['end', 'keyEnd'],
    ['pages', 'keyPages'],
  ] as const;
  return helpDialog(
    words,
    'quoridor',
    rules.map((rule) => words(rule)),
    keys.map(([key, does]) => [key, words(does)] as const),
  );
}
