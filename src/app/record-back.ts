import { gameById } from '../games/index.ts';
import { localName } from '../pages/local-name.ts';
import type { Words } from '../text/words.ts';
import { gameAddress, homeAddress, recordAddress } from './route.ts';

/** Where the page of the record goes back to: the table that one came from, or one step up. */
export function wayBack({
  words,
  root,
  game,
  from,
}: {
  readonly words: Words;
  readonly root: URL;
  readonly game: string | undefined;
  readonly from: string | undefined;
}): { readonly address: string; readonly label: string } {
  const came = from === undefined ? undefined : gameById(from);
  if (came) return { address: gameAddress(root, words.locale, came.id), label: localName(came, words) };
  return game === undefined
    ? { address: homeAddress(root, words.locale), label: words.format('nav-home') }
    : { address: recordAddress(root, words.locale), label: words.format('record-all-games') };
}
