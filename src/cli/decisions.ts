/** A recorded game that differs from ours on purpose, or that is not declared, and why. */
export interface Decision {
  /** PySolFC's number and name of the game. */
  readonly number: number;
  readonly game: string;
  readonly reason: string;
}

/** All decisions: fifteen at most, since each is a promise that is not kept. */
export const decisions: readonly Decision[] = [
  {
    number: 230,
    game: 'Jane',
    reason:
      'declared; the recorded program lays one of the last two stock cards on a waste and leaves the other face up on the stock, here both are dealt onto reserve piles as all others are',
  },
  ...undeclared(
    'a mechanism of its own for one game',
    [12, 'Braid'],
    [169, 'Napoleon'],
    [37, "Lara's Game"],
    [299, 'Salic Law'],
    [303, 'Tournament'],
    [280, 'Camelot'],
    [774, 'Hit or Miss'],
    [597, 'Fifteens'],
    [610, 'Sly Fox'],
    [123, 'Interregnum'],
  ),
  ...undeclared(
    'gaps that look to both sides, which the games of gaps do not know',
    [118, 'Sieben bis As'],
    [144, 'Maze'],
  ),
  ...undeclared('a card is pulled from under another once in a game', [128, 'Three Shuffles and a Draw']),
  ...undeclared('the order of its deal has not been found', [368, 'Vertical']),
];

/** The decision about a recorded game, if there is one. */
export function decisionOn(number: number): Decision | undefined {
  return decisions.find((decision) => decision.number === number);
}

function undeclared(why: string, ...some: readonly (readonly [number, string])[]): Decision[] {
  return some.map(([number, game]) => ({ number, game, reason: `not declared: ${why}` }));
}
