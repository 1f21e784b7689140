import { html, render, type LitElement } from 'lit';
import type { Session } from '../session/session.ts';
import type { Words } from '../text/words.ts';
import { scoreOf } from './score.ts';

/** What the score line asks of its table. */
export interface ScoreHost {
  readonly element: LitElement;
  session(): Session | undefined;
  words(): Words;
  /** Whether the time is shown. */
  withTime(): boolean;
}

/** Keeps the score in the bar: anew with the bar, and each second while the clock runs. */
export class ScoreLine {
  readonly #host: ScoreHost;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watching: AbortController | undefined;

  constructor(host: ScoreHost) {
    this.#host = host;
    host.element.addController({
      hostConnected: () => this.#connect(),
      hostDisconnected: () => this.#disconnect(),
      hostUpdated: () => this.#tell(),
    });
  }

  #connect(): void {
    this.#watching = new AbortController();
    const { signal } = this.#watching;
    // After whoever stops the clock for that, who listens for longer.
    document.addEventListener('visibilitychange', () => this.#tell(), { signal });
    this.#tell();
  }

  #disconnect(): void {
    this.#watching?.abort();
    clearTimeout(this.#timer);
  }

  #tell(): void {
    clearTimeout(this.#timer);
    const session = this.#host.session();
    const place = this.#host.element.renderRoot.querySelector<HTMLElement>('#score');
    if (!session || !place) return;
    const parts = scoreOf(this.#host.words(), session, this.#host.withTime());
    // Where there is little room, a long number of the deal takes all of it.
    place.className = session.deal.length > 10 ? 'long' : '';
    render(
      parts.map(({ id, text }) => html`<span class=${id}>${text}</span>`),
      place,
    );
    const { running, ms } = session.clock;
    if (running && this.#host.withTime()) this.#timer = setTimeout(() => this.#tick(), 1000 - (ms % 1000));
  }

  /** Nothing is laid out anew while cards follow the hand: the time catches up when they lie again. */
  #tick(): void {
    if (!this.#host.element.renderRoot.querySelector('.held')) return this.#tell();
    this.#timer = setTimeout(() => this.#tick(), 100);
    return undefined;
  }
}
