import { expect, nextFrame } from '@open-wc/testing';
import { watchAir } from '../../src/app/in-the-air.ts';

describe('waiting until no card is in the air', () => {
  async function isQuiet(quiet: Promise<void>): Promise<boolean> {
    return Promise.race([quiet.then(() => true), nextFrame().then(() => false)]);
  }

  it('takes no time when nothing was touched', async () => {
    expect(await isQuiet(watchAir(document.createElement('div'))())).to.equal(true);
  });

  for (const touch of ['pointerdown', 'keydown']) {
    for (const end of ['solitaire-change', 'solitaire-refused', 'solitaire-deal']) {
      it(`lasts from ${touch} to ${end}`, async () => {
        const table = document.createElement('div');
        const quiet = watchAir(table);
        table.dispatchEvent(new Event(touch));
        const waiting = quiet();
        expect(await isQuiet(waiting)).to.equal(false);
        table.dispatchEvent(new Event(end));
        expect(await isQuiet(waiting)).to.equal(true);
        expect(await isQuiet(quiet())).to.equal(true);
      });
    }
  }
});
