import { expect } from '@open-wc/testing';
import type { SolitaireTable } from '../../src/table/solitaire-table.ts';
import {
  button,
  card,
  cards,
  cornerOf,
  freeFingers,
  holdFingers,
  playAll,
  quietTable,
  root,
  spoken,
  until,
} from './harness.ts';
import { NEARLY_WON } from './nearly-won.ts';

/** Tells the board of a pointer that needs not exist. */
function point(
  table: SolitaireTable,
  type: string,
  at: { x: number; y: number },
  more: PointerEventInit,
): void {
  const event = new PointerEvent(type, {
    bubbles: true,
    composed: true,
    clientX: at.x,
    clientY: at.y,
    pointerId: 1,
    isPrimary: true,
    ...more,
  });
  root(table).querySelector('.board')?.dispatchEvent(event);
}

/** Waits for whoever comes after the first picture. */
async function counselled(table: SolitaireTable): Promise<void> {
  await until(() => root(table).querySelector('#score span') !== null, 'the counsel');
}

describe('a covered card', () => {
  before(() => freeFingers());
  after(() => holdFingers());

  it('is shown while a finger rests on it, and the press is no tap', async () => {
    const table = await quietTable('munger', '42');
    await counselled(table);
    const covered = card(table, '2H');
    const at = cornerOf(covered);
    const before = covered.style.zIndex;
    point(table, 'pointerdown', at, { pointerType: 'touch' });
    await until(() => covered.classList.contains('peeked'), 'the peek');
    expect(Number(covered.style.zIndex)).to.be.above(
      Math.max(
        ...cards(table)
          .filter((each) => each !== covered)
          .map((each) => Number(each.style.zIndex)),
      ),
    );
    expect(spoken(table)).to.equal('2 of hearts');

    point(table, 'pointerup', at, { pointerType: 'touch' });
    expect([covered.classList.contains('peeked'), covered.style.zIndex]).to.deep.equal([false, before]);
    expect(table.state?.moves).to.equal(0);
  });

  it('is shown by the right button, but not where nobody wants that, and a cancelled press ends it', async () => {
    const table = await quietTable('munger', '42');
    await counselled(table);
    const covered = card(table, '2H');
    const press = { pointerType: 'mouse', button: 2 };
    point(table, 'pointerdown', cornerOf(covered), press);
    expect(covered.classList.contains('peeked')).to.equal(true);
    point(table, 'pointercancel', cornerOf(covered), press);
    expect(covered.classList.contains('peeked')).to.equal(false);

    table.peek = 'off';
    point(table, 'pointerdown', cornerOf(covered), press);
    expect(covered.classList.contains('peeked')).to.equal(false);
  });
});

describe('a win', () => {
  it('lets the cards dance by transforms alone, until a key is pressed; and not where nobody wants that', async () => {
    for (const celebration of ['on', 'off']) {
      const table = await quietTable('munger', '102', { celebration });
      await counselled(table);
      playAll(table, NEARLY_WON);
      await table.updateComplete;
      button(table, 'finish').click();
      expect(table.state?.won).to.equal(true);
      const dances = (): Animation[] =>
        cards(table)
          .flatMap((each) => each.getAnimations())
          .filter(({ effect }) => Number(effect?.getTiming().duration) > 1000);
      expect(dances().length).to.equal(celebration === 'on' ? 52 : 0);
      for (const { effect } of dances()) {
        const moved = effect instanceof KeyframeEffect ? effect.getKeyframes().flatMap(Object.keys) : [];
        expect(moved).to.include('transform').and.not.include('left').and.not.include('opacity');
      }
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'x' }));
      expect(dances()).to.deep.equal([]);
    }
  });
});
