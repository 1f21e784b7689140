import { parseDealNumber, type DealNumber } from '../cards/deal-number.ts';
import { parseRules } from '../rules/parse.ts';
import { playableById, playableByRules, type Playable } from '../session/playable.ts';

/** What a table is asked to show: by its attributes, or by its `rules` instead of `game`. */
export interface DealWish {
  readonly game: unknown;
  readonly rules: unknown;
  readonly deal: unknown;
}

/** The part of a wish that cannot be followed. */
export type FaultyWish = keyof DealWish;

/** A game to deal, and the number where one is asked for; or what is wrong with the wish, in English. */
export type DealRequest =
  | { readonly ok: true; readonly game: Playable; readonly deal: DealNumber | undefined }
  | { readonly ok: false; readonly attribute: FaultyWish; readonly message: string };

const isAbsent = (value: unknown): boolean => value === undefined || value === null;

/** Reads a wish; undefined where neither a game nor rules are asked for. */
export function readWish(wish: DealWish): DealRequest | undefined {
  if (isAbsent(wish.rules) && isAbsent(wish.game)) return undefined;
  const game = isAbsent(wish.rules) ? gameNamed(wish.game) : checkRules(wish.rules);
  if ('message' in game) return game;
  if (isAbsent(wish.deal)) return { ok: true, game: game.playable, deal: undefined };
  const parsed = parseDealNumber(String(wish.deal));
  if (parsed.ok) return { ok: true, game: game.playable, deal: parsed.deal };
  return fault('deal', `deal "${String(wish.deal)}" is no deal number: ${parsed.reason}`);
}

/** Whether two games are the same: rules that say the same are. */
export function sameGame(one: Playable, other: Playable): boolean {
  return one.id === other.id && one.rulesDigest === other.rulesDigest;
}

type Found = { readonly playable: Playable } | Extract<DealRequest, { ok: false }>;

function gameNamed(id: unknown): Found {
  const playable = playableById(String(id));
  return playable ? { playable } : fault('game', `there is no game "${String(id)}"`);
}

function checkRules(value: unknown): Found {
  const parsed = parseRules(value);
  if (!parsed.ok) {
    const faults = parsed.faults.map(({ field, message }) => `${field}: ${message}`);
    return fault('rules', faults.join('; '));
  }
  try {
    const playable = playableByRules(parsed.rules);
    // Whether the pack is enough for the piles shows only in a deal.
    playable.mechanism.deal('1');
    return { playable };
  } catch (error) {
    if (error instanceof RangeError) return fault('rules', error.message);
    throw error;
  }
}

function fault(attribute: FaultyWish, message: string): Extract<DealRequest, { ok: false }> {
  return { ok: false, attribute, message };
}
