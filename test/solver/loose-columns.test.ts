import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gameById } from '../../src/games/index.ts';
import { columnsComeLoose, LooseColumns } from '../../src/solver/loose-columns.ts';
import { canBeWon } from './plain-search.ts';
import { smallGypsy, smallSpiderette } from './row-games.ts';
import { mechanismOf, verdictOn } from './verdict-on.ts';

describe('a search to which the columns are alike once the stock is empty', () => {
  for (const [name, rules] of Object.entries({ smallGypsy, smallSpiderette })) {
    it(`finds what looking at everything finds: ${name}`, () => {
      assert.equal(columnsComeLoose(rules), true);
      const mechanism = mechanismOf(rules);
      const found = { true: 0, false: 0 };
      for (let deal = 1; deal <= 100; deal++) {
        const number = String(deal);
        const winnable = canBeWon(mechanism, mechanism.deal(number));
        found[`${winnable}`]++;
        const loose = verdictOn(rules, number, { blind: false, beams: false });
        const bound = verdictOn(rules, number, { blind: false, beams: false, looseColumns: false });
        assert.equal(loose.verdict, winnable ? 'won' : 'lost', `deal ${deal}`);
        assert.equal(bound.verdict, loose.verdict, `deal ${deal}`);
      }
      assert.ok(found.true > 9 && found.false > 9, `${found.true} won, ${found.false} lost: too much alike`);
    });
  }

  it('proves with fewer positions that a deal is lost', () => {
    const states = (looseColumns: boolean): number => {
      let sum = 0;
      for (let deal = 1; deal <= 40; deal++) {
        const verdict = verdictOn(smallGypsy, String(deal), { blind: false, looseColumns });
        if (verdict.verdict === 'lost') sum += verdict.states;
      }
      return sum;
    };
    const [loose, bound] = [states(true), states(false)];
    assert.ok(loose < bound * 0.95, `${loose} of ${bound}`);
  });

  it('keeps their order where it matters to the end, or a rule says a word that was not looked at', () => {
    for (const id of ['spiderette', 'spider', 'will-o-the-wisp', 'gypsy'])
      assert.equal(columnsComeLoose(gameById(id)!.rules), true, id);
    for (const id of ['freecell', 'klondike', 'cruel', 'forty-thieves'])
      assert.equal(columnsComeLoose(gameById(id)!.rules), false, id);
    const { stock, columns } = smallGypsy;
    assert.ok(stock?.deals === 'a card to each column' && columns);
    for (const other of [
      { ...smallGypsy, stock: { ...stock, again: 'the columns one by one' } },
      { ...smallGypsy, columns: { ...columns, lone: 'stays while the stock lasts' } },
    ] as const)
      assert.equal(columnsComeLoose(other), false);
  });

  it('minds their order while the stock deals to them, unless it may leave out what matters', () => {
    const { rules } = gameById('spiderette')!;
    const mechanism = mechanismOf(rules);
    const keys = (always: boolean): number[] => {
      const loose = new LooseColumns(mechanism, always);
      return [[2, 5] as const, [5, 2] as const].map((order) => {
        const position = mechanism.deal('1');
        const columns = mechanism.piles.flatMap(({ kind }, pile) => (kind === 'column' ? [pile] : []));
        const [one, other] = order.map((index) => {
          const start = columns[index]! * position.stride;
          return [...position.slots.slice(start, start + position.lengths[columns[index]!]!)];
        });
        position.relay(columns[2]!, one!);
        position.relay(columns[5]!, other!);
        loose.readKey(position);
        return loose.low;
      });
    };
    const [bound, swapped] = keys(false);
    assert.notEqual(bound, swapped);
    const [alike, alikeSwapped] = keys(true);
    assert.equal(alike, alikeSwapped);
  });
});
