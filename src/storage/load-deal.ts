import type { DealNumber } from '../cards/deal-number.ts';
import { onlyRulesOf, type RecordFault } from '../session/load.ts';
import type { Playable } from '../session/playable.ts';
import type { Session } from '../session/session.ts';
import { setAsideDeal } from './deal-writes.ts';
import { isDealEntry } from '../session/entries.ts';
import { gameKey } from '../session/game-key.ts';
import { beginDeal, loadEntry } from './load-entry.ts';
import type { Reader } from './reader.ts';
import type { Results } from './results.ts';
import type { Writes } from './writes.ts';

/** What is stored of a deal: nothing, a session that goes on from it, or a record that had to be set aside. */
export type LoadedDeal =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'session'; readonly session: Session }
  | {
      readonly kind: 'set aside';
      readonly deal: DealNumber;
      readonly reason: RecordFault;
      readonly where: string;
    };

/** Loads a deal as `Store.loadDeal` says. */
export async function loadDeal(
  reader: Reader,
  writes: Writes,
  results: Results,
  playable: Playable,
  deal: DealNumber | undefined,
): Promise<LoadedDeal> {
  const game = gameKey(playable.id, playable.rulesDigest);
  const current = await reader.get('current', game);
  const number = deal ?? current;
  if (typeof number !== 'string') return { kind: 'nothing' };
  const found = await reader.get('deals', [game, number]);
  if (found === undefined) {
    // Dealt, and not touched yet.
    const session = deal === undefined ? beginDeal(playable, number) : undefined;
    return session ? { kind: 'session', session } : { kind: 'nothing' };
  }
  if (number !== current && isDealEntry(found) && found.outcome !== undefined) return { kind: 'nothing' };
  const loaded = loadEntry(game, number, found, onlyRulesOf(playable));
  if (!loaded.ok) {
    const forgotten = number === current ? [{ store: 'current', key: game, value: undefined } as const] : [];
    writes.add([...setAsideDeal(loaded.entry, loaded, Date.now()), ...forgotten]);
    return { kind: 'set aside', deal: number, reason: loaded.reason, where: loaded.where };
  }
  const { session, entry } = loaded;
  results.goesOn(game, number, entry.counted);
  return { kind: 'session', session };
}
