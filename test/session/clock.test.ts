import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Clock } from '../../src/session/clock.ts';

describe('a clock', () => {
  it('measures only while it runs, in whole milliseconds', () => {
    let time = 100;
    const clock = new Clock(() => time, 1000);
    time += 50;
    assert.equal(clock.ms, 1000);
    clock.start();
    time += 7.4;
    assert.equal(clock.ms, 1007);
    clock.stop();
    time += 500;
    assert.equal(clock.ms, 1007);
    clock.start();
    time += 3;
    assert.equal(clock.ms, 1010);
  });

  it('does not begin anew when it is started twice, nor lose when it is stopped twice', () => {
    let time = 0;
    const clock = new Clock(() => time, 0);
    clock.start();
    time = 10;
    clock.start();
    time = 20;
    clock.stop();
    time = 30;
    clock.stop();

    assert.equal(clock.ms, 20);
    assert.equal(clock.running, false);
  });
});
