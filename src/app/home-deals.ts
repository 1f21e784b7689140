import { sharedStore } from '../storage/store.ts';

/**
 * Shows the deals that were begun above the list of games, as they are now. The catalogue, which names and draws them, is
 * fetched only where there are any.
 *
 * @param goesOn whether to go straight on with the deal played last, where there is one
 */
export async function showDeals(root: URL, language: string, goesOn: boolean): Promise<void> {
  const begun = await sharedStore().dealsInProgress();
  if (begun.length === 0) {
    document.querySelector('.begun')?.remove();
    return;
  }
  const [{ continueList, lastDeal }, { loadAppWords }] = await Promise.all([
    import('./continue-list.ts'),
    import('../text/app-words.ts'),
  ]);
  const last = goesOn ? lastDeal(begun, root, language) : undefined;
  if (last !== undefined) {
    location.replace(last);
    return;
  }
  const words = await loadAppWords(language);
  document.querySelector('.begun')?.remove();
  document.querySelector('main')?.insertAdjacentHTML('afterbegin', continueList(begun, words, root));
}
