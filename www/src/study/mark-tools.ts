import { html, LitElement, type TemplateResult } from 'lit';
import type { TreeNode } from '../board.ts';
import type { Drawing } from './drawing.ts';
import type { Words } from './i18n/index.ts';
import { COLORS } from './marks.ts';

/** The toolbar for drawing arrows and squares: colors, highlighting by button, and removing. */
class MarkTools extends LitElement {
  static override properties = { words: {}, drawing: {}, node: {}, version: {} };
  declare words: Words;
  declare drawing: Drawing;
  declare node: TreeNode;
  /** A counter of changes; a new value makes the toolbar render again. */
  declare version: number;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    const { words, drawing, node } = this;
    const { square } = drawing;
    return html`
      <div class="mark-row">
        <fieldset class="mark-colors">
          <legend class="unseen">${words('markColor')}</legend>
          ${COLORS.map(
            (color) => html`<label title=${words('colorName', { color })}>
              <input type="radio" name="mark-color" .checked=${color === drawing.color} @change=${() => drawing.setColor(color)} />
              <span class=${color} aria-hidden="true"></span><span class="unseen">${words('colorName', { color })}</span>
            </label>`,
          )}
        </fieldset>
        <button type="button" class="mark-action" ?disabled=${!square} @click=${() => drawing.markSquare()}>${words('markSquare', { square: square || 'none' })}</button>
        <button type="button" class="mark-action" ?disabled=${!node.marks?.length} @click=${() => drawing.clear()}>${words('removeMarks')}</button>
      </div>
      <p class="note">${words('markHelp')}</p>
    `;
  }
}

customElements.define('mark-tools', MarkTools);
