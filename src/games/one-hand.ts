import type { Game } from './game.ts';

/**
 * Whether one hand plays a game, since a tap says which move is meant and nothing has to be carried: every card leaves the
 * table or goes to the one place that there is for it. So are games of one chain without cells, of removing, of discarding,
 * Osmosis and Clock, and of games that build up on foundations those in which nothing is laid on a column, no empty
 * column is filled by choice, and there are no cells.
 */
export function isForOneHand({ rules }: Pick<Game, 'rules'>): boolean {
  switch (rules.mechanism) {
    case 'removal':
    case 'discards':
    case 'osmosis':
    case 'clock':
      return true;
    case 'chain':
      return rules.cells === undefined && rules.piles.count === 1;
    case 'building': {
      const { cells, columns } = rules;
      if (cells) return false;
      return !columns || (columns.build.on === 'nothing' && columns.empty.takes.kind === 'nothing');
    }
    default:
      return false;
  }
}
