/**
 * Why a move is refused: the first reason a player would give.
 *
 * - `no such pile`: the move names a pile that the game does not have
 * - `empty pile`: there is nothing to lift
 * - `face down`: a card to be lifted lies face down
 * - `too few cards`: the pile does not hold as many
 * - `gives nothing`: no card leaves this pile
 * - `not yet`: this pile may not be used yet
 * - `only the top card`: one card at a time leaves this pile
 * - `not a run`: the cards to be lifted are not in order
 * - `not this part`: this part of the run may not be lifted
 * - `too few free places`: so many cards would need more free cells or empty columns
 * - `same pile`: a card cannot be laid where it lies
 * - `takes nothing`: no card may be laid on this pile
 * - `not from there`: this pile takes no cards from such a pile
 * - `one card at a time`: this pile takes single cards
 * - `only a complete run`: this foundation takes runs of thirteen
 * - `pile is full`: no more cards fit
 * - `not on an empty place`: an empty place of this kind does not take this card
 * - `does not fit`: the card does not follow the one it would lie on
 * - `base not chosen`: first a card must be brought to the foundations
 * - `stock is empty`: no card is left to turn, and there is no further pass
 * - `empty column`: the stock deals only while every column holds a card
 * - `waste not empty`: the stock is turned only while the waste is empty
 * - `covered`: other cards lie on this one
 * - `no pair`: the two cards do not go together
 * - `too far`: a card goes only onto cards at certain distances
 * - `not beaten`: no open card of the suit is higher
 * - `no gap`: there is no gap that could be closed
 * - `leaves alone`: the open card of the stock is not turned onto the waste, since it leaves by itself
 */
export type Refusal =
  | 'no such pile'
  | 'empty pile'
  | 'face down'
  | 'too few cards'
  | 'gives nothing'
  | 'not yet'
  | 'only the top card'
  | 'not a run'
  | 'not this part'
  | 'too few free places'
  | 'same pile'
  | 'takes nothing'
  | 'not from there'
  | 'one card at a time'
  | 'only a complete run'
  | 'pile is full'
  | 'not on an empty place'
  | 'does not fit'
  | 'base not chosen'
  | 'stock is empty'
  | 'empty column'
  | 'waste not empty'
  | 'covered'
  | 'no pair'
  | 'no gap'
  | 'too far'
  | 'not beaten'
  | 'leaves alone';
