/** The setting that holds the player's favourite games. */
export const FAVOURITES = 'favourites';

/**
 * When games were made favourites, by their ids, in milliseconds since 1970; negative where they stopped being one then.
 * That is kept, too, so that of two devices the one that changed its mind last has its way.
 */
export type Favourites = Readonly<Record<string, number>>;

/** Reads what is kept under {@link FAVOURITES}; whatever is no moment in it counts for nothing. */
export function favouritesIn(found: unknown): Favourites {
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return {};
  return Object.fromEntries(Object.entries(found).filter(([, moment]) => Number.isSafeInteger(moment)));
}

/** The ids of the games that are favourites now, those made so last first. */
export function favouriteGames(favourites: Favourites): string[] {
  return Object.entries(favourites)
    .filter(([, moment]) => moment > 0)
    .toSorted(([, one], [, other]) => other - one)
    .map(([game]) => game);
}

/** The favourites after the player has made a game one, or has stopped to. */
export function withFavourite(favourites: Favourites, game: string, is: boolean, now: number): Favourites {
  return { ...favourites, [game]: is ? now : -now };
}

/** What two devices hold, put together: of each game what was said last; if at once, what was said here. */
export function mergeFavourites(here: Favourites, there: Favourites): Favourites {
  const merged: Record<string, number> = { ...here };
  for (const [game, moment] of Object.entries(there)) {
    if (Math.abs(moment) > Math.abs(merged[game] ?? 0)) merged[game] = moment;
  }
  return merged;
}
