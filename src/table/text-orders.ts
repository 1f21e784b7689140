import type { Words } from '../text/words.ts';

/** What can be typed beside moves: what the buttons of these names do, and to close the text board. */
export const ORDERS = ['undo', 'redo', 'hint', 'finish', 'restart', 'new-deal', 'close'] as const;

/** Something typed that is no move: an order, and what stands behind it (the number of a deal). */
export interface TextOrder {
  readonly name: (typeof ORDERS)[number] | 'deal';
  readonly rest: string;
}

/**
 * Reads an order by the words on its button, by its name in English, or by its letter among the keys of the table; `d 42`
 * and the like are no orders: only a new deal takes something behind it. Undefined for what is none.
 */
export function readTextOrder(typed: string, words: Words): TextOrder | undefined {
  const text = typed.trim().toLowerCase();
  const [deal, , undo, redo, fresh, hint, finish] = words.format('key-letters').split(' ');
  const letters = { deal, undo, redo, 'new-deal': fresh, hint, finish };
  for (const [name, letter] of Object.entries(letters)) {
    if (text === letter) return orderOf(name);
  }
  const calls = ORDERS.map(
    (name) => [name, [words.format(name).toLowerCase(), name, name.replace('-', ' ')]] as const,
  );
  for (const [name, spellings] of calls) if (spellings.includes(text)) return { name, rest: '' };
  const behind = [words.format('new-deal').toLowerCase(), 'new deal', fresh]
    .filter((call) => call !== undefined)
    .find((call) => text.startsWith(`${call} `));
  return behind === undefined ? undefined : { name: 'new-deal', rest: text.slice(behind.length).trim() };
}

function orderOf(name: string): TextOrder | undefined {
  const known = name === 'deal' ? name : ORDERS.find((each) => each === name);
  return known && { name: known, rest: '' };
}
