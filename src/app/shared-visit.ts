import { html, render } from 'lit';
import { dealName } from '../cards/deal-name.ts';
import type { Played } from '../session/history.ts';
import { playableById, type Playable } from '../session/playable.ts';
import { readShared, type SharedFault } from '../session/shared-game.ts';
import { durationText } from '../table/duration-text.ts';
import type { SolitaireTable } from '../table/solitaire-table.ts';
import type { Words } from '../text/words.ts';
import type { GamePage } from './game-page.ts';
import type { NoticeBar } from './notice-bar.ts';
import { Replay } from './replay.ts';
import { movesIn, resultIn } from './shared-address.ts';

/** The notice of a visit; one takes the place of the other. */
const NOTICE = 'shared';

/** What a visit needs of the page that is visited. */
export interface Visited {
  readonly page: GamePage;
  readonly table: SolitaireTable;
  readonly words: Words;
  readonly notices: NoticeBar;
  /** Leaves for the player's own game of the deal. */
  readonly playItself: () => void;
}

/**
 * Shows what somebody has shared by an address, a position or a win as a replay. Every move is played through the engine
 * before anything is said of it. The player's own game of the deal is not touched: nothing of a visit is kept.
 */
export function beginVisit(visited: Visited): void {
  const { page } = visited;
  window.addEventListener('hashchange', () => location.reload());
  const game = playableById(page.game.id);
  const written = movesIn(new URL(location.href));
  const { id } = page.game;
  const deal = visited.table.state?.deal;
  if (!page.visiting || !game || written === undefined || deal === undefined) return;
  const shared = readShared({ ...game, id }, deal, written, () => performance.now());
  if (!shared.ok) return complain(visited, shared);
  if (shared.session.won) return showWin(visited, game, shared.moves);
  const { table, words, notices } = visited;
  table.load(shared.session.record());
  endsWithDeal(visited);
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
  endVisit(page);
  notices.show({
    id: NOTICE,
    text: words.format('shared-fault', { fault: reason.replace(' ', '-'), move }),
    choices: [{ label: words.format('nav-close') }],
  });
}

/** Whatever is dealt next is the player's own. */
function endsWithDeal({ page, table, notices }: Visited, ended?: () => void): void {
  table.addEventListener(
    'solitaire-deal',
    () => {
      endVisit(page);
      notices.hide(NOTICE);
      ended?.();
    },
    { once: true },
  );
}

function endVisit(page: GamePage): void {
  page.visiting = false;
  // Loaded again, the page shows what lies there now.
  history.replaceState(history.state, '', location.pathname + location.search);
}

function showWin(visited: Visited, game: Playable, moves: readonly Played[]): void {
  const { page, table, words, notices, playItself } = visited;
  const replay = new Replay(table, game, moves);
  const result = resultIn(new URL(location.href));
  const facts = { moves: moves.length, time: result ? durationText(result.ms) : 'none' };
  const told = document.createElement('div');
  told.slot = 'win';
  told.className = 'win-told';

  const play = async (): Promise<void> => {
    notices.show({
      id: NOTICE,
      text: words.format('replay-playing', facts),
      choices: [
        { label: words.format('line-faster'), stays: true, act: () => replay.faster() },
        { label: words.format('hint-stop'), stays: true, act: () => replay.stop() },
      ],
    });
    table.append(told);
    const end = await replay.play();
    if (!page.visiting) return;
    if (end === 'stopped') offerToGoOn();
    else if (end === 'interfered') tellOfLeaving();
    else notices.hide(NOTICE);
  };
  const again = (): void => {
    table.restart();
    void play();
  };
  /** The win that the panel tells of is no longer the one that may come. */
  const tellOfLeaving = (): void => {
    told.remove();
    notices.show({
      id: NOTICE,
      text: words.format('replay-left'),
      choices: [
        { label: words.format('replay-again'), act: again },
        { label: words.format('shared-own'), main: true, act: playItself },
        { label: words.format('nav-close') },
      ],
    });
  };
  const offerToGoOn = (): void =>
    notices.show({
      id: NOTICE,
      text: words.format('replay-stopped', { moves: table.state?.moves ?? 0, all: replay.length }),
      choices: [
        { label: words.format('replay-on'), main: true, act: () => void play() },
        { label: words.format('shared-own'), act: playItself },
        { label: words.format('nav-close') },
      ],
    });

  render(
    html`
      <p class="win-heading">${words.format('replay-title')}</p>
      <p>${words.format('replay-done', facts)}</p>
      <p class="win-choices">
        <button class="button" type="button" @click=${again}>${words.format('replay-again')}</button>
        <button class="button" type="button" @click=${playItself}>${words.format('shared-own')}</button>
      </p>
    `,
    told,
  );
  // Somebody may have played on the deal before the replay could begin.
  if (table.state?.moves !== 0) table.restart();
  endsWithDeal(visited, () => {
    replay.stop();
    told.remove();
  });
  void play();
}
