import './home.css';
import { render } from 'lit';
import type { Words } from '../text/words.ts';
import { define } from './define.ts';
import type { FirstList } from './first-list.ts';
import { GameFinder } from './game-finder.ts';
import { namePage } from './name-page.ts';
import { unknownTitle } from './page-title.ts';
import { unknownPage } from './unknown-page.ts';

/** Shows that there is nothing at this address, and what there is elsewhere. */
export function showUnknown(words: Words, first: FirstList, root: URL): void {
  define('game-finder', GameFinder);
  namePage(unknownTitle(words), words);
  render(unknownPage(words, first, root), document.body);
}
