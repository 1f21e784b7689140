import { allRulesPath } from '../pages/addresses.ts';
import { unscriptedInAll } from '../pages/unscripted-body.ts';
import { loadAppWords } from '../text/app-words.ts';
import { locales } from '../text/app-locales.ts';

/** What the bare table in a frame says where no script runs, as HTML: it stands one folder below the site's root. */
export const embedUnscripted: string = unscriptedInAll(
  await Promise.all(locales.map((language) => loadAppWords(language))),
  'embed-unscripted',
  (words) => [`../${allRulesPath(words.locale)}`, words.format('all-rules')],
);
