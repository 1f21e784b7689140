import type { DealNumber } from '../cards/deal-number.ts';
import { compile } from '../engine/compile.ts';
import type { PileKind } from '../engine/pile.ts';
import type { GameRules } from '../rules/game-rules.ts';
import { beside, CARD, placeAt, ROW_GAP, STEP, type MiniaturePlace, type Row } from './miniature-rows.ts';

/** The deal that is drawn: where the gaps of Montana lie is a matter of the deal. */
const DRAWN: DealNumber = '1';

/**
 * The rows of a table whose rules list no piles: as the game itself deals it, each pile by its top card. Piles with a place of
 * their own lie there, the others above them as on the table itself, columns below.
 */
export function dealtRows(rules: GameRules): Row[] {
  const { piles, seen, ofKind } = dealt(rules);
  const figure = piles.flatMap(({ at }, pile) =>
    at ? [placeAt(tenths(at.x * STEP), tenths(at.y * (CARD.height + ROW_GAP)), seen(pile))] : [],
  );
  return [pilesAbove(rules), figure, ofKind('column')];
}

/** Stock, waste, reserve, cells and foundations in a row, as the game deals them. */
export function pilesAbove(rules: GameRules): Row {
  const { ofKind } = dealt(rules);
  return beside(beside(ofKind('stock', 'waste'), ofKind('reserve', 'cell')), ofKind('foundation'));
}

function dealt(rules: GameRules) {
  const mechanism = compile(rules);
  const { piles } = mechanism;
  const position = mechanism.deal(DRAWN);
  const seen = (pile: number): MiniaturePlace['is'] =>
    position.lengths[pile] === 0 ? 'empty' : position.topIsUp(pile) ? 'face up' : 'face down';
  const ofKind = (...kinds: PileKind[]): Row =>
    piles
      .flatMap(({ kind, at }, pile) => (!at && kinds.includes(kind) ? [seen(pile)] : []))
      .map((is, index) => placeAt(index * STEP, 0, is));
  return { piles, seen, ofKind };
}

/** Places around a clock are no whole numbers, and nobody sees more of them than this. */
function tenths(size: number): number {
  return Math.round(size * 10) / 10;
}
