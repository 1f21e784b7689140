import { facesDealt, pileCount } from '../engine/dealt.ts';
import type { BuildRules, Columns, GameRules, RemovalRules } from '../rules/game-rules.ts';
import { dealtRows, pilesAbove } from './dealt-rows.ts';
import {
  beside,
  CARD,
  GAP,
  line,
  moved,
  placeAt,
  ROW_GAP,
  STEP,
  widthOf,
  type MiniaturePlace,
  type Row,
} from './miniature-rows.ts';

/** How a table lies at the deal, in small. */
export interface Miniature {
  readonly width: number;
  readonly height: number;
  readonly places: readonly MiniaturePlace[];
}

const STRIP = { up: 4, down: 2.5, side: 3, pyramid: 6 } as const;
const LONGEST_ROW = 13;
const LEAST_ROW = 7;

/** Draws the fresh table that rules describe, near enough to tell games apart at a glance: not where a table puts its piles. */
export function miniatureOf(rules: GameRules): Miniature {
  switch (rules.mechanism) {
    case 'building':
      return framed([...upperRows(rules), ...columnRows(rules.columns?.dealt)]);
    case 'chain':
      return framed([...columnRows(rules.columns), pilesAbove(rules)]);
    case 'removal':
      return framed(removalRows(rules));
    default:
      return framed(dealtRows(rules));
  }
}

function upperRows(rules: BuildRules): Row[] {
  const foundations = rules.foundations.reduce((sum, { count }) => sum + count, 0);
  const stock = rules.stock && rules.stock.deals !== 'the columns again' ? 1 : 0;
  const waste = rules.stock?.deals === 'to the waste' ? 1 : 0;
  const left = beside(line(stock, 'face down'), line(waste, 'empty'));
  const free = rules.cells ? line(rules.cells.count, 'empty') : [];
  const side = beside(beside(left, reserveFan(rules)), free);
  const home = line(foundations, 'empty');
  const columns = rules.columns ? pileCount(rules.columns.dealt) : 0;
  const room = Math.max(Math.min(columns, LONGEST_ROW), LEAST_ROW) * STEP - GAP;
  const between = room - widthOf(side) - widthOf(home);
  return between >= GAP ? [[...side, ...moved(home, room - widthOf(home))]] : [home, side];
}

function reserveFan({ reserve }: BuildRules): Row {
  if (!reserve) return [];
  let fans: Row = [];
  for (let pile = 0; pile < pileCount(reserve.dealt); pile += 1) {
    const faces = facesDealt(reserve.dealt, pile);
    const fan = Array.from(faces, (face, index) => ({
      ...placeAt(index * STRIP.side, 0, faceOf(face)),
      ...(index < faces.length - 1 && { width: STRIP.side }),
    }));
    fans = beside(fans, fan);
  }
  return fans;
}

function columnRows(dealt: Columns['dealt'] | undefined): Row[] {
  if (!dealt) return [];
  const rows: MiniaturePlace[][] = [];
  const count = pileCount(dealt);
  const perRow = count > LONGEST_ROW ? Math.ceil(count / Math.ceil(count / LONGEST_ROW)) : count;
  for (let pile = 0; pile < count; pile += 1) {
    const row = (rows[Math.floor(pile / perRow)] ??= []);
    const x = (pile % perRow) * STEP;
    let y = 0;
    const faces = facesDealt(dealt, pile);
    if (faces === '') row.push(placeAt(x, y, 'empty'));
    for (const [index, face] of Array.from(faces).entries()) {
      const strip = face === 'u' ? STRIP.up : STRIP.down;
      const height = index < faces.length - 1 ? strip : CARD.height;
      row.push({ ...placeAt(x, y, faceOf(face)), height });
      y += strip;
    }
  }
  return rows;
}

function removalRows({ layout, stock }: RemovalRules): Row[] {
  const below = stock ? [[placeAt(0, 0, 'face down'), placeAt(STEP, 0, 'empty')]] : [];
  if (layout.shape === 'columns') return [...columnRows(layout.dealt), ...below];
  if (layout.shape === 'grid') {
    return [...columnRows({ piles: layout.columns, each: 'u'.repeat(layout.rows) }), ...below];
  }
  const places: MiniaturePlace[] = [];
  for (let row = 0; row < layout.rows; row += 1) {
    for (let card = 0; card <= row; card += 1) {
      const place = placeAt(((layout.rows - 1 - row) / 2 + card) * STEP, row * STRIP.pyramid, 'face up');
      places.push(row < layout.rows - 1 ? { ...place, height: STRIP.pyramid } : place);
    }
  }
  return [places, ...below];
}

function framed(rows: readonly Row[]): Miniature {
  const places: MiniaturePlace[] = [];
  let top = 0;
  const width = Math.max(...rows.map(widthOf));
  for (const row of rows) {
    if (row.length === 0) continue;
    const left = (width - widthOf(row)) / 2;
    for (const place of row) places.push({ ...place, x: place.x + left, y: place.y + top });
    top += Math.max(...row.map(({ y, height }) => y + height)) + ROW_GAP;
  }
  return { width, height: top - ROW_GAP, places };
}

function faceOf(letter: string): MiniaturePlace['is'] {
  return letter === 'u' ? 'face up' : 'face down';
}
