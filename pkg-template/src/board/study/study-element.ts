import { LitElement, type PropertyDeclarations, type PropertyValues } from 'lit';
import { LanguageController } from '../element/language.js';
import type { Words } from '../shared/words.js';
import { BoardLink, type Shown } from './board-link.js';
import { lexicon } from './lexicon.js';
import { styles } from './styles.js';

/** The base class of the elements beside a board: its board, its language and its colors. */
export abstract class StudyElement extends LitElement {
  /** The CSS of the elements beside a board. */
  static override styles = [styles];
  static override properties: PropertyDeclarations = {
    for: { reflect: true, useDefault: true },
    theme: { reflect: true, useDefault: true },
  };

  /** The `id` of the board. The board may appear later or be replaced. */
  for = '';
  /** The color theme: `light`, `dark`, or `auto` for the setting of the system. */
  theme: 'auto' | 'light' | 'dark' = 'auto';
  readonly #language = new LanguageController(this, lexicon, () => this.requestUpdate());
  /** @internal */
  protected readonly link = new BoardLink(this);

  static override get observedAttributes(): string[] {
    // biome-ignore lint/complexity/noThisInStatic: Lit collects the attributes of this class.
    return [...super.observedAttributes, 'lang'];
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'lang' && this.isConnected) void this.#language.lookUp();
  }

  /** @internal */
  protected get words(): Words {
    return this.#language.words;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('for') && this.isConnected) this.link.find();
  }

  /** The name of a side, by its index. @internal */
  protected sideName({ isArimaa }: Shown, side: number): string {
    return this.words.say('side', { side: isArimaa ? ['gold', 'silver'][side]! : String(side + 1) });
  }
}
