/**
 * The types of the elements in JSX of React 19: attributes, properties and events. Import it once
 * in a project, for its types alone.
 *
 * @example
 * ```tsx
 * import type {} from 'keddah/react';
 *
 * const board = <quoridor-board size={7} onkeddah-end={({ detail }) => console.log(detail.status)} />;
 * ```
 *
 * @packageDocumentation
 * @module keddah/react
 */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { KeddahElements, Listeners, Properties } from './elements.js';

/** What an element accepts in JSX. */
export type ElementProps<Element> = Properties<Element> &
  Listeners<Element, 'on'> &
  Omit<DetailedHTMLProps<HTMLAttributes<Element>, Element>, keyof Properties<Element>>;

type Elements = { [Tag in keyof KeddahElements]: ElementProps<KeddahElements[Tag]> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
