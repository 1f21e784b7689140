import { expect, nextFrame } from '@open-wc/testing';
import { pictureShown } from '../../src/table/picture-shown.ts';

describe('what waits for the picture', () => {
  it('waits for two frames', async () => {
    let frames = 0;
    const seen = pictureShown().then(() => frames);
    for (; frames < 3; frames++) await nextFrame();
    expect(await seen).to.be.within(2, 3);
  });

  it('does not wait for frames that never come', async () => {
    const frame = globalThis.requestAnimationFrame;
    globalThis.requestAnimationFrame = () => 0;
    try {
      await pictureShown();
    } finally {
      globalThis.requestAnimationFrame = frame;
    }
  });
});
