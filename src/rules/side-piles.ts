import { exactOptional, literal, picklist, strictObject, variant } from 'valibot';
import { Dealt } from './dealt.ts';
import { count, Opens, Rank } from './words.ts';

/** Piles that are dealt cards at the start and give them one by one from the top; nothing is laid on them. */
export const Reserve = strictObject({
  dealt: Dealt,
  to: picklist(['foundations and columns', 'foundations only']),
  opens: Opens,
  /** Where an emptied reserve pile gets its next card from, at once. */
  refill: exactOptional(picklist(['from the waste, then the stock'])),
  /** Face-down cards stay face down, and are played unseen only as a refill; the last one turns up. */
  turns: exactOptional(literal('only the last card')),
});

/** Free places beside the columns. */
export const Cells = strictObject({
  count: count(1, 24),
  /** Cells that are dealt one face-up card each, from the left; the others are empty. */
  filled: count(0, 24),
  /** Cards that each of the filled cells is dealt, one where this is absent. */
  cardsEach: exactOptional(count(2, 24)),
  takes: variant('kind', [
    strictObject({ kind: literal('one card') }),
    /** One card, and each of four cells has a suit of its own: clubs, spades, hearts, diamonds. */
    strictObject({ kind: literal('one card of its own suit') }),
    /** One run, while the cell is empty: Tabbycat's tail. */
    strictObject({ kind: literal('a run'), gives: picklist(['any part', 'everything at once']) }),
    /** Single cards, one on another, as many as fit. */
    strictObject({ kind: literal('single cards'), holds: count(2, 104) }),
    strictObject({ kind: literal('rank'), rank: Rank, holds: count(1, 104) }),
  ]),
  opens: Opens,
});
