import { html, nothing, render, type TemplateResult } from 'lit';
import { sharedStore } from '../storage/store.ts';
import type { SolitaireTable } from '../table/solitaire-table.ts';
import type { Words } from '../text/words.ts';
import { challengeAnswered, challengeText } from './challenge.ts';
import { define } from './define.ts';
import type { GamePage } from './game-page.ts';
import type { NoticeBar } from './notice-bar.ts';
import { shareIcon } from './page-icons.ts';
import { gameAddress } from './route.ts';
import { shareOffers } from './share-offers.ts';
import { ShareSheet } from './share-sheet.ts';
import { resultIn, tellsResult, type ToldResult } from './shared-address.ts';
import { beginVisit } from './shared-visit.ts';

/** What sharing adds to a page after it was set up. */
export interface Sharing {
  /** What the panel of a win offers, and how the win stands against a challenge; undefined for one that was only shown. */
  afterWin(win: ToldResult | undefined): TemplateResult;
  /** Says what the address has brought besides the deal, once the page can say something. */
  begin(notices: NoticeBar): void;
}

/** Gives the page of a game what hands its deal on: a button in its bar, one in its menu and one in the form for a deal number, and a sheet. */
export function addSharing(page: GamePage, table: SolitaireTable, words: Words): Sharing {
  define('share-sheet', ShareSheet);
  const { game, language, root } = page;
  const sheet = Object.assign(new ShareSheet(), { words });
  page.append(sheet);
  const open = (): void => void sheet.offer(shareOffers(page, table, words));
  const label = words.format('share');
  page.share = html`<button
    class="button share-button"
    type="button"
    title=${label}
    aria-label=${label}
    @click=${open}
  >
    ${shareIcon}
  </button>`;
  for (const slot of ['deal', 'menu']) {
    const place = Object.assign(document.createElement('p'), { slot });
    render(
      html`<button class="button" type="button" @click=${open}>
        ${shareIcon} ${words.format('share-this-deal')}
      </button>`,
      place,
    );
    table.append(place);
  }

  const address = new URL(location.href);
  const challenge = page.visiting ? undefined : resultIn(address);
  const challenged = page.visiting || !tellsResult(address) ? undefined : table.state?.deal;

  const playItself = async (): Promise<void> => {
    const store = sharedStore();
    const deal = table.state?.deal;
    if (deal !== undefined) await store.playAgain(game.id, deal);
    await store.flush();
    location.assign(gameAddress(root, language, game.id, deal));
  };
  const afterWin = (win: ToldResult | undefined): TemplateResult => html`
    ${
      win && challenge && table.state?.deal === challenged
        ? html`<p class="win-record">${challengeAnswered(win, challenge, words)}</p>`
        : nothing
    }
    <p class="win-choices">
      <button class="button" type="button" @click=${() => void table.newDeal(table.state?.deal)}>
        ${words.format('share-same-deal')}
      </button>
      <button class="button" type="button" @click=${open}>${shareIcon} ${label}</button>
    </p>
  `;
  return {
    afterWin,
    begin: (notices) => {
      if (challenged !== undefined) {
        notices.show({
          id: 'challenge',
          text: challenge ? challengeText(challenge, words) : words.format('challenge-fault'),
          choices: [{ label: words.format('nav-close') }],
        });
        // Whoever plays has read it.
        table.addEventListener('solitaire-change', () => notices.hide('challenge'), { once: true });
      }
      beginVisit({ page, table, words, notices, playItself: () => void playItself(), afterWin });
    },
  };
}
