import type { SolitaireTable } from './solitaire-table.ts';

/** Whether a table says something in the line over its cards: nobody else should at the same time. */
export function saysSomething(table: SolitaireTable): boolean {
  return table.renderRoot.querySelector('.notices.own') !== null;
}
