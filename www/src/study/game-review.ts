import { html, svg, type TemplateResult } from 'lit';
import { FAULTS, type Judged } from './review.ts';
import { StudyElement } from './study-element.ts';

const WIDTH = 300;
const HEIGHT = 60;

/** The review of a game: its progress, then the graph of win chances and a summary of each side. */
class GameReview extends StudyElement {
  protected override render(): TemplateResult {
    const { study } = this;
    const { words, reviewProgress: progress } = study;
    if (progress) {
      const { done, total } = progress;
      return html`<section class="game-review" aria-label=${words('reviewGame')}>
        <div class="progress">
          <progress max=${Math.max(1, total)} .value=${done} aria-label=${words('reviewProgress', { done, total })}></progress>
          <span>${words('reviewProgress', { done, total })}</span>
          <button type="button" @click=${() => study.cancelReview()}>${words('cancelReview')}</button>
        </div>
      </section>`;
    }
    const judged = study.judged;
    if (judged.length === 0) return html``;
    return html`<section class="game-review" aria-label=${words('reviewGame')}>${this.#graph(judged)} ${this.#summary(judged)}
      ${study.mistakes.length > 0 ? html`<button type="button" class="again" @click=${() => study.startQuiz()}>${words('mistakes')}</button>` : ''}</section>`;
  }

  #percent(chance: number): string {
    return new Intl.NumberFormat(this.study.words.language, { style: 'percent' }).format(chance);
  }

  /** Renders the graph; a click shows the nearest turn. Screen readers get a table instead. */
  #graph(judged: readonly Judged[]): TemplateResult {
    const { study } = this;
    const { words } = study;
    const x = (index: number) => ((index + 0.5) * WIDTH) / judged.length;
    const y = (chance: number) => HEIGHT * (1 - chance);
    const points = judged.map(({ chance }, index) => `${x(index).toFixed(1)} ${y(chance).toFixed(1)}`);
    const shown = judged.findIndex(({ node }) => node.id === study.variations.shown?.id);
    const jump = (event: MouseEvent) => {
      const box = (event.currentTarget as Element).getBoundingClientRect();
      const index = Math.floor(((event.clientX - box.left) / box.width) * judged.length);
      const node = judged[Math.min(judged.length - 1, Math.max(0, index))]?.node;
      if (node) void study.variations.show(node.id);
    };
    return html`
      <svg class="chances" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true" @click=${jump}>
        <path class="below" d=${`M${x(0)} ${HEIGHT}L${points.join('L')}L${x(judged.length - 1)} ${HEIGHT}z`}></path>
        <path class="middle-line" d=${`M0 ${HEIGHT / 2}h${WIDTH}`}></path>
        <path class="chance-line" d=${`M${points.join('L')}`}></path>
        ${judged.map(({ fault, chance }, index) => (fault ? svg`<path class=${`fault fault-${fault}`} d=${`M${x(index)} ${y(chance)}m-3 -3h6v6h-6z`}></path>` : ''))}
        ${shown >= 0 ? svg`<path class="shown-turn" d=${`M${x(shown)} 0v${HEIGHT}`}></path>` : ''}
      </svg>
      <div class="unseen"><table>
        <caption>${words('reviewTable')}</caption>
        <thead><tr><th scope="col">${words('reviewTurn')}</th><th scope="col">${words('reviewChance')}</th><th scope="col">${words('glyphLabel')}</th></tr></thead>
        <tbody>
          ${judged.map(({ node, chance, fault, side }) => {
            const of = study.sideName(study.sideCount > 2 ? side : 0);
            return html`<tr><th scope="row">${node.turn}</th><td>${words('chance', { side: of, win: this.#percent(chance) })}</td><td>${fault ? words('glyph', { nag: fault }) : ''}</td></tr>`;
          })}
        </tbody>
      </table></div>
    `;
  }

  #summary(judged: readonly Judged[]): TemplateResult {
    const { study } = this;
    const { words } = study;
    const count = (side: number, nag: number) =>
      judged.filter((turn) => turn.side === side && turn.fault === nag).length;
    return html`<table class="faults">
      <thead>
        <tr><td></td>${FAULTS.map((nag) => html`<th scope="col">${words('faults', { nag })}</th>`)}</tr>
      </thead>
      <tbody>
        ${Array.from({ length: study.sideCount }, (_, side) => html`<tr><th scope="row">${study.sideName(side)}</th>${FAULTS.map((nag) => html`<td>${count(side, nag)}</td>`)}</tr>`)}
      </tbody>
    </table>`;
  }
}

customElements.define('game-review', GameReview);
