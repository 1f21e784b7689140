import type { Session } from '../session/session.ts';
import type { Words } from '../text/words.ts';

/** What the stock shows: how many cards are left, and how often it may be turned again. */
export interface StockNote {
  readonly count: string;
  /** How often it may be turned again: `2`, `∞`, or nothing where the game has no redeal at all. */
  readonly note: string;
  /** The sign on the empty place: whether a tap turns the waste over. */
  readonly mark: 'again' | 'closed';
  /** The same in words. Numbers in words are slow when they are first put together, so only whoever says them asks. */
  label(words: Words): string;
}

/** What to show at the stock, and to say of it. Undefined for a game without one. */
export function stockNote(session: Session): StockNote | undefined {
  const { rules, mechanism } = session.game;
  const pile = session.piles[mechanism.stock];
  if (!pile) return undefined;
  const cards = pile.cards.length;
  const { pass, left } = session.passes;
  const count = cards > 0 ? String(cards) : '';
  const row = rowLength(session);
  if (row !== undefined) {
    const deals = Math.ceil(cards / row);
    const label = (words: Words): string => words.format('stock-rows-label', { cards, deals });
    return { count, note: '', mark: 'closed', label };
  }
  const passes = left === Infinity ? 0 : pass + left;
  const once = passes === 1 || rules.mechanism === 'chain';
  return {
    count,
    note: once ? '' : left === Infinity ? '∞' : String(left),
    mark: left > 0 ? 'again' : 'closed',
    label: (words) => words.format('stock-label', { cards, pass, passes }),
  };
}

/** Cards that a tap deals where the stock deals rows, otherwise undefined. */
function rowLength({ game, piles }: Session): number | undefined {
  const { rules } = game;
  if (rules.mechanism !== 'building') return undefined;
  const kinds = { 'a card to each column': 'column', 'a card to each reserve pile': 'reserve' } as const;
  const deals = rules.stock?.deals;
  if (deals !== 'a card to each column' && deals !== 'a card to each reserve pile') return undefined;
  return piles.filter(({ kind }) => kind === kinds[deals]).length;
}
