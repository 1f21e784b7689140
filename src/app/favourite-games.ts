import { FAVOURITES, favouriteGames, favouritesIn, withFavourite } from '../session/favourites.ts';
import type { Store } from '../storage/store.ts';

type Keeper = Pick<Store, 'readSetting' | 'saveSetting'>;

/** The ids of the player's favourite games, those made so last first. */
export async function readFavourites(store: Keeper): Promise<string[]> {
  return favouriteGames(favouritesIn(await store.readSetting(FAVOURITES)));
}

let last: Promise<void> = Promise.resolve();

/** Makes a game a favourite, or stops to, one after the other. What other tabs have said meanwhile of others stays. */
export function setFavourite(store: Keeper, game: string, is: boolean): Promise<void> {
  last = last.then(async () => {
    const favourites = favouritesIn(await store.readSetting(FAVOURITES));
    store.saveSetting(FAVOURITES, withFavourite(favourites, game, is, Date.now()));
  });
  return last;
}
