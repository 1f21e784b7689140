import type { Session } from '../session/session.ts';
import type { Board } from './board.ts';
import type { TableMove } from './public-moves.ts';

/** Lights up the cards of a move and the place that they go to. Gives what puts the light out. */
export function lightUp(board: Board, session: Session, move: TableMove): () => void {
  const [from, to, count] = 'stock' in move ? ['s', 's', 1] : [move.from, move.to, move.count];
  const lit = [...topOf(board, session, from, count), ...topOf(board, session, to, 1)];
  const classes = lit.map((_, index) => (index < count ? 'hinted' : 'hinted-place'));
  lit.forEach((element, index) => element.classList.add(classes[index]!));
  return () => {
    for (const element of lit) element.classList.remove('hinted', 'hinted-place');
  };
}

/** The top cards of a pile, or its empty place. */
function topOf(board: Board, session: Session, id: string, count: number): HTMLElement[] {
  const pile = session.piles.findIndex((each) => each.id === id);
  const cards = session.piles[pile]!.cards.slice(-count);
  return cards.length > 0
    ? cards.map(({ place }) => board.layer.cards[place]!)
    : [board.pictures.piles[pile]!];
}
