import { expect, nextFrame } from '@open-wc/testing';
import type { SolitaireTable } from '../../src/table/solitaire-table.ts';
import { sweepSlice } from '../tools/sweep.ts';
import { box, cards, freeFingers, holdFingers, resize, root, tableWith } from './harness.ts';
import { RandomHand } from './random-gestures.ts';

/** Tables of several kinds, with what is done at each. */
const GAMES = ['munger', 'klondike', 'freecell', 'spider', 'waning-moon', 'pyramid', 'golf', 'montana'];
const GESTURES = 100;
const HANDS = Array.from({ length: 100 }, (_, index) => index);

/** Ends what flies, and waits until the picture is up to date. */
async function settle(table: SolitaireTable): Promise<void> {
  await table.updateComplete;
  await nextFrame();
  for (const flight of flights(table)) flight.finish();
  await nextFrame();
}

function flights(table: SolitaireTable): Animation[] {
  // But for a light that a hint has put on a card.
  const all = cards(table).flatMap((card) => card.getAnimations());
  return all.filter((flight) => !(flight instanceof CSSAnimation));
}

/** All that is to be seen of each card, in the order of the deal: elements may lie in that in which they are heard. */
function drawn(table: SolitaireTable): string[] {
  const dealt = cards(table).sort((one, other) => Number(one.id.slice(1)) - Number(other.id.slice(1)));
  return dealt.map((card) => {
    const { transform, zIndex, backgroundPosition } = card.style;
    const face = ['rank', 'suit', 'face-up', 'form'].map((name) => card.getAttribute(name) ?? '-').join('');
    return [card.id, face, transform, zIndex, backgroundPosition, card.classList.contains('held')].join(' ');
  });
}

/** Gives the other table the size and the settings of the first. */
async function dressAlike(
  other: SolitaireTable,
  otherPlace: HTMLElement,
  { leftHanded, index, sideways }: SolitaireTable,
  { offsetWidth, offsetHeight }: HTMLElement,
): Promise<void> {
  const isSame =
    otherPlace.offsetWidth === offsetWidth &&
    otherPlace.offsetHeight === offsetHeight &&
    other.leftHanded === leftHanded &&
    other.index === index &&
    other.sideways === sideways;
  if (isSame) return;
  resize(otherPlace, offsetWidth, offsetHeight);
  Object.assign(other, { leftHanded, index, sideways });
  await settle(other);
}

describe('random gestures', () => {
  before(() => freeFingers());
  after(() => holdFingers());

  for (const seed of sweepSlice(HANDS, 100)) {
    const game = GAMES[seed % GAMES.length]!;
    it(`leave no card out of place: ${GESTURES} of them at ${game}, hand ${seed}`, async () => {
      const [place, otherPlace] = [await box(), await box()];
      const table = await tableWith({ game, deal: String(seed + 1), auto: 'safe', truth: 'off' }, place);
      const other = await tableWith({ game, deal: '1', truth: 'off' }, otherPlace);
      otherPlace.style.visibility = 'hidden';
      const hand = new RandomHand(table, place, seed);
      for (let made = 0; made < GESTURES; made++) {
        await hand.gesture();
        if (hand.chance(50)) continue;
        await settle(table);
        const done = `after ${hand.deeds.length} gestures: ${hand.deeds.slice(-6).join('; ')}`;
        await dressAlike(other, otherPlace, table, place);
        const { record } = table;
        expect(record && other.load(record).ok, done).to.equal(true);
        expect(drawn(table), done).to.deep.equal(drawn(other));
        expect(table.state?.piles, done).to.deep.equal(other.state?.piles);
        expect(flights(table), done).to.deep.equal([]);
        const marks = root(table).querySelectorAll('.target').length;
        if (root(table).querySelector('.selected') === null) expect(marks, done).to.equal(0);
      }
    }).timeout(120_000);
  }
});
