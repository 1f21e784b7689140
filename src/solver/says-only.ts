/**
 * Whether rules say nothing but these words. What is proved is proved for rules that were looked at; a word that came
 * later must not slip through.
 */
export function saysOnly(rules: object | undefined, words: readonly string[]): boolean {
  return Object.keys(rules ?? {}).every((word) => words.includes(word));
}

/** Words of foundations that take single cards from everywhere, at any time. */
export const FOUNDATION_WORDS = ['takes', 'count', 'base', 'dealt', 'build', 'holds', 'gives', 'keeps'];

/** Words of columns that take cards whatever else lies there. */
export const COLUMN_WORDS = ['dealt', 'build', 'moves', 'empty'];

/** Words of a stock that is only turned onto the waste. */
export const STOCK_WORDS = ['deals', 'draw', 'passes', 'tap'];

/** Words of a stock that deals a row to the columns, and of foundations that take finished runs. */
export const ROW_WORDS = ['deals', 'tap'];
export const RUN_WORDS = ['takes', 'count', 'run', 'gives'];

/** Words of a reserve that gives its top cards. */
export const RESERVE_WORDS = ['dealt', 'to', 'opens'];
