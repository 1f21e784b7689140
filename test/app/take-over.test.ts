import { expect } from '@open-wc/testing';
import { takeOver } from '../../src/app/take-over.ts';

/** A worker that is told what to do, and does it when the test says so. */
class Worker extends EventTarget {
  state: ServiceWorkerState = 'installed';
  readonly told: unknown[] = [];

  postMessage(message: unknown): void {
    this.told.push(message);
  }

  turn(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

function begin(worker: Worker, patience: number): Promise<boolean> {
  return takeOver(worker as unknown as ServiceWorker, patience);
}

describe('taking over a new version', () => {
  it('lasts until the new one is active', async () => {
    const worker = new Worker();
    const taken = begin(worker, 60_000);
    expect(worker.told).to.deep.equal([{ type: 'SKIP_WAITING' }]);
    worker.turn('activating');
    worker.turn('activated');
    expect(await taken).to.equal(true);
  });

  it('is done at once when another tab has done it', async () => {
    const worker = new Worker();
    worker.state = 'activated';
    expect(await begin(worker, 60_000)).to.equal(true);
  });

  it('is left for another time when the browser does not get round to it, or something newer has come', async () => {
    expect(await begin(new Worker(), 1)).to.equal(false);
    const replaced = new Worker();
    const taken = begin(replaced, 60_000);
    replaced.turn('redundant');
    expect(await taken).to.equal(false);
  });
});
