import type { BuildRules } from '../rules/game-rules.ts';

/** The columns in the order in which they get their cards, one entry a card; `faces` are the columns' cards as dealt. */
export function fillOrder(faces: readonly string[], fill: BuildRules['deal']['columns']): number[] {
  const leftToRight = faces.map((_, column) => column);
  const rightToLeft = leftToRight.toReversed();
  const sizes = faces.map((cards) => cards.length);
  const tallest = Math.max(0, ...sizes);
  /** Round `round` from the bottom reaches the columns that hold more cards than that. */
  const rows = (columns: readonly number[], upTo: (column: number) => number): number[] =>
    Array.from({ length: tallest }, (_, round) => columns.filter((column) => upTo(column) > round)).flat();
  const size = (column: number): number => sizes[column]!;
  const filled = (columns: readonly number[]): number[] => columns.filter((column) => size(column) > 0);
  const faceDown = (column: number): number => faces[column]!.lastIndexOf('d') + 1;
  const rest = (columns: readonly number[]): number[] =>
    Array.from({ length: tallest }, (_, round) =>
      columns.filter((column) => size(column) - faceDown(column) > round),
    ).flat();
  switch (fill) {
    case 'row by row':
      return rows(leftToRight, size);
    case 'row by row from the right':
      return rows(rightToLeft, size);
    case 'row by row, short columns last':
      return Array.from({ length: tallest }, (_, round) =>
        leftToRight.filter((column) => size(column) >= tallest - round),
      ).flat();
    case 'row by row, short columns last, then a row to all but the first': {
      const later = leftToRight.slice(1).filter((column) => size(column) > 0);
      const before = (column: number): number => size(column) - (later.includes(column) ? 1 : 0);
      const most = Math.max(0, ...leftToRight.map(before));
      const shortLast = Array.from({ length: most }, (_, round) =>
        leftToRight.filter((column) => before(column) >= most - round),
      );
      return [...shortLast.flat(), ...later];
    }
    case 'row by row, last row apart':
      return [...rows(leftToRight, (column) => size(column) - 1), ...filled(leftToRight)];
    case 'row by row from the right, last row apart':
      return [...rows(rightToLeft, (column) => size(column) - 1), ...filled(rightToLeft)];
    case 'face-down cards first':
      return [...rows(leftToRight, faceDown), ...rest(leftToRight)];
    case 'face-down cards first, then short columns last': {
      const open = leftToRight.map((column) => size(column) - faceDown(column));
      const most = Math.max(0, ...open);
      const shortLast = Array.from({ length: most }, (_, round) =>
        leftToRight.filter((column) => open[column]! >= most - round),
      );
      return [...rows(leftToRight, faceDown), ...shortLast.flat()];
    }
    case 'face-down cards first, from the right':
      return [...rows(rightToLeft, faceDown), ...rest(rightToLeft)];
    case 'face-down cards first, then the rest from the right':
      return [...rows(leftToRight, faceDown), ...rest(rightToLeft)];
    case 'column by column, last row apart':
      return [
        ...leftToRight.flatMap((column) => Array<number>(Math.max(0, size(column) - 1)).fill(column)),
        ...filled(leftToRight),
      ];
    case 'column by column':
      return leftToRight.flatMap((column) => Array<number>(size(column)).fill(column));
  }
}
