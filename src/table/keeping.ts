import type { Desk } from './desk.ts';
import { Keeper } from './keeper.ts';

/** Begins or ends to keep the deals of a table in this browser, and says what becomes of it. */
export function keepDeals(desk: Desk, keeps: boolean): void {
  const { deals } = desk;
  if (keeps === (deals.keeper !== undefined)) return;
  deals.keeper?.release();
  deals.keeper = undefined;
  const noTrouble = (): void => desk.tell(({ lines }) => lines.trouble(undefined));
  noTrouble();
  if (!keeps) return;
  deals.keeper = new Keeper({
    trouble: (kind) =>
      desk.tell(({ lines }) => lines.trouble(kind && { text: lines.text(`not-kept-${kind}`) })),
    elsewhere: () =>
      desk.tell(({ lines }) => {
        const choice = { label: lines.text('play-here'), act: () => deals.keeper?.takeOver() };
        lines.trouble({ text: lines.text('played-elsewhere'), choices: [choice] });
      }),
    regained: () => {
      noTrouble();
      deals.reopen();
    },
  });
  deals.reopen();
}
