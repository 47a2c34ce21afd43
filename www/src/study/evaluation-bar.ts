import { html, type TemplateResult } from 'lit';
import { StudyElement } from './study-element.ts';

/** The win chance as a bar beside the board. The panel shows it as text. */
class EvaluationBar extends StudyElement {
  protected override render(): TemplateResult {
    return html`<div class="share" style=${`--share:${this.study.share}`}></div>`;
  }
}

customElements.define('evaluation-bar', EvaluationBar);
