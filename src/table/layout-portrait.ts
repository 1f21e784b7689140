import type { Block } from './layout-blocks.ts';
import { arrangeColumns, arrangeFigure, columnLines, columnsWidth, figureSize } from './layout-columns.ts';
import type { Grid } from './layout-grid.ts';
import type { Groups } from './layout-groups.ts';
import { leastWidth, packRows } from './layout-rows.ts';
import { arrangeRow, bestWidth } from './layout-top.ts';

/**
 * The usual arrangement: stock, waste, reserves, cells and foundations in rows at the top, then a figure, then the columns.
 *
 * @returns the rooms, or undefined if cards of this size with columns of `longest` do not fit
 */
export function arrangePortrait(groups: Groups, longest: number, grid: Grid): Block[] | undefined {
  const { inner, rowGap, cardHeight } = grid;
  const { columns, placed } = groups;
  const figure = figureSize(placed, grid);
  const rows = packRows(groups, Math.max(figure.width, columnsWidth(columns.length, 1, grid)), grid);
  if (figure.width > inner.width || inner.width < grid.cardWidth) return undefined;
  const topHeight = rows.length * (cardHeight + rowGap);
  const figureHeight = placed.length > 0 ? figure.height + rowGap : 0;
  const rest = inner.height - topHeight - figureHeight;
  if (rest + rowGap < 0) return undefined;
  const area = { ...inner, y: inner.y + topHeight + figureHeight, height: rest };
  const lines = columnLines(columns.length, longest, area, grid);
  if (lines === undefined) return undefined;

  const content = rows.reduce(
    (width, row) => {
      // Fans are pressed together rather than reach beyond the columns.
      return leastWidth(row, grid) <= width ? width : Math.max(width, bestWidth(row, grid));
    },
    Math.max(columnsWidth(columns.length, lines, grid), figure.width),
  );
  const width = Math.min(content, inner.width);
  const left = inner.x + (inner.width - width) / 2;
  const isBare = columns.length + placed.length === 0;
  const blank = columns.length > 0 ? 0 : Math.max(0, rest + rowGap) / 3;
  return [
    ...rows.flatMap((row, index) => {
      // Rows with nothing below them to line up with are each centred.
      const own = isBare ? Math.min(bestWidth(row, grid), inner.width) : width;
      const from = isBare ? inner.x + (inner.width - own) / 2 : left;
      return arrangeRow(row, from, own, inner.y + blank / 2 + index * (cardHeight + rowGap), grid);
    }),
    ...arrangeFigure(placed, { ...area, y: inner.y + topHeight + blank }, grid),
    ...arrangeColumns(columns, lines, area, grid),
  ];
}
