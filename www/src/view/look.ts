import { html, type TemplateResult } from 'lit';
import type { Board } from '../board.ts';
import type { Words } from '../i18n/index.ts';
import { applyLook } from '../start/look.ts';
import { setLook, setPieces } from '../store/set-settings.ts';
import { PIECES, pieces } from '../store/settings.ts';
import { dialog } from './dialogs.ts';

/**
 * Returns the title of the dialog for the appearance of the board: only Arimaa has piece styles to
 * choose.
 */
export function lookTitle(words: Words, board: HTMLElement): string {
  return words('pieces' in board ? 'look' : 'lookBoard');
}

/**
 * Renders the dialog in which the user chooses the color scheme and pieces of the board. `changed`
 * is called after each choice.
 */
export function lookDialog(words: Words, board: Board<unknown>, changed: () => void): TemplateResult {
  const choice = <T extends string>(name: string, value: T, label: string, now: T, set: (next: T) => void) => html`
    <label class="choice"><input type="radio" name=${name} value=${value} .checked=${value === now}
      @change=${() => {
        set(value);
        applyLook(board);
        changed();
      }} /> <span>${label}</span></label>`;
  return dialog(
    'look',
    lookTitle(words, board),
    words,
    html`
      <fieldset>
        <legend class=${'pieces' in board ? '' : 'unseen'}>${words('lookBoard')}</legend>
        ${board.looks.map((value) => choice('look', value, words('lookOf', { look: value }), board.look, setLook))}
      </fieldset>
      ${
        'pieces' in board
          ? html`<fieldset>
              <legend>${words('lookPieces')}</legend>
              ${PIECES.map((value) => choice('pieces', value, words('piecesOf', { pieces: value }), pieces(), setPieces))}
            </fieldset>`
          : ''
      }
    `,
  );
}
