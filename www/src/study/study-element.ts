import { LitElement } from 'lit';
import type { Study } from './study.ts';

/** An element that shows a part of an analysis and updates with it. */
export abstract class StudyElement extends LitElement {
  static override properties = { study: {}, version: {} };
  declare study: Study;
  /** A counter of changes of the tree; a new value makes the element render again. */
  declare version: number;
  #shown: Study | null = null;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#listenTo(null);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.requestUpdate();
  }

  protected override willUpdate(): void {
    if (this.isConnected) this.#listenTo(this.study);
  }

  #listenTo(study: Study | null): void {
    if (this.#shown === study) return;
    this.#shown?.removeEventListener('change', this.#changed);
    study?.addEventListener('change', this.#changed);
    this.#shown = study;
  }

  #changed = (): void => this.requestUpdate();
}
