import { expect, nextFrame } from '@open-wc/testing';
import type { SolitaireTable } from '../../src/table/solitaire-table.ts';
import { locales } from '../../src/text/app-locales.ts';
import { sweepSlice } from '../tools/sweep.ts';
import {
  box,
  cards,
  finger,
  freeFingers,
  holdFingers,
  land,
  listen,
  pile,
  resize,
  root,
  spoken,
  still,
  tableWith,
  type Place,
} from './harness.ts';

/** The games that play first, and as many that lie oddly. */
const GAMES = [
  ...['munger', 'manx', 'triple-minerva', 'waning-moon', 'minerva', 'double-minerva', 'athena'],
  ...['canfield', 'spider', 'tabby-cat', 'klondike', 'forty-thieves', 'eclipse', 'thirty-nine-steps'],
  ...['pyramid', 'golf', 'montana', 'clock', 'fan', 'accordion', 'osmosis', 'picture-gallery'],
  ...['monte-carlo', 'aces-up', 'sultan', 'penguin', 'carpet', 'nestor'],
];

/** What the bars leave of a phone, upright and turned, of a desk, and frames in other people's pages. */
const SIZES = [
  [360, 584],
  [640, 312],
  [1440, 844],
  [320, 480],
  [320, 256],
] as const;

/** Cards and places that are not wholly on the board. */
function outside(table: SolitaireTable): string[] {
  const board = root(table).querySelector('.board')!.getBoundingClientRect();
  return [...root(table).querySelectorAll('.card, [part="pile"]')]
    .filter((each) => {
      const { left, top, right, bottom } = each.getBoundingClientRect();
      const { left: l, top: t, right: r, bottom: b } = board;
      return left < l - 0.5 || top < t - 0.5 || right > r + 0.5 || bottom > b + 0.5;
    })
    .map(({ id }) => id);
}

/** How much of a card is seen whole at its edges, in px: the greatest of what is free above, below and at its sides. */
function freeOf(card: HTMLElement, all: readonly HTMLElement[]): number {
  const own = card.getBoundingClientRect();
  const over = all
    .filter((other) => Number(other.style.zIndex) > Number(card.style.zIndex))
    .map((other) => other.getBoundingClientRect())
    .filter(
      ({ left, top, right, bottom }) =>
        left < own.right - 1 && right > own.left + 1 && top < own.bottom - 1 && bottom > own.top + 1,
    );
  const least = (rooms: readonly number[]): number => Math.min(own.width, ...rooms);
  return Math.max(
    least(over.map(({ top }) => top - own.top)),
    least(over.map(({ bottom }) => own.bottom - bottom)),
    least(over.map(({ left }) => left - own.left)),
    least(over.map(({ right }) => own.right - right)),
  );
}

/** The `count`-last open card of a pile. */
function cardAt(table: SolitaireTable, id: string, count: number): HTMLElement | undefined {
  const owned = (pile(table, id).getAttribute('aria-owns') ?? '').split(' ').filter(Boolean);
  return owned.length > 0 ? root(table).getElementById(owned.at(-count)!)! : undefined;
}

/** What a card is called, without where it lies. */
function nameOf(card: HTMLElement): string {
  return card.getAttribute('aria-label')?.replace(/,.*/, '') ?? 'a card without a name';
}

/** Where a finger touches a pile's `count`-last card, or its empty place. */
function spotOn(table: SolitaireTable, id: string, count: number): Place {
  land(table);
  const { x, y, width } = (cardAt(table, id, count) ?? pile(table, id)).getBoundingClientRect();
  return { x: x + width / 3, y: y + 8 };
}

