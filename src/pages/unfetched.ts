import type { Words } from '../text/words.ts';

/** The id of the element in which a page carries what it says where a part of it cannot be fetched. */
export const UNFETCHED = 'unfetched';

/** What a page says then, and its button: it carries these words, since all others may be what is missing. */
export interface Unfetched {
  readonly text: string;
  readonly again: string;
}

/** What a page in the language of these words says then. */
export function unfetchedIn(words: Words): Unfetched {
  return { text: words.format('unfetched'), again: words.format('unfetched-again') };
}
