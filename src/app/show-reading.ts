import './home.css';
import './reading.css';
import { gameById } from '../games/index.ts';
import { rulesPath } from '../pages/addresses.ts';
import { rulesTitle } from '../pages/page-title.ts';
import { rulesBody } from '../pages/rules-page.ts';
import { loadAllWords, locales } from '../text/load-all-words.ts';
import { namePage } from './name-page.ts';
import { publisher } from './publisher.ts';
import { wakeReading } from './wake-reading.ts';

/**
 * Shows the page with the rules of a game where it was not written: without a network, from the same words.
 *
 * @returns whether there is such a game
 */
export async function showRules(language: string, root: URL, id: string): Promise<boolean> {
  const game = gameById(id);
  if (!game) return false;
  const words = await loadAllWords(language);
  namePage(rulesTitle(words, game), words);
  document.body.innerHTML = rulesBody({
    game,
    words,
    root: root.href,
    pathTo: rulesPath,
    languages: locales,
    publisher: publisher(),
  });
  wakeReading();
  return true;
}
