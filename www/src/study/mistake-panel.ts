import { html, type TemplateResult } from 'lit';
import type { MistakeQuiz } from './mistakes.ts';
import { StudyElement } from './study-element.ts';

/** The panel of the mistake quiz, which asks for a better turn in place of a mistake. */
class MistakePanel extends StudyElement {
  protected override render(): TemplateResult {
    const { study } = this;
    const { words, quiz } = study;
    if (!quiz) return html``;
    const { current, index, mistakes, outcome, hasHint, isLast } = quiz;
    const isPassed = outcome === 'passed';
    return html`<section class="mistakes" aria-label=${words('mistakes')}>
      <p>${words('mistakeAsk', { n: index + 1, total: mistakes.length, side: study.sideName(current?.side ?? 0), turn: current?.played.turn ?? '' })}</p>
      <p role="status"><b>${words('mistakeOutcome', { outcome })}</b> ${hasHint && !isPassed ? this.#hint(quiz) : ''}</p>
      <div class="mistake-buttons">
        <button type="button" ?disabled=${hasHint || isPassed} @click=${() => quiz.hint()}>${words('hint')}</button>
        <button type="button" class=${isPassed ? 'primary' : ''} ?disabled=${isLast} @click=${() => quiz.ask(index + 1)}>${words('mistakeNext')}</button>
        <button type="button" @click=${() => study.endQuiz()}>${words('mistakeEnd')}</button>
      </div>
    </section>`;
  }

  /** Returns a hint with the square of the piece that the best turn moves first. */
  #hint(quiz: MistakeQuiz): string {
    const { kind = '', from = '' } = quiz.firstMove() ?? {};
    return this.study.words('mistakeHint', { kind: kind === 'wall' || kind === 'pawn' ? kind : 'piece', square: from });
  }
}

customElements.define('mistake-panel', MistakePanel);
