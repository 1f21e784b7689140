import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatPosition } from '../../src/engine/notation.ts';
import { gameById } from '../../src/games/index.ts';
import { Beam } from '../../src/solver/beam.ts';
import type { Guides } from '../../src/solver/choices.ts';
import { columnsComeLoose, LooseColumns } from '../../src/solver/loose-columns.ts';
import { MoveOrder } from '../../src/solver/move-order.ts';
import { fearsFor, isMostlyWon, Outlook } from '../../src/solver/outlook.ts';
import { replays } from '../../src/solver/replays.ts';
import { StateTable } from '../../src/solver/state-table.ts';
import { Takers } from '../../src/solver/takers.ts';
import { weightsFor } from '../../src/solver/weights.ts';
import { canBeWon } from './plain-search.ts';
import { smallGypsy, smallSpiderette } from './row-games.ts';
import { mechanismOf, verdictOn } from './verdict-on.ts';

const { rules: spiderette } = gameById('spiderette')!;

/** A beam of some width on a deal, and what it needs besides. */
function beamOn(rules: typeof spiderette, deal: string, width: number) {
  const mechanism = mechanismOf(rules);
  const position = mechanism.deal(deal);
  const guides: Guides = {
    mechanism,
    order: new MoveOrder(mechanism, weightsFor(rules)[0]!, new Takers(mechanism, ['foundation'])),
    safe: undefined,
    taps: undefined,
    splits: undefined,
    loose: columnsComeLoose(rules) ? new LooseColumns(mechanism) : undefined,
    deadEnds: undefined,
    keeps: true,
    random: () => 0,
  };
  const outlook = new Outlook(mechanism, fearsFor(spiderette)[0]!);
  const beam = new Beam(position, new StateTable(2 ** 24), guides, outlook, { width, noise: 0 });
  return { mechanism, position, beam };
}

describe('a beam', () => {
  it('wins by lines that the engine plays, and gives the position back as it was', () => {
    let won = 0;
    for (let deal = 1; deal <= 8; deal++) {
      const { mechanism, position, beam } = beamOn(spiderette, String(deal), 60);
      const before = formatPosition(mechanism.piles, position);
      const standing = beam.run(100_000);
      if (standing === 'won') {
        won++;
        assert.ok(replays(mechanism, mechanism.deal(String(deal)), beam.line), `deal ${deal}`);
      }
      beam.giveUp();
      assert.equal(formatPosition(mechanism.piles, position), before, `deal ${deal}`);
    }
    assert.ok(won > 0, 'none was won');
  });

  it('finds every win when it is wide enough for all there is, and says when it was not', () => {
    const mechanism = mechanismOf(smallGypsy);
    let cut = 0;
    for (let deal = 1; deal <= 60; deal++) {
      const number = String(deal);
      const winnable = canBeWon(mechanism, mechanism.deal(number));
      const wide = beamOn(smallGypsy, number, 100_000).beam;
      const standing = wide.run(1_000_000);
      if (!wide.leftOut) assert.equal(standing, winnable ? 'won' : 'exhausted', `deal ${deal}`);
      const narrow = beamOn(smallGypsy, number, 1).beam;
      if (narrow.run(1_000_000) === 'exhausted' && winnable) {
        cut++;
        assert.ok(narrow.leftOut, `deal ${deal}`);
      }
    }
    assert.ok(cut > 0, 'no narrow beam missed a win');
  });

  it('never makes a deal lost: the verdict is the same without', () => {
    for (let deal = 1; deal <= 60; deal++) {
      const { verdict } = verdictOn(smallSpiderette, String(deal));
      assert.equal(
        verdictOn(smallSpiderette, String(deal), { beams: false }).verdict,
        verdict,
        `deal ${deal}`,
      );
    }
  });

  it('gets more time than a proof in games of which nearly all deals can be won, and in no others', () => {
    const mostlyWon = (id: string): boolean => isMostlyWon(gameById(id)!.rules);
    for (const id of ['spider', 'spiderette', 'will-o-the-wisp']) assert.equal(mostlyWon(id), true, id);
    for (const id of ['scorpion', 'simple-simon', 'gypsy', 'golf']) assert.equal(mostlyWon(id), false, id);
  });
});
