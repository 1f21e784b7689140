import type { Session } from '../session/session.ts';
import type { PileView } from '../session/views.ts';
import type { GameRules } from '../rules/game-rules.ts';
import type { Fan, PileShape, TableShape } from './layout-shapes.ts';

/** Cards of the waste that are spread to the right, where more may lie there than the top one shows. */
const wasteInSight = 3;

/** A column this long must fit in games of so few columns in which whole runs are built on them. */
const [fewColumns, longInFew] = [4, 20];

/** What the layout needs to know of the whole table. */
export function tableShape(session: Session): TableShape {
  const longest = longestColumn(session.game.rules);
  const piles = session.piles.map((_, index) => pileShape(session, index));
  return { piles, ...(longest !== undefined && { longest }) };
}

/** What the layout needs to know of one pile, by its index. */
export function pileShape(session: Session, index: number): PileShape {
  const { rules } = session.game;
  const { id, kind, cards, at } = session.piles[index]!;
  const fan = fanOf(rules, session.piles[index]!);
  const keep = fan === 'right' ? keepOf(rules, session.piles[index]!) : undefined;
  return {
    id,
    kind,
    fan,
    faceDown: cards.map(({ face }) => face === undefined),
    ...(keep !== undefined && { keep }),
    ...(fan === 'down' && { run: longestLift(session, index) }),
    ...(at && { at }),
  };
}

/** How many cards may be lifted from a pile together at most. */
export function longestLift(session: Session, index: number): number {
  const { cards } = session.piles[index]!;
  let count = cards.length;
  while (count > 0 && session.liftRefusal(index, count) !== undefined) count--;
  return count;
}

function fanOf(rules: GameRules, { kind, at }: PileView): Fan {
  if (at) return 'none';
  if (kind === 'column') return 'down';
  if (rules.mechanism !== 'building') return 'none';
  if (kind === 'waste') return 'right';
  if (kind === 'reserve') return openReserve(rules) > 1 ? 'right' : 'none';
  if (kind === 'cell') return rules.cells?.takes.kind === 'a run' ? 'down' : 'none';
  return 'none';
}

function keepOf(rules: GameRules, { kind }: PileView): number {
  if (rules.mechanism !== 'building') return 1;
  if (kind === 'reserve') return openReserve(rules);
  const draw = rules.stock?.deals === 'to the waste' ? rules.stock.draw : 1;
  return Math.max(wasteInSight, ...(typeof draw === 'number' ? [draw] : draw));
}

/** Cards that lie open in the fullest reserve pile: only these are worth the room of a fan. */
function openReserve(rules: Extract<GameRules, { mechanism: 'building' }>): number {
  const dealt = rules.reserve?.dealt;
  if (!dealt) return 0;
  const faces = 'piles' in dealt ? [dealt.each] : dealt;
  return Math.max(...faces.map((each) => (each.indexOf('u') < each.length - 1 ? each.length : 1)));
}

function longestColumn(rules: GameRules): number | undefined {
  const columns = rules.mechanism === 'building' || rules.mechanism === 'chain' ? rules.columns : undefined;
  if (!columns) return undefined;
  const dealt = 'dealt' in columns ? columns.dealt : columns;
  const faces = 'piles' in dealt ? Array<string>(dealt.piles).fill(dealt.each) : dealt;
  // In a game of one chain columns only lose cards.
  if (rules.mechanism === 'chain') return Math.max(...faces.map((each) => each.length));
  const runs =
    rules.mechanism === 'building' && rules.foundations.some(({ takes }) => takes === 'complete runs');
  return runs && faces.length <= fewColumns ? longInFew : undefined;
}
