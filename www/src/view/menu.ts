import { html, type TemplateResult } from 'lit';
import type { Words } from '../i18n/index.ts';
import { icon } from './icons.ts';

/** Renders the button More with its menu, a popover, in groups. Empty groups do not show. */
export function menu(words: Words, groups: readonly TemplateResult[]): TemplateResult {
  return html`
    <button type="button" class="tool more" popovertarget="menu">${icon('more')}<span>${words('more')}</span></button>
    <div id="menu" class="menu" popover @focusout=${closeWhenLeft}>${groups.map((items) => html`<div class="group">${items}</div>`)}</div>
  `;
}

/**
 * Closes the menu when the focus goes to another control on the page, which the menu might cover.
 */
function closeWhenLeft(event: FocusEvent): void {
  const menu = event.currentTarget as HTMLElement;
  const { relatedTarget: next } = event;
  if (next instanceof Element && !menu.contains(next) && !next.matches('[popovertarget=menu]')) menu.hidePopover();
}

/** Renders an item of the menu in `root`. Choosing it closes the menu, then calls `act`. */
export function menuItem(root: ParentNode, label: string, act: () => void, disabled: boolean): TemplateResult {
  const chosen = () => {
    root.querySelector<HTMLElement>('#menu')?.hidePopover();
    act();
  };
  return html`<button type="button" ?disabled=${disabled} @click=${chosen}>${label}</button>`;
}
