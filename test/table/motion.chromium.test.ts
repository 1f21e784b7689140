import { expect, nextFrame } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { card, root, still, tableWith } from './harness.ts';
import type { SolitaireTable } from '../../src/table/solitaire-table.ts';

function flights(table: SolitaireTable): Animation[] {
  return root(table).querySelector('.board')?.getAnimations({ subtree: true }) ?? [];
}

describe('a moved card', () => {
  afterEach(() => emulateMedia({ reducedMotion: 'no-preference' }));

  it('flies, by its transform alone, and is where it belongs for everybody else at once', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    const element = card(table, '9C');
    const before = element.style.transform;

    table.play({ from: 't1', to: 't6' });

    expect(element.style.transform).not.to.equal(before);
    const flying = flights(table);
    expect(flying).to.have.length(1);
    for (const { effect } of flying) {
      if (!(effect instanceof KeyframeEffect)) throw new Error('no keyframes');
      const properties = new Set(effect.getKeyframes().flatMap((frame) => Object.keys(frame)));
      for (const name of ['offset', 'computedOffset', 'easing', 'composite']) properties.delete(name);
      expect([...properties]).to.deep.equal(['transform']);
      expect(effect.getTiming().duration).to.equal(180);
    }
    await still(table);
    expect(flights(table)).to.have.length(0);
  });

  it('ends its flight when something else happens', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    table.play({ from: 't1', to: 't6' });
    const [first] = flights(table);

    table.play({ from: 't3', to: 'f1' });

    expect(first?.playState).to.equal('idle');
    expect(flights(table)).to.have.length(1);
  });

  it('does not fly where things should keep still', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const table = await tableWith({ game: 'munger', deal: '42' });

    table.play({ from: 't1', to: 't6' });
    await nextFrame();

    expect(flights(table)).to.have.length(0);
  });
});

describe('a table that follows the system', () => {
  afterEach(() => emulateMedia({ colorScheme: 'light' }));

  it('turns dark with it, and light again', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', table: 'plain' });
    const colour = (): string =>
      getComputedStyle(root(table).querySelector('.table') ?? table).backgroundColor;
    expect(colour()).to.equal('rgb(233, 236, 230)');
    await emulateMedia({ colorScheme: 'dark' });
    await still(table);
    expect(colour()).to.equal('rgb(18, 22, 28)');
    await emulateMedia({ colorScheme: 'light' });
    await still(table);
    expect(colour()).to.equal('rgb(233, 236, 230)');
  });

  it('that was told otherwise does not', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', table: 'plain', theme: 'light' });
    await emulateMedia({ colorScheme: 'dark' });
    await still(table);
    const { backgroundColor } = getComputedStyle(root(table).querySelector('.table') ?? table);
    expect(backgroundColor).to.equal('rgb(233, 236, 230)');
  });
});
