import { html, type TemplateResult } from 'lit';
import { dialog } from '../../view/dialogs.ts';
import type { Player } from '../board.ts';
import type { Words } from '../i18n/index.ts';

/** Renders the dialog that asks the other person at the screen to agree on a draw. */
export function drawDialog(words: Words, player: Player, agree: () => void): TemplateResult {
  return dialog(
    'draw',
    words('drawAsk'),
    words,
    html`
      <p>${words('drawOffered', { player, other: 3 - player })}</p>
      <form method="dialog" class="answer">
        <button>${words('keepPlaying')}</button>
        <button @click=${agree}>${words('accept')}</button>
      </form>
    `,
  );
}
