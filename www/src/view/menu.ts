import { html, type TemplateResult } from 'lit';
import type { Words } from '../i18n/index.ts';
import { icon } from './icons.ts';

/** Renders the button More with its menu, a popover. */
export function menu(words: Words, items: TemplateResult): TemplateResult {
  return html`
    <button type="button" class="tool more" popovertarget="menu">${icon('more')}<span>${words('more')}</span></button>
    <div id="menu" class="menu" popover>${items}</div>
  `;
}

/** Renders an item of the menu in `root`. Choosing it closes the menu, then calls `act`. */
export function menuItem(root: ParentNode, label: string, act: () => void, disabled: boolean): TemplateResult {
  const chosen = () => {
    root.querySelector<HTMLElement>('#menu')?.hidePopover();
    act();
  };
  return html`<button type="button" ?disabled=${disabled} @click=${chosen}>${label}</button>`;
}