for (const game of sweepSlice(GAMES, 14)) {
  describe(`the table of ${game}`, () => {
    const settings = { game, deal: '42', truth: 'off' };
    beforeEach(() => freeFingers());
    afterEach(() => holdFingers());

    it('lies within boxes of every shape, each time within a frame', async () => {
      const place = await box();
      const table = await tableWith(settings, place);
      for (const [width, height] of SIZES) {
        resize(place, width, height);
        await nextFrame();
        await nextFrame();
        expect(outside(table), `${width} by ${height}`).to.deep.equal([]);
      }
    });

    it('shows enough of each open card for a finger, upright on a phone', async () => {
      const table = await tableWith(settings, await box(360, 584));
      const all = cards(table);
      const open = all.filter((card) => card.hasAttribute('face-up') && freeOf(card, all) > 0);
      const narrow = open.flatMap((card) => {
        const free = freeOf(card, all);
        // A card of a reserve that is spread to the right shows its rank and its suit one over the other.
        return free < (card.form === 'stack' ? 14 : 23.9)
          ? [`${card.getAttribute('aria-label')}: ${free}`]
          : [];
      });
      expect(narrow).to.deep.equal([]);
    });

    it('has one tab stop, and piles that own their open cards in order, by names in every language', async () => {
      for (const lang of sweepSlice(locales, 4)) {
        const table = await tableWith({ ...settings, lang });
        expect(root(table).querySelectorAll('.board [tabindex="0"]')).to.have.length(1);
        const names = new Set<string>();
        for (const each of root(table).querySelectorAll('card-pile')) {
          const owned = (each.getAttribute('aria-owns') ?? '').split(' ').filter(Boolean);
          const faces = owned.map((id) => root(table).getElementById(id)!);
          expect(
            faces.every((face) => face.hasAttribute('face-up')),
            each.id,
          ).to.equal(true);
          const order = faces.map((face) => Number(face.style.zIndex));
          expect(order, each.id).to.deep.equal(order.toSorted((a, b) => a - b));
          names.add(each.getAttribute('aria-label') ?? '');
        }
        expect(names.size).to.be.above(1);
        expect([...names].join(), lang).not.to.match(/^$|\{|\?\?/);
        expect(root(table).querySelector('.table')?.getAttribute('aria-label')).to.contain('42');
        table.remove();
      }
    });

    it('is played by taps alone as by its methods, says of each move what it did, and comes back with the same cards', async () => {
      const table = await tableWith({ ...settings, tap: 'select' });
      const twin = await tableWith(settings);
      const before = cards(table);
      const dealt = table.state?.piles;
      const removed: Node[] = [];
      const observer = new MutationObserver((records) => {
        removed.push(...records.flatMap((record) => [...record.removedNodes]));
      });
      observer.observe(root(table).querySelector('.board')!, { childList: true, subtree: true });
      const changes = listen(table, 'solitaire-change');

      for (let played = 0, drawn = 1; played < 40; played++) {
        const legal = twin.legalMoves;
        if (legal.length === 0) break;
        drawn = (drawn * 1103515245 + 12345) % 2147483648;
        const move = legal[drawn % legal.length]!;
        expect(twin.play(move).ok).to.equal(true);
        const spots =
          'stock' in move ? [['s', 1] as const] : [[move.from, move.count] as const, [move.to, 1] as const];
        const hidden = cards(table).filter((card) => !card.hasAttribute('face-up'));
        const taken = 'stock' in move ? undefined : cardAt(table, move.from, move.count);
        const names = taken && game !== 'clock' ? [nameOf(taken)] : [];
        spots.forEach(([id, count], tap) =>
          finger(table, spotOn(table, id, count), played * 4000 + tap * 1000),
        );
        const what = `${JSON.stringify(move)}, move ${played + 1}`;
        expect(table.state?.piles, what).to.deep.equal(twin.state?.piles);
        expect(changes, what).to.have.length(played + 1);
        const said = spoken(table);
        expect(said, what).to.equal(spoken(twin));
        const turned = hidden.filter((card) => card.hasAttribute('face-up'));
        // A whole row that is dealt is told in one word.
        if (turned.length === 1) names.push(nameOf(turned[0]!));
        for (const name of names) expect(said.toLowerCase(), what).to.include(name.toLowerCase());
        expect(said, what).not.to.equal('');
      }
      await still(table);
      while (table.undo().ok);
      await still(table);

      removed.push(...observer.takeRecords().flatMap((record) => [...record.removedNodes]));
      expect(table.state?.piles).to.deep.equal(dealt);
      expect(removed).to.deep.equal([]);
      expect(cards(table)).to.deep.equal(before);
    });
  });
}
