import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { winnableArguments } from '../../src/cli/winnable-arguments.ts';
import { WINNABLE_GAMES } from '../../src/cli/winnable-games.ts';

describe('npm run winnable', () => {
  it('looks at the fourteen games and the best known where none is named', () => {
    const asked = winnableArguments([]);
    assert.ok(!('fault' in asked), 'every game is in the catalogue');
    assert.deepEqual(
      asked.games.map(({ id }) => id),
      WINNABLE_GAMES,
    );
    assert.equal(new Set(WINNABLE_GAMES).size, 34);
  });

  for (const [args, fault] of [
    [['klondik'], /no game has the id "klondik"/],
    [['--minutes', 'x'], /--minutes x: expected a number above 0/],
    [['--days', '0'], /--days 0: expected/],
    [['--seconds', '3'], /--seconds[^]*Usage:/],
  ] as const) {
    it(`says what is wrong with ${args.join(' ')}`, () => {
      const asked = winnableArguments(args);
      assert.match('fault' in asked ? asked.fault : '', fault);
    });
  }
});
