/**
 * The types of the elements in templates of Vue 3: attributes, properties and events. Import it
 * once in a project, for its types alone.
 *
 * @example
 * ```vue
 * <script setup lang="ts">
 * import type {} from 'keddah/vue';
 * </script>
 *
 * <template>
 *   <quoridor-board :size="7" @keddah-end="({ detail }) => console.log(detail.status)" />
 * </template>
 * ```
 *
 * @packageDocumentation
 * @module keddah/vue
 */
import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
import type { Events, KeddahElements, Properties } from './elements.js';

/** What an element accepts in templates. */
export type ElementComponent<Element> = new () => Element & {
  $props: Properties<Element> & Omit<HTMLAttributes, keyof Properties<Element>> & PublicProps;
  $emit: EmitFn<{ [Name in keyof Events<Element>]: (event: Events<Element>[Name]) => void }>;
};

type Elements = { [Tag in keyof KeddahElements]: ElementComponent<KeddahElements[Tag]> };

declare module 'vue' {
  interface GlobalComponents extends Elements {}

  // The content of a board has the attribute `slot`, which Vue's types lack.
  interface HTMLAttributes {
    slot?: string | undefined;
  }
}
