import { expect } from '@open-wc/testing';
import type { Request } from '../../src/worker/messages.ts';
import { button, root, shown, tableWith, until } from './harness.ts';

/** How long each question was to be thought about, in milliseconds. */
const limits: number[] = [];

/** A solver that never knows. */
class Doubter extends EventTarget {
  postMessage(request: Request): void {
    if (request.kind !== 'ask') return;
    limits.push(request.question.limits.ms);
    const answer = { verdict: 'undecided', because: 'time', states: 1, ms: 1000, likely: 't1t2' };
    const data = { kind: 'answer', id: request.id, answer };
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  terminate(): void {
    limits.length = 0;
  }
}
Object.defineProperty(window, 'Worker', { value: Doubter });

describe('a hint where nobody knows', () => {
  it('is a guess, and can be looked for longer, once', async () => {
    const table = await tableWith({ game: 'bakers-game', deal: '2', truth: 'off' });
    const longer = (): HTMLElement | null => root(table).querySelector('.notice button');
    button(table, 'hint').click();
    await until(() => shown(table).includes('this is a guess'), 'a guess');
    expect(longer()?.textContent).to.equal('Look longer');
    longer()?.click();
    await until(() => limits.length === 2 && longer() === null, 'another guess');
    expect(limits[1]).to.be.greaterThan(limits[0] ?? Infinity);
  });

  it('can be looked for longer where cards are hidden, too', async () => {
    const table = await tableWith({ game: 'klondike', deal: '5', truth: 'off' });
    limits.length = 0;
    button(table, 'hint').click();
    await until(() => shown(table).includes('this is a guess'), 'a guess');
    const most = Math.max(...limits);
    root(table).querySelector<HTMLElement>('.notice button')?.click();
    await until(() => Math.max(...limits) > most, 'a longer look');
  });

  it('comes with no deal that surely can be won, either', async () => {
    const table = await tableWith({ game: 'bakers-game', deal: '2', truth: 'off' });
    button(table, 'menu').click();
    await until(() => root(table).querySelector('#menu-sure') !== null, 'the menu');
    button(table, 'menu-sure').click();
    await until(() => shown(table).startsWith('No deal was found in time'), 'the end');
    expect(table.state?.deal).to.equal('2');
  });
});
