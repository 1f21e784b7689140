import type { Deals } from './deals.ts';
import { Keeper } from './keeper.ts';
import type { Lines } from './lines.ts';

/** Begins or ends to keep the deals of a table in this browser, and says what becomes of it. */
export function keepDeals(deals: Deals, lines: Lines, keeps: boolean): void {
  if (keeps === (deals.keeper !== undefined)) return;
  deals.keeper?.release();
  deals.keeper = undefined;
  lines.trouble(undefined);
  if (!keeps) return;
  deals.keeper = new Keeper({
    trouble: (kind) => lines.trouble(kind && { text: lines.text(`not-kept-${kind}`) }),
    elsewhere: () => {
      const choice = { label: lines.text('play-here'), act: () => deals.keeper?.takeOver() };
      lines.trouble({ text: lines.text('played-elsewhere'), choice });
    },
    regained: () => {
      lines.trouble(undefined);
      deals.reopen();
    },
  });
  deals.reopen();
}
