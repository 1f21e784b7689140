/**
 * `npm run -s games`: the catalogue, one JSON line a game. `fit` is `data` for games that are rules alone and
 * `mechanism` for those that have a way of play of their own; `pysolId` is null where PySolFC has no game of exactly
 * these rules.
 */
import { catalogue } from '../games/catalogue.ts';

/** Numbers from here on name recordings that are not PySolFC's. */
const FIRST_NUMBER_OF_OURS = 990_001;

for (const { id, name, family, numbers, rules } of catalogue) {
  console.log(
    JSON.stringify({
      id,
      name,
      family,
      packs: rules.deck.packs,
      fit: rules.mechanism === 'building' ? 'data' : 'mechanism',
      pysolId: numbers.find((number: number) => number < FIRST_NUMBER_OF_OURS) ?? null,
    }),
  );
}
