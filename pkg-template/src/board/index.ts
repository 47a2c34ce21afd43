/**
 * Defines `<arimaa-board>`. Safe to import where there is no document.
 *
 * @packageDocumentation
 */
import { ArimaaBoard } from './classes.js';

export * from './classes.js';

if (typeof customElements !== 'undefined' && !customElements.get('arimaa-board')) {
  customElements.define('arimaa-board', ArimaaBoard);
}

declare global {
  interface HTMLElementTagNameMap {
    'arimaa-board': ArimaaBoard;
  }
}
