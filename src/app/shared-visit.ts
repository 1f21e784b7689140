import { html, render } from 'lit';
import { dealName } from '../cards/deal-name.ts';
import { playableById } from '../session/playable.ts';
import { readShared, type SharedFault } from '../session/shared-game.ts';
import { durationText } from '../table/duration-text.ts';
import type { GamePage } from './game-page.ts';
import { movesIn } from './shared-address.ts';
import { beginReplay } from './shared-replay.ts';
import { NOTICE, type Visited } from './visited.ts';

/**
 * Shows what somebody has shared by an address, a position or a win as a replay. Every move is played through the engine
 * before anything is said of it. The player's own game of the deal is not touched: nothing of a visit is kept.
 */
export function beginVisit(visited: Visited): void {
  const { page } = visited;
  const game = playableById(page.game.id);
  const written = movesIn(new URL(location.href));
  const { id } = page.game;
  const deal = visited.table.state?.deal;
  if (!page.visiting || !game || written === undefined || deal === undefined) return;
  const shared = readShared({ ...game, id }, deal, written, () => performance.now());
  if (!shared.ok) return complain(visited, shared);
  if (shared.session.won) {
    const ended = beginReplay(visited, game, shared.moves);
    return untilDealt(visited, ended);
  }
  const { table, words, notices } = visited;
  table.load(shared.session.record());
  untilDealt(visited);
  notices.show({
    id: NOTICE,
    text: words.format('shared-position', { deal: dealName(deal), moves: shared.moves.length }),
    choices: [
      { label: words.format('shared-own'), act: visited.playItself },
      { label: words.format('nav-close'), main: true },
    ],
  });
}

/** Says what is wrong with what was shared; the deal is played as any other. */
function complain(
  { page, words, notices }: Visited,
  { reason, move = 0 }: { readonly reason: SharedFault; readonly move?: number },
): void {
  endVisit(page, 'replaceState');
  notices.show({
    id: NOTICE,
    text: words.format('shared-fault', { fault: reason.replace(' ', '-'), move }),
    choices: [{ label: words.format('nav-close') }],
  });
}

/** A visit lasts until something is dealt: that is the player's own. Calls `ended` then. */
function untilDealt(visited: Visited, ended?: () => void): void {
  const { page, table, notices } = visited;
  const visit = new AbortController();
  const { signal } = visit;
  const told = document.createElement('div');
  told.slot = 'win';
  told.className = 'win-told';
  const tellOfWin = (): void => {
    notices.hide(NOTICE);
    // What was watched to its end has a panel of its own.
    if (!table.querySelector('.win-told')) tellOwnWin(visited, told);
  };
  const lookAgain = (): void => {
    if (table.state?.won !== true) told.remove();
  };
  const end = (): void => {
    visit.abort();
    told.remove();
    // The same cards again: with others, the page has left the link by itself.
    if (page.visiting) endVisit(page, 'pushState');
    notices.hide(NOTICE);
    ended?.();
  };
  table.addEventListener('solitaire-win', tellOfWin, { signal });
  table.addEventListener('solitaire-change', lookAgain, { signal });
  table.addEventListener('solitaire-deal', end, { signal });
}

/** What was shared has been won by whoever came: what was said of it before has been read. */
function tellOwnWin({ table, words, afterWin }: Visited, place: HTMLElement): void {
  const { state, record } = table;
  if (!state || !record) return;
  const win = { moves: state.moves, ms: record.ms };
  render(
    html`
      <p class="win-heading">${words.format('win-title')}</p>
      <p>${words.format('win', { moves: win.moves, time: durationText(win.ms) })}</p>
      ${afterWin(win)}
    `,
    place,
  );
  table.append(place);
}

/** Loaded again, the page shows what lies there now; a link that was good stays in the history, one step back. */
function endVisit(page: GamePage, how: 'pushState' | 'replaceState'): void {
  page.visiting = false;
  history[how](history.state, '', location.pathname + location.search);
}
