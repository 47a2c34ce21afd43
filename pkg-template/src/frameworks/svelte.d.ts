/**
 * The types of the elements in the markup of Svelte 5: attributes, properties and events. Import it
 * once in a project, for its types alone.
 *
 * @example
 * ```svelte
 * <script lang="ts">
 *   import type {} from 'keddah/svelte';
 * </script>
 *
 * <quoridor-board size={7} onkeddah-end={({ detail }) => console.log(detail.status)}></quoridor-board>
 * ```
 *
 * @packageDocumentation
 * @module keddah/svelte
 */
import type { HTMLAttributes } from 'svelte/elements';
import type { KeddahElements, Listeners, Properties } from './elements.js';

/** What an element accepts in markup. */
export type ElementProps<Element extends EventTarget> = Properties<Element> &
  Listeners<Element, 'on'> &
  Omit<HTMLAttributes<Element>, keyof Properties<Element>>;

type Elements = { [Tag in keyof KeddahElements]: ElementProps<KeddahElements[Tag]> };

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Elements {}
}
