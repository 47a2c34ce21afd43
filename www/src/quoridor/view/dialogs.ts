import { html, type TemplateResult } from 'lit';
import { formatSeats, parseSeats, type Seat } from '../../seats.ts';
import { dialog, helpDialog, tells, told } from '../../view/dialogs.ts';
import { type Notation, type Player, playersOf } from '../board.ts';
import type { Words } from '../i18n/index.ts';
import { type Choice, MOST_WALLS, SIZES, usualWalls } from '../options.ts';
import { mark } from './mark.ts';

const LEVELS = Array.from({ length: 10 }, (_, i) => i + 1);

/** What a new game is to be like. `change` is told of every choice, `start` has the last one. */
export function newGameDialog(
  words: Words,
  choice: Choice,
  change: (choice: Choice) => void,
  start: () => void,
): TemplateResult {
  const { players, size, walls, first } = choice;
  const seats = parseSeats(choice.seats, players);
  /** With other players or another board, the usual walls. */
  const reset = (next: Partial<Choice>) => {
    const merged = { ...choice, ...next };
    change({ ...merged, walls: usualWalls(merged.size, merged.players) });
  };
  const count = (next: 2 | 4) => {
    const more = playersOf(next).map(
      (player) => seats[player - 1] ?? (player > seats.length ? (seats[1] ?? null) : null),
    );
    reset({ players: next, seats: formatSeats(more), first: first !== null && first > next ? null : first });
  };
  const seated = (player: Player, seat: Seat) =>
    change({ ...choice, seats: formatSeats(seats.map((old, i) => (i === player - 1 ? seat : old))) });
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
        <div class="seats">${playersOf(players).map((player) => seatRow(player, seats[player - 1] ?? null, words, seated))}</div>
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
              max=${MOST_WALLS}
              step="1"
              inputmode="numeric"
              required
              .value=${String(walls)}
              @invalid=${tells(words('wallsRange', { most: MOST_WALLS }))}
              @input=${(event: Event) => {
                told(event);
                const { valueAsNumber, validity } = event.target as HTMLInputElement;
                if (validity.valid) change({ ...choice, walls: valueAsNumber });
              }}
            />
          </label>
          <label>
            <span>${words('begins')}</span>
            <select
              name="first"
              @change=${(event: Event) => {
                const chosen = Number((event.target as HTMLSelectElement).value);
                change({ ...choice, first: playersOf(players).find((player) => player === chosen) ?? null });
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
        <div class="answer"><button class="primary">${words('start')}</button></div>
      </form>
    `,
  );
}

/** Who plays: a person, or the machine by its level. */
function seatRow(
  player: Player,
  seat: Seat,
  words: Words,
  change: (player: Player, seat: Seat) => void,
): TemplateResult {
  const chosen = (event: Event) => change(player, Number((event.target as HTMLSelectElement).value) || null);
  return html`
    <label class="seat">
      ${mark(player)}<span>${words('player', { player })}</span>
      <select name="seat-${player}" @change=${chosen}>
        <option value="0" .selected=${seat === null}>${words('person')}</option>
        ${LEVELS.map((n) => html`<option value=${n} .selected=${seat === n}>${words('machine', { n })}</option>`)}
      </select>
    </label>
  `;
}

/** A few choices side by side. */
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

/** How squares and walls are named: a choice in the menu. */
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

export function help(words: Words): TemplateResult {
  const rules = ['helpGoal', 'helpTurn', 'helpStep', 'helpJump', 'helpWall', 'helpLay', 'helpWay', 'helpFour'] as const;
  const keys = [
    ['arrows', 'keyArrows'],
    ['enter', 'keyEnter'],
    ['wall', 'keyWall'],
    ['escape', 'keyEscape'],
    ['pages', 'keyPages'],
  ] as const;
  return helpDialog(
    words,
    rules.map((rule) => words(rule)),
    keys.map(([key, does]) => [key, words(does)] as const),
  );
}
