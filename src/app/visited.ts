import type { TemplateResult } from 'lit';
import type { SolitaireTable } from '../table/solitaire-table.ts';
import type { Words } from '../text/words.ts';
import type { GamePage } from './game-page.ts';
import type { NoticeBar } from './notice-bar.ts';
import type { ToldResult } from './shared-address.ts';

/** The notice of a visit; one takes the place of the other. */
export const NOTICE = 'shared';

/** What a visit needs of the page that is visited. */
export interface Visited {
  readonly page: GamePage;
  readonly table: SolitaireTable;
  readonly words: Words;
  readonly notices: NoticeBar;
  /** Leaves for the player's own game of the deal. */
  readonly playItself: () => void;
  /** What the panel of a win offers. */
  readonly afterWin: (win: ToldResult) => TemplateResult;
}
