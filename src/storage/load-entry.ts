import { parseDealNumber } from '../cards/deal-number.ts';
import { loadSession, type Loaded, type RulesReader } from '../session/load.ts';
import type { Playable } from '../session/playable.ts';
import { Session } from '../session/session.ts';
import { isDealEntry, type DealEntry } from '../session/entries.ts';
import { gameKey } from '../session/game-key.ts';

const now = (): number => performance.now();

/** An entry of the store `deals` that can be played on, or what is wrong with it; `entry` is what is kept of a bad one. */
export type LoadedEntry =
  | {
      readonly ok: true;
      readonly session: Extract<Loaded, { ok: true }>['session'];
      readonly entry: DealEntry;
    }
  | (Extract<Loaded, { ok: false }> & { readonly entry: Pick<DealEntry, 'game' | 'deal' | 'record'> });

/** Goes on from what was found under [game, deal], whatever it is. */
export function loadEntry(game: string, deal: string, found: unknown, readRules: RulesReader): LoadedEntry {
  if (!isDealEntry(found)) {
    return { ...notThat('the entry around the record'), entry: { game, deal, record: found } };
  }
  const kept = { game, deal, record: found.record };
  const loaded = loadSession(found.record, now, readRules);
  if (!loaded.ok) return { ...loaded, entry: kept };
  const { session } = loaded;
  const named = gameKey(session.game.id, session.game.rulesDigest);
  return named === game && session.deal === deal
    ? { ok: true, session, entry: found }
    : { ...notThat(`kept as "${game}" deal ${deal}, but is "${named}" deal ${session.deal}`), entry: kept };
}

/** Deals; undefined for a text that is no deal number. */
export function beginDeal(playable: Playable, deal: string): Session | undefined {
  const read = parseDealNumber(deal);
  return read.ok ? new Session(playable, read.deal, { now }) : undefined;
}

function notThat(where: string): Extract<Loaded, { ok: false }> {
  return { ok: false, reason: 'not a record', where };
}
