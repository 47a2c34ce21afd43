/** The elements of the package for the templates of frameworks, derived from their classes. */
import type { LitElement } from 'lit';
import type boards from '../board/elements.js';
import type { BoardEventMap } from '../board/shared/events.js';
import type { KeddahGraph } from '../board/study/keddah-graph.js';
import type { KeddahTurns } from '../board/study/keddah-turns.js';

type Boards = { [Tag in keyof typeof boards]: InstanceType<(typeof boards)[Tag]> };

/** The class of each element, by its tag. */
export interface KeddahElements extends Boards {
  'keddah-turns': KeddahTurns;
  'keddah-graph': KeddahGraph;
}

type IsSame<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Whether a property can be set and is no method. */
type IsSettable<Element, Key extends keyof Element> = Element[Key] extends (...values: never[]) => unknown
  ? false
  : IsSame<Pick<Element, Key>, { -readonly [K in Key]: Element[K] }>;

/** The names of the properties of an element that can be set. */
export type PropertyName<Element> = {
  [Key in Exclude<keyof Element, keyof LitElement>]-?: IsSettable<Element, Key> extends true ? Key : never;
}[Exclude<keyof Element, keyof LitElement>];

/** The properties of an element that can be set, which are also its attributes. */
export type Properties<Element> = { [Key in PropertyName<Element>]?: Element[Key] | undefined };

/** The events that only boards of a game whose turns consist of steps have. */
type StepEvents = 'keddah-pick' | 'keddah-step';

/** The events of an element by name. */
export type Events<Element> = Element extends { readonly state: infer State; resign(side?: infer Side): void }
  ? Omit<
      BoardEventMap<NonNullable<Side>, NonNullable<State>>,
      Element extends { undoStep(): unknown } ? never : StepEvents
    >
  : Record<never, never>;

/** Listeners for the events of an element. The names begin with `Prefix`. */
export type Listeners<Element, Prefix extends string> = {
  [Name in keyof Events<Element> & string as `${Prefix}${Name}`]?:
    | ((event: Events<Element>[Name] & { readonly currentTarget: Element }) => void)
    | undefined;
};
