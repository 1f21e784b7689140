import { dealName } from '../cards/deal-name.ts';
import { formatMove } from '../engine/notation.ts';
import { playableById } from '../session/playable.ts';
import { isShown } from '../session/is-shown.ts';
import { readShared, writeShared } from '../session/shared-game.ts';
import type { TableVerdict } from '../table/advice.ts';
import { durationText } from '../table/duration-text.ts';
import { moveFrom } from '../table/public-moves.ts';
import type { SolitaireTable } from '../table/solitaire-table.ts';
import { localName } from '../pages/local-name.ts';
import type { Words } from '../text/words.ts';
import type { GamePage } from './game-page.ts';
import type { Link } from './hand-over.ts';
import type { Offer } from './share-sheet.ts';
import { resultIn, sharedAddress, type HandedOn } from './shared-address.ts';

/**
 * What can be handed on of the deal on the table: the deal; its position, or once it is won the game as a replay and a
 * challenge; and after a hint a way to win, where one is found.
 */
export function shareOffers(page: GamePage, table: SolitaireTable, words: Words): Offer[] {
  const { game, language, root } = page;
  const [record, state] = [table.record, table.state];
  if (!record || !state) return [];
  const { deal } = record;
  const done = record.moves.split('.').slice(0, record.at);
  const time = durationText(record.ms);
  const offer = (id: string, link: Offer['link']): Offer => ({
    id,
    heading: words.format('share-heading', { what: id }),
    told: words.format('share-told', { what: id, moves: done.length, time }),
    link,
  });
  const linkTo = (what: string, { written, result }: Omit<HandedOn, 'deal'>): Link => ({
    title: localName(game, words),
    text: words.format('share-text', {
      what,
      name: localName(game, words),
      deal: dealName(deal),
      moves: done.length,
      time,
    }),
    url: sharedAddress(root, language, game.id, {
      deal,
      ...(written !== undefined && { written }),
      ...(result && { result }),
    }),
  });

  const offers = [offer('deal', linkTo('deal', {}))];
  if (state.won) {
    // Whoever has only watched a win hands on what the address told of it.
    const result = page.visiting ? resultIn(new URL(location.href)) : { ms: record.ms, moves: state.moves };
    const written = writeShared(game.id, deal, done.join('.'));
    if (isShown(record)) return [...offers, offer('way', linkTo('way', { written }))];
    offers.push(offer('replay', linkTo('replay', { written, ...(result && { result }) })));
    if (result && !page.visiting && !record.used.hint)
      offers.unshift(offer('challenge', linkTo('challenge', { result })));
  } else {
    if (done.length > 0 && record.at > 0) {
      const written = writeShared(game.id, deal, done.join('.'));
      offers.push(offer('position', linkTo('position', { written })));
    }
    if (record.used.hint) {
      const find = async (): Promise<Link | string> => {
        const written = certificate(game.id, deal, done, await table.verdict());
        return written === undefined ? words.format('share-no-way') : linkTo('way', { written });
      };
      offers.push(offer('way', find));
    }
  }
  return offers;
}

/** A way to a win as it stands in an address, once the engine has played all of it; undefined where there is none. */
function certificate(
  id: string,
  deal: string,
  done: readonly string[],
  verdict: TableVerdict,
): string | undefined {
  const game = playableById(id);
  if (!game || verdict.verdict !== 'won') return undefined;
  const { mechanism } = game;
  const line = verdict.moves.map((wish) => {
    const read = moveFrom(mechanism, wish);
    return 'move' in read ? formatMove(mechanism.piles, read.move) : '';
  });
  const written = writeShared(id, deal, [...done, ...line].join('.'));
  const played = readShared({ ...game, id }, deal, written, () => 0);
  return played.ok && played.session.won ? written : undefined;
}
