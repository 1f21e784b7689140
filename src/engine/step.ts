/**
 * What a move does, one thing after another. The same steps drive undo, animation, speech and the score.
 *
 * - `carry`: the hand's own move, cards kept in order
 * - `turn`: the top card of `from` turns face up
 * - `draw`: cards go from the stock to the waste one by one and turn up
 * - `draw open`: the open top card of the stock goes to the waste
 * - `deal`: one card of the stock goes to a pile and turns up
 * - `redeal`: all waste cards go back under the stock's back, the order kept
 * - `refill`: an emptied place is filled by the rules of the game
 * - `gather`: cards are collected from a pile onto the stock for a new deal
 * - `lay out`: gathered cards are dealt again, face up
 * - `shuffle`: the gathered cards are shuffled
 */
export type StepKind = (typeof STEP_KINDS)[number];

/** Step kinds by their packed number. The first three are notes of the journal that change no pile. */
export const STEP_KINDS = [
  'mark',
  'base',
  'pass',
  'carry',
  'turn',
  'draw',
  'deal',
  'redeal',
  'refill',
  'gather',
  'lay out',
  'shuffle',
  'draw open',
] as const;

/** Number of a step kind in a packed step. */
export const STEP = {
  mark: 0,
  base: 1,
  pass: 2,
  carry: 3,
  turn: 4,
  draw: 5,
  deal: 6,
  redeal: 7,
  refill: 8,
  gather: 9,
  layOut: 10,
  shuffle: 11,
  drawOpen: 12,
} as const;
