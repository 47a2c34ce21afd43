import { html, LitElement, type TemplateResult } from 'lit';
import type { Words } from '../i18n/index.ts';
import { onSoundsSwitched, setSounds, sounds } from '../store/sounds.ts';
import { icon } from './icons.ts';

/**
 * The button that turns sounds on and off: in the header with an icon, and on phones, whose header
 * has no room for it, as an item of the menu.
 */
class SoundSwitch extends LitElement {
  static override properties = { words: {}, isItem: {} };
  declare words: Words;
  /** Whether the sound switch is an item of the menu rather than a button in the header. */
  declare isItem: boolean;
  #stop: (() => void) | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stop = onSoundsSwitched(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    const areOn = sounds();
    const label = this.words('sounds', { sounds: areOn ? 'on' : 'off' });
    const act = () => setSounds(!areOn);
    if (this.isItem) return html`<button type="button" @click=${act}>${label}</button>`;
    return html`
      <button type="button" class="tool" aria-label=${label} title=${label} @click=${act}>
        ${icon(areOn ? 'sound' : 'muted')}
      </button>
    `;
  }
}

customElements.define('sound-switch', SoundSwitch);
