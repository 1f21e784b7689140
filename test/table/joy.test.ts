import { expect } from '@open-wc/testing';
import type { SolitaireTable } from '../../src/table/solitaire-table.ts';
import {
  box,
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
  tableWith,
  until,
} from './harness.ts';
import { hasTightStrips } from '../../src/table/tight-strips.ts';
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

  it('is chosen by a loupe where strips are smaller than a finger, and tapped when the finger goes', async () => {
    const table = await tableWith(
      { game: 'king-albert', deal: '1', truth: 'off', tap: 'select' },
      await box(360, 270),
    );
    await counselled(table);
    expect(hasTightStrips(root(table))).to.equal(true);
    const owned = root(table).querySelector('#t9')?.getAttribute('aria-owns')?.split(' ') ?? [];
    const [lower, top] = owned.slice(-2).map((id) => root(table).querySelector(`#${id}`) ?? expect.fail());
    const name = (each?: Element): string => each?.getAttribute('aria-label')?.split(',')[0] ?? '';
    const loupe = (): Element | null => root(table).querySelector('.loupe');
    const by = { pointerType: 'touch' };
    const at = cornerOf(lower ?? expect.fail());
    point(table, 'pointerdown', { x: at.x, y: at.y - 6 }, by);
    await until(() => loupe() !== null, 'the loupe');
    expect(spoken(table)).to.equal(name(lower));
    expect(loupe()?.querySelectorAll('.chosen').length).to.equal(1);
    const { top: edge, bottom } = (loupe() ?? expect.fail()).getBoundingClientRect();
    expect([edge >= 0, bottom <= 270]).to.deep.equal([true, true]);
    point(table, 'pointermove', cornerOf(top ?? expect.fail()), by);
    expect(spoken(table)).to.equal(name(top));
    point(table, 'pointerup', cornerOf(top ?? expect.fail()), by);
    expect(loupe()).to.equal(null);
    expect([...root(table).querySelectorAll('.selected')]).to.deep.equal([top]);

    point(table, 'pointerdown', at, by);
    await until(() => loupe() !== null, 'the loupe again');
    point(table, 'pointercancel', at, by);
    expect(loupe()).to.equal(null);
    expect([...root(table).querySelectorAll('.selected')]).to.deep.equal([top]);
    point(table, 'pointerdown', at, { pointerType: 'mouse', button: 2 });
    expect(loupe()).to.equal(null);
    expect(table.state?.moves).to.equal(0);
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
