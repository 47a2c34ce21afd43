/** Defines the elements, where there is a document. */
import { ArimaaBoard } from './elements.js';

export * from './elements.js';

if (typeof customElements !== 'undefined' && !customElements.get('arimaa-board')) {
  customElements.define('arimaa-board', ArimaaBoard);
}

declare global {
  interface HTMLElementTagNameMap {
    'arimaa-board': ArimaaBoard;
  }
}
