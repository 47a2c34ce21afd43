import { html, LitElement, type TemplateResult } from 'lit';
import type { TreeNode } from '../board.ts';
import { icon } from '../view/icons.ts';
import type { Drawing } from './drawing.ts';
import type { Words } from './i18n/index.ts';
import './mark-tools.ts';
import { GLYPHS, glyphOf, meaningOf, nagsWith } from './signs.ts';
import type { Variations } from './variations.ts';

/** The tools for changing the turn that is shown, and for undoing changes. */
class TurnTools extends LitElement {
  static override properties = { words: {}, variations: {}, drawing: {}, version: {}, node: {}, isStart: {}, copy: {} };
  declare words: Words;
  declare variations: Variations;
  declare drawing: Drawing;
  /** A counter of changes; a new value makes the toolbar render again. */
  declare version: number;
  declare node: TreeNode;
  declare isStart: boolean;
  declare copy: (text: string) => void;
  #isWriting = false;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    const { words, variations, drawing, node, isStart } = this;
    const glyph = glyphOf(node);
    const tool = (name: Parameters<typeof icon>[0], label: string, act: () => void, disabled = false) => html`
      <button type="button" class="tool" aria-label=${label} title=${label} ?disabled=${disabled} @click=${act}>${icon(name)}</button>`;
    return html`
      ${this.#isWriting ? this.#editor() : ''}
      <div class="turn-tools" role="group" aria-label=${words('turnTools')}>
        <select aria-label=${words('glyphLabel')} title=${words('glyphLabel')} ?disabled=${isStart} @change=${this.#setGlyph}>
          <option value="" ?selected=${!glyph}>${words('glyphNone')}</option>
          ${GLYPHS.map((each) => html`<option value=${each} ?selected=${each === glyph}>${each} ${meaningOf(each, words)}</option>`)}
        </select>
        <button type="button" class="tool" aria-expanded=${String(this.#isWriting)} aria-label=${words('comment')} title=${words('comment')} @click=${this.#write}>${icon('comment')}</button>
        <button type="button" class="tool" aria-expanded=${String(drawing.isOpen)} aria-label=${words('marks')} title=${words('marks')} @click=${() => drawing.toggle()}>${icon('draw')}</button>
        ${tool('up', words('promote'), () => variations.promote(node.id), isStart || variations.isMain(node))}
        ${tool('remove', words('deleteTurn'), () => variations.remove(node.id), isStart)}
        ${tool('copy', words('copyLine'), () => this.copy(variations.lineThrough(node)))}
        ${tool('undo', words('undoEdit'), () => variations.undo(), !variations.canUndo)}
      </div>
      ${drawing.isOpen ? html`<mark-tools .words=${words} .drawing=${drawing} .node=${node} .version=${this.version}></mark-tools>` : ''}
    `;
  }

  #editor(): TemplateResult {
    const { words, node } = this;
    return html`<form class="comment-editor" @submit=${this.#save} @keydown=${this.#pressed}>
      <textarea rows="2" maxlength="4000" aria-label=${words('comment')} .value=${node.comment ?? ''}></textarea>
      <button type="submit" class="primary">${words('saveComment')}</button>
    </form>`;
  }

  #write = async (): Promise<void> => {
    this.#isWriting = !this.#isWriting;
    this.requestUpdate();
    await this.updateComplete;
    this.querySelector('textarea')?.focus();
  };

  #save = (event: Event): void => {
    event.preventDefault();
    const comment = this.querySelector('textarea')?.value.trim() ?? '';
    this.#isWriting = false;
    this.variations.annotate(this.node.id, { comment });
    this.requestUpdate();
  };

  #pressed = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key === 'Escape') void this.#write();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) this.#save(event);
  };

  #setGlyph = (event: Event): void => {
    const glyph = (event.target as HTMLSelectElement).value;
    this.variations.annotate(this.node.id, { nags: nagsWith(this.node, glyph) });
  };
}

customElements.define('turn-tools', TurnTools);
