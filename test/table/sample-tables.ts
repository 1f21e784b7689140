import type { PileKind, PileShape } from '../../src/table/layout-shapes.ts';

type Pattern = string;

function faces(pattern: Pattern): boolean[] {
  return Array.from(pattern, (letter) => letter === 'd');
}

const up = (count: number): Pattern => 'u'.repeat(count);

function several(prefix: string, kind: PileKind, patterns: readonly Pattern[]): PileShape[] {
  return patterns.map((pattern, index) => ({
    id: `${prefix}${index + 1}`,
    kind,
    fan: kind === 'column' ? 'down' : 'none',
    faceDown: faces(pattern),
  }));
}

const columns = (count: number, pattern: (index: number) => Pattern): PileShape[] =>
  several(
    't',
    'column',
    Array.from({ length: count }, (_, index) => pattern(index)),
  );
const foundations = (count: number): PileShape[] => several('f', 'foundation', Array(count).fill(up(2)));
const cells = (count: number): PileShape[] => several('c', 'cell', Array(count).fill(up(1)));
const stock: PileShape = { id: 's', kind: 'stock', fan: 'none', faceDown: faces('d'.repeat(24)) };
const waste = (keep: number): PileShape => ({
  id: 'w',
  kind: 'waste',
  fan: keep > 1 ? 'right' : 'none',
  faceDown: faces(up(8)),
  keep,
});
const openReserve = (count: number): PileShape => ({
  id: 'r1',
  kind: 'reserve',
  fan: 'right',
  faceDown: faces(up(count)),
  keep: count,
});

function pyramid(): PileShape[] {
  return Array.from({ length: 7 }, (_, row) =>
    Array.from({ length: row + 1 }, (_, index): PileShape => ({
      id: `t${(row * (row + 1)) / 2 + index + 1}`,
      kind: 'column',
      fan: 'none',
      faceDown: [false],
      at: { x: index - row / 2 + 3, y: row / 2 },
    })),
  ).flat();
}

/** The piles of games of every build at the deal, by name. */
export const sampleTables: Readonly<Record<string, readonly PileShape[]>> = {
  munger: [stock, waste(1), openReserve(7), ...foundations(4), ...columns(7, () => 'dudu')],
  minerva: [stock, waste(1), openReserve(11), ...foundations(4), ...columns(7, () => 'dudu')],
  doubleMinerva: [stock, waste(1), openReserve(15), ...foundations(8), ...columns(10, () => 'dudu')],
  tripleMinerva: [stock, waste(1), openReserve(15), ...foundations(12), ...columns(12, () => 'dudu')],
  manx: [stock, ...foundations(4), ...cells(1), ...columns(4, () => 'u')],
  waningMoon: [stock, waste(3), ...foundations(8), ...columns(13, () => 'uuuu')],
  eclipse: [stock, ...foundations(8), ...columns(13, () => 'uuuu')],
  klondike: [stock, waste(3), ...foundations(4), ...columns(7, (index) => `${'d'.repeat(index)}u`)],
  spider: [stock, ...foundations(8), ...columns(10, (index) => (index < 4 ? 'dddddu' : 'ddddu'))],
  fortyThieves: [stock, waste(3), ...foundations(8), ...columns(10, () => 'uuuu')],
  canfield: [
    stock,
    waste(3),
    { ...openReserve(13), fan: 'none' },
    ...foundations(4),
    ...columns(4, () => 'u'),
  ],
  freecell: [...cells(4), ...foundations(4), ...columns(8, (index) => up(index < 4 ? 7 : 6))],
  gypsy: [stock, ...foundations(8), ...columns(8, () => 'ddu')],
  yukon: [...foundations(4), ...columns(7, (index) => (index ? `${'d'.repeat(index)}uuuuu` : 'u'))],
  scorpion: [stock, ...foundations(4), ...columns(7, (index) => (index < 4 ? 'ddduuuu' : 'uuuuuuu'))],
  beleagueredCastle: [...foundations(4), ...columns(8, () => up(6))],
  bakersDozen: [...foundations(4), ...columns(13, () => 'uuuu')],
  bisley: [...foundations(8), ...columns(13, (index) => up(index < 4 ? 3 : 4))],
  fan: [...foundations(4), ...columns(18, (index) => up(index < 17 ? 3 : 1))],
  calculation: [stock, waste(1), ...foundations(4), ...columns(4, () => up(3))],
  penguin: [...foundations(4), ...cells(7), ...columns(7, () => up(7))],
  sultan: [stock, waste(1), ...foundations(9), ...several('r', 'reserve', Array(8).fill('u'))],
  golf: [stock, ...foundations(1), ...columns(7, () => up(5))],
  pyramid: [stock, waste(1), ...foundations(1), ...pyramid()],
  largest: [stock, waste(1), ...foundations(24), ...cells(16), ...columns(20, () => up(5))],
};

/** The boxes that the table must do with: width, height, device pixels per CSS px. */
export const sampleBoxes: readonly (readonly [width: number, height: number, dpr: number])[] = [
  [360, 536, 2],
  [390, 740, 3],
  [640, 312, 2],
  [768, 920, 1],
  [1280, 616, 1],
  [1440, 796, 1.25],
  [2560, 1336, 1],
  [320, 256, 1],
  [320, 480, 2],
];

/** The same table with `more` face-up cards on every third column. */
export function stretched(piles: readonly PileShape[], more: number): PileShape[] {
  let column = 0;
  return piles.map((pile) => {
    if (pile.kind !== 'column' || pile.fan !== 'down') return pile;
    column += 1;
    return column % 3 === 1 ? { ...pile, faceDown: [...pile.faceDown, ...faces(up(more))] } : pile;
  });
}
