import type { Family, Game } from '../games/game.ts';
import { gameFacts } from '../games/facts.ts';
import { gameById, games } from '../games/index.ts';
import { isForOneHand } from '../games/one-hand.ts';
import { fitsPhone } from '../games/fits-phone.ts';
import { rates } from '../games/rates.ts';
import { relativesOf } from '../games/relatives.ts';
import { winnable } from '../solver/winnable.ts';

/** What games may be chosen by, in the order in which it is offered; of each several at once. */
export const FACETS = {
  yours: ['favourite', 'played', 'new'],
  packs: ['one', 'two', 'more'],
  length: ['short', 'medium', 'long'],
  skill: ['luck', 'balanced', 'skill'],
  won: ['most', 'half', 'few'],
  hand: ['phone', 'one-hand'],
} as const;

/** One of them. */
export type Facet = keyof typeof FACETS;

/** The names of all of them. */
export const FACET_NAMES = Object.keys(FACETS).filter((name): name is Facet => Object.hasOwn(FACETS, name));

/** What a list of games is filtered by. In a facet that nothing was chosen of every game fits. */
export interface Filters extends Readonly<Record<Facet, readonly string[]>> {
  /** Games of this family alone; empty for all. */
  readonly family: string;
  /** Games that are like this one, by its id; empty for all. */
  readonly like: string;
}

/** What a player has to do with the games, by their ids. */
export interface Own {
  readonly favourites: ReadonlySet<string>;
  readonly played: ReadonlySet<string>;
}

/** So many games count as like one. */
const LIKE = 12;

/** The families that there are games of, in the order of the catalogue. */
export const FAMILIES: readonly Family[] = [...new Set(games.map(({ family }) => family))];

/** How many games there are of which it was measured whether they can be won. */
export const MEASURED = games.filter(({ id }) => rates[id]).length;

/** What an address filters games by; whatever this version does not know counts as not chosen. */
export function filtersIn(address: URLSearchParams): Filters {
  const family = address.get('family') ?? '';
  const like = address.get('like') ?? '';
  const values = (facet: Facet): readonly string[] => {
    const named = (address.get(facet) ?? '').split(',');
    return FACETS[facet].filter((value) => named.includes(value));
  };
  return {
    family: FAMILIES.find((known) => known === family) ?? '',
    like: gameById(like)?.id ?? '',
    yours: values('yours'),
    packs: values('packs'),
    length: values('length'),
    skill: values('skill'),
    won: values('won'),
    hand: values('hand'),
  };
}

/** What is chosen where nothing is. */
export const ALL: Filters = filtersIn(new URLSearchParams());

/** What an address says of filters, by the names of its parts; empty where nothing is chosen. */
export function addressOf(filters: Filters): Readonly<Record<keyof Filters, string>> {
  return {
    family: filters.family,
    like: filters.like,
    yours: filters.yours.join(','),
    packs: filters.packs.join(','),
    length: filters.length.join(','),
    skill: filters.skill.join(','),
    won: filters.won.join(','),
    hand: filters.hand.join(','),
  };
}

/** The games that fit filters: in each facet one of its values, but all of how a game lies in the hand. */
export function fitting(filters: Filters, own: Own): ReadonlySet<Game> {
  const model = gameById(filters.like);
  const among = model ? relativesOf(model, games, LIKE) : games;
  const asked = FACET_NAMES.filter((facet) => filters[facet].length > 0);
  return new Set(
    among.filter(
      (game) =>
        (filters.family === '' || game.family === filters.family) &&
        asked.every((facet) => {
          const found = traits(game, facet, own);
          const fits = (value: string): boolean => found.includes(value);
          return facet === 'hand' ? filters[facet].every(fits) : filters[facet].some(fits);
        }),
    ),
  );
}

/** What holds of a game of the values of a facet. */
function traits(game: Game, facet: Facet, { favourites, played }: Own): string[] {
  const { packs, length, skill } = gameFacts(game);
  switch (facet) {
    case 'yours':
      return [played.has(game.id) ? 'played' : 'new', ...(favourites.has(game.id) ? ['favourite'] : [])];
    case 'packs':
      return [packs === 1 ? 'one' : packs === 2 ? 'two' : 'more'];
    case 'length':
      return [length];
    case 'skill':
      return [skill.includes('luck') ? 'luck' : skill.includes('skill') ? 'skill' : 'balanced'];
    case 'won':
      return wonTraits(game);
    case 'hand':
      return [...(fitsPhone(game) ? ['phone'] : []), ...(isForOneHand(game) ? ['one-hand'] : [])];
  }
}

/** What the deals that were solved prove about all of them; nothing where too few were. */
function wonTraits({ id }: Game): string[] {
  const rate = rates[id];
  if (!rate) return [];
  const [lower, upper] = winnable(rate);
  return [
    ...(lower >= 0.75 ? ['most'] : []),
    ...(lower >= 0.5 ? ['half'] : []),
    ...(upper < 0.5 ? ['few'] : []),
  ];
}
