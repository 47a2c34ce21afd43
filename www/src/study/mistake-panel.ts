import { html, type TemplateResult } from 'lit';
import type { MistakeQuiz } from './mistakes.ts';
import { StudyElement } from './study-element.ts';

/** Asks for a better turn where the person has made a mistake. */
class MistakePanel extends StudyElement {
  protected override render(): TemplateResult {
    const { study } = this;
    const { words, quiz } = study;
    if (!quiz) return html``;
    const { index, mistakes, outcome, hasHint, isLast } = quiz;
    const isPassed = outcome === 'passed';
    return html`<section class="mistakes" aria-label=${words('mistakes')}>
      <p>${words('mistakeAsk', { n: index + 1, total: mistakes.length, side: study.mover, turn: quiz.current?.played.turn ?? '' })}</p>
      <p role="status"><b>${words('mistakeOutcome', { outcome })}</b> ${hasHint && !isPassed ? this.#hint(quiz) : ''}</p>
      <div class="mistake-buttons">
        <button type="button" ?disabled=${hasHint || isPassed} @click=${() => quiz.hint()}>${words('hint')}</button>
        <button type="button" class=${isPassed ? 'primary' : ''} ?disabled=${isLast} @click=${() => quiz.ask(index + 1)}>${words('mistakeNext')}</button>
        <button type="button" @click=${() => study.endQuiz()}>${words('mistakeEnd')}</button>
      </div>
    </section>`;
  }

  /** Names the piece that the best turn begins with. */
  #hint({ current }: MistakeQuiz): string {
    const turn = current?.best.turn ?? '';
    const [, square] = /^[a-z]([a-h][1-8])[nsew]/i.exec(turn) ?? [];
    const kind = square ? 'piece' : /[hv]$/.test(turn) ? 'wall' : 'pawn';
    return this.study.words('mistakeHint', { kind, square: square ?? '' });
  }
}

customElements.define('mistake-panel', MistakePanel);
