import type { SolitaireTable } from '../table/solitaire-table.ts';
import type { Words } from '../text/words.ts';
import type { NoticeBar } from './notice-bar.ts';
import type { PreferenceKeeper } from './preferences.ts';

const ID = 'leave';

/** Asks before a deal that was begun is left for another, where the player wants to be asked. */
export function askFirst(
  table: SolitaireTable,
  words: Words,
  notices: NoticeBar,
  preferences: PreferenceKeeper,
): void {
  table.addEventListener('solitaire-leave', (event) => {
    if (preferences.now.confirm !== 'on') return;
    event.preventDefault();
    notices.show({
      id: ID,
      text: words.format('leave-ask'),
      choices: [
        { label: words.format('leave-yes'), main: true, act: () => event.proceed() },
        { label: words.format('leave-no') },
      ],
    });
  });
  // Whoever plays on has answered.
  for (const type of ['solitaire-change', 'solitaire-deal'] as const)
    table.addEventListener(type, () => notices.hide(ID));
}
