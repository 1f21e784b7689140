import './reading.css';
import { gameById } from '../games/index.ts';
import { rulesPath, type Topic } from '../pages/addresses.ts';
import { allRulesTitle, rulesTitle, topicTitle } from '../pages/page-title.ts';
import { allRulesBody } from '../pages/all-rules-page.ts';
import { rulesBody } from '../pages/rules-page.ts';
import { topicBody } from '../pages/topic-page.ts';
import { addAboutWords } from '../text/about-words.ts';
import { loadListWords } from '../text/app-words.ts';
import { loadAllWords, locales } from '../text/load-all-words.ts';
import { bring } from './bring.ts';
import { namePage, tellMissingLanguage } from './name-page.ts';
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
  const words = await bring(() => loadAllWords(language));
  namePage(rulesTitle(words, game), words);
  document.body.innerHTML = rulesBody({
    game,
    words,
    root: root.href,
    pathTo: rulesPath,
    languages: locales,
    publisher: publisher(),
  });
  tellMissingLanguage(words, language);
  wakeReading();
  return true;
}

/** Shows a short page about the site where it was not written. */
export async function showTopic(language: string, root: URL, topic: Topic): Promise<void> {
  const words = await bring(() => loadListWords(language));
  await addAboutWords(words);
  namePage(topicTitle(words, topic), words);
  document.body.innerHTML = topicBody({
    topic,
    words,
    root: root.href,
    pathTo: rulesPath,
    languages: locales,
    publisher: publisher(),
  });
  tellMissingLanguage(words, language);
  wakeReading();
}

/** Shows the page that leads to the rules of all games where it was not written. */
export async function showAllRules(language: string, root: URL): Promise<void> {
  const words = await bring(() => loadListWords(language));
  namePage(allRulesTitle(words), words);
  document.body.innerHTML = allRulesBody({ words, root: root.href, pathTo: rulesPath, languages: locales });
  tellMissingLanguage(words, language);
  wakeReading();
}
