import type { Face } from '../cards/card.ts';
import type { Session } from '../session/session.ts';
import { cardName } from './card-words.ts';
import { namedBy, pileName } from './pile-words.ts';
import type { Words } from './words.ts';

/** Stands before the number of a face that was named by words. */
export const NAMED_CARD = '#';

/** A typed text, in small letters, with short signs in the place of the full names of cards and piles. */
export function namesReplaced(session: Session, typed: string, words: Words): string {
  const ids = session.piles.map(({ id }) => id);
  const by = namedBy(session.game.rules);
  const faces = new Set<Face>(session.game.mechanism.deck.faces);
  const names: [name: string, sign: string][] = [
    ...[...faces].map((face): [string, string] => [cardName(words, face), `${NAMED_CARD}${face}`]),
    ...ids.map((id): [string, string] => [pileName(words, id, ids, by), id]),
  ];
  // The longest first: "column 1" begins "column 12", too.
  return names
    .map(([name, sign]): [string, string] => [name.toLowerCase(), sign])
    .sort(([one], [other]) => other.length - one.length)
    .reduce((text, [name, sign]) => text.replaceAll(name, ` ${sign} `), typed);
}
