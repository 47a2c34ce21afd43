import { html, type TemplateResult } from 'lit';
import type { Words } from '../i18n/index.ts';
import { SPEEDS, type Speed } from '../store/speed.ts';
import type { Watch } from '../table/watch.ts';
import { icon } from './icons.ts';

/** Renders the controls of a game between computers: pause or play, one turn, speed. */
export function watchBar(watch: Watch, words: Words): TemplateResult {
  const { isPaused, speed } = watch;
  return html`
    <div class="watch" role="group" aria-label=${words('watch')}>
      <button type="button" class="primary" @click=${() => (isPaused ? watch.play() : watch.pause())}>
        ${icon(isPaused ? 'play' : 'pause')}<span>${words(isPaused ? 'watchPlay' : 'watchPause')}</span>
      </button>
      <button type="button" @click=${() => watch.playOneTurn()}>${words('watchOne')}</button>
      <label>
        <span class="unseen">${words('speed')}</span>
        <select
          @change=${(event: Event) => {
            watch.speed = (event.target as HTMLSelectElement).value as Speed;
          }}
        >
          ${SPEEDS.map((one) => html`<option value=${one} .selected=${one === speed}>${words('speedOf', { speed: one })}</option>`)}
        </select>
      </label>
    </div>
  `;
}
