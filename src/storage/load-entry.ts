import { loadSession, onlyRulesOf, type Loaded } from '../session/load.ts';
import type { Playable } from '../session/playable.ts';
import { isDealEntry, type DealEntry } from './entries.ts';
import { gameKey } from './game-key.ts';

/** An entry of the store `deals` that can be played on, or what is wrong with it; `entry` is what is kept of a bad one. */
export type LoadedEntry =
  | {
      readonly ok: true;
      readonly session: Extract<Loaded, { ok: true }>['session'];
      readonly entry: DealEntry;
    }
  | (Extract<Loaded, { ok: false }> & { readonly entry: Pick<DealEntry, 'game' | 'deal' | 'record'> });

/**
 * Goes on from what was found under [game, deal], whatever it is. With it comes the whole engine, so that whoever only
 * lists deals leaves it alone.
 *
 * @param playable the game whose rules are known beside those of the catalogue
 */
export function loadEntry(game: string, deal: string, found: unknown, playable?: Playable): LoadedEntry {
  if (!isDealEntry(found)) {
    return { ...notThat('the entry around the record'), entry: { game, deal, record: found } };
  }
  const kept = { game, deal, record: found.record };
  const loaded = loadSession(found.record, () => performance.now(), onlyRulesOf(playable));
  if (!loaded.ok) return { ...loaded, entry: kept };
  const { session } = loaded;
  const named = gameKey(session.game.id, session.game.rulesDigest);
  return named === game && session.deal === deal
    ? { ok: true, session, entry: found }
    : { ...notThat(`kept as "${game}" deal ${deal}, but is "${named}" deal ${session.deal}`), entry: kept };
}

function notThat(where: string): Extract<Loaded, { ok: false }> {
  return { ok: false, reason: 'not a record', where };
}
