/**
 * The types of the elements in JSX of Solid: attributes, properties (also with `prop:` or `attr:`)
 * and events (with `on:`). Import it once in a project, for its types alone.
 *
 * @example
 * ```tsx
 * import type {} from 'keddah/solid';
 *
 * const board = <quoridor-board size={7} on:keddah-end={({ detail }) => console.log(detail.status)} />;
 * ```
 *
 * @packageDocumentation
 * @module keddah/solid
 */
import type { JSX } from 'solid-js';
import type { KeddahElements, Listeners, Properties } from './elements.js';

/** What an element accepts in JSX. */
export type ElementProps<Element> = Properties<Element> & {
  [Name in keyof Properties<Element> & string as `${'prop' | 'attr'}:${Name}`]?: Properties<Element>[Name];
} & Listeners<Element, 'on:'> &
  Omit<JSX.HTMLAttributes<Element>, keyof Properties<Element>>;

type Elements = { [Tag in keyof KeddahElements]: ElementProps<KeddahElements[Tag]> };

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
