import { expect, fixture } from '@open-wc/testing';
import { ownGame } from '../../src/app/own-game.ts';
import { gameById } from '../../src/games/index.ts';
import { packGames } from '../../src/games/pack.ts';
import { knownGame } from '../../src/games/known.ts';
import { OWN_GAME } from '../../src/pages/own-game.ts';

/** A page that carries a game, as the build writes it. */
async function pageWith(id: string): Promise<void> {
  const game = packGames([{ ...gameById('munger')!, id, name: 'Written here' }]);
  const block = Object.assign(document.createElement('script'), {
    type: 'application/json',
    id: OWN_GAME,
    textContent: JSON.stringify(game),
  });
  await fixture(block);
}

describe('the game of a page', () => {
  it('is read from the page that carries it', async () => {
    await pageWith('written-here');
    const game = await ownGame('written-here');
    expect(game?.name).to.equal('Written here');
    expect(game?.rules).to.deep.equal(gameById('munger')?.rules);
    expect(knownGame('written-here')).to.equal(game);
  });

  it('is found in the catalogue where the page carries none, or another', async () => {
    expect(await ownGame('manx')).to.equal(gameById('manx'));
    await pageWith('written-here');
    expect(await ownGame('klondike')).to.equal(gameById('klondike'));
    expect(await ownGame('no-such-game')).to.equal(undefined);
  });
});
