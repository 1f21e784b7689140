/** The name of the database in which this browser keeps everything. */
export const DATABASE = 'baize';

/**
 * The stores of the database; all keys stand beside the values.
 *
 * - `deals`: a deal in progress or just won, by [game, deal]
 * - `current`: the deal that a game goes on with, by game
 * - `set-aside`: records that do not replay, by [game, deal, when]
 * - `results`: what became of a deal, by [game, deal, when]
 * - `settings`: a value of any kind, by name
 */
export const STORES = ['deals', 'current', 'set-aside', 'results', 'settings'] as const;

/** The name of a store. */
export type StoreName = (typeof STORES)[number];
