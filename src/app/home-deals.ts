import { sharedStore } from '../storage/store.ts';
import { loadAppWords } from '../text/app-words.ts';
import { continueList, lastDeal } from './continue-list.ts';

/**
 * Shows the deals that were begun above the list of games, as they are now.
 *
 * @param goesOn whether to go straight on with the deal played last, where there is one
 */
export async function showDeals(root: URL, language: string, goesOn: boolean): Promise<void> {
  const [begun, words] = await Promise.all([sharedStore().dealsInProgress(), loadAppWords(language)]);
  const last = goesOn ? lastDeal(begun, root, language) : undefined;
  if (last !== undefined) {
    location.replace(last);
    return;
  }
  document.querySelector('.begun')?.remove();
  const list = begun.length === 0 ? '' : continueList(begun, words, root);
  document.querySelector('main')?.insertAdjacentHTML('afterbegin', list);
}
