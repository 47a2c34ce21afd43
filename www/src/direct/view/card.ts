import { html, type TemplateResult } from 'lit';
import type { Snapshot } from '../../board.ts';
import type { DirectPlay } from '../play.ts';
import type { DirectView } from '../view.ts';

/** Renders the card of a game over a connection: its state, and buttons for the requests. */
export function directCard(direct: DirectView, state: Snapshot<unknown>): TemplateResult {
  const { words, play } = direct;
  const isOver = state.status.kind !== 'playing';
  const fact = play ? (isOver ? 'connectedEnd' : 'connected') : isOver ? 'lostEnd' : 'lost';
  return html`
    <section class="result direct" aria-label=${words('directPlay')} data-connected=${play !== null}>
      <p class="facts" role="status">${words(fact)} ${clockNews(direct, isOver)} ${play?.news ? words(play.news) : ''}</p>
      <div class="next">${play ? actions(direct, play, state) : lostActions(direct, state)}</div>
      <div role="status">${play && !play.question && play.requests.asked ? html`<p>${words('asked')}</p>` : ''}${play?.question ? question(direct, play) : ''}</div>
    </section>
  `;
}

/** Returns the message about the clock of a direct game; empty if there is none. */
function clockNews({ words, play, table }: DirectView, isOver: boolean): string {
  const { friend, clock } = table;
  if (isOver || !clock.control) return '';
  if (clock.expiredSeat >= 0 && clock.expiredSeat !== friend.friendship?.seat) {
    return play ? (play.isClaiming ? words('timeClaimed') : '') : words('lostTime');
  }
  return play ? '' : words('lostClock');
}

function lostActions(direct: DirectView, state: Snapshot<unknown>): TemplateResult | string {
  const { words } = direct;
  const isOver = state.status.kind !== 'playing';
  return html`
    <button type="button" class="primary" @click=${() => void direct.reconnect()}>${words('reconnect')}</button>
    ${isOver ? '' : html`<button type="button" @click=${() => direct.playByLinks()}>${words('byLinks')}</button>`}
  `;
}

function actions(direct: DirectView, play: DirectPlay, state: Snapshot<unknown>): TemplateResult | string {
  const { words, table } = direct;
  // During the setup there are no requests.
  if (play.question || (table.friend.friendship?.setups ?? 2) < 2) return '';
  const isAsked = play.requests.asked !== null;
  if (state.status.kind !== 'playing') {
    return html`<button type="button" class="primary" ?disabled=${isAsked} @click=${() => play.ask('rematch')}>${words('askRematch')}</button>`;
  }
  return html`
    <button type="button" ?disabled=${isAsked || play.turnBackTo() === null} @click=${() => play.ask('take-back')}>${words('askTurnBack')}</button>
    ${table.hasDraws ? html`<button type="button" ?disabled=${isAsked} @click=${() => play.ask('draw')}>${words('askDraw')}</button>` : ''}
  `;
}

const QUESTIONS = { 'take-back': 'turnBackAsked', draw: 'drawAsked', rematch: 'rematchAsked' } as const;

/** Renders the friend's request, with the buttons to answer it. */
function question({ words }: DirectView, play: DirectPlay): TemplateResult {
  const text = play.question ? words(QUESTIONS[play.question.what]) : '';
  return html`
    <p>${text}</p>
    <div class="next">
      <button type="button" class="primary" @click=${() => play.answer(true)}>${words('agree')}</button>
      <button type="button" @click=${() => play.answer(false)}>${words('decline')}</button>
    </div>
  `;
}

/**
 * Renders the button that confirms the setup, in place of the controls of a turn; empty if there is
 * nothing to confirm.
 */
export function setupBar(direct: DirectView, state: Snapshot<unknown>): TemplateResult | string {
  const { friend } = direct.table;
  if (!direct.play || friend.friendship?.setups === 2 || friend.isDone(state)) return '';
  return html`
    <div class="turn-bar">
      <button type="button" class="end primary" @click=${() => direct.confirmSetup(state)}>${direct.words('ready')}</button>
      <span class="why"></span>
    </div>
  `;
}
