import { parseDealNumber, type DealNumber } from '../cards/deal-number.ts';
import type { RulesReader } from '../session/load.ts';
import { playableById, type Playable } from '../session/playable.ts';

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

/** Whether a wish names rules, which have to be checked before it can be read. */
export function namesRules(wish: DealWish): boolean {
  return !isAbsent(wish.rules);
}

/** Reads a wish; undefined where neither a game nor rules are asked for. `readRules` checks the rules of one that names some. */
export function readWish(wish: DealWish, readRules: RulesReader): DealRequest | undefined {
  if (!namesRules(wish) && isAbsent(wish.game)) return undefined;
  const game = namesRules(wish) ? gameOf(readRules(wish.rules)) : gameNamed(wish.game);
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

function gameOf(read: ReturnType<RulesReader>): Found {
  return 'message' in read ? fault('rules', read.message) : { playable: read };
}

function fault(attribute: FaultyWish, message: string): Extract<DealRequest, { ok: false }> {
  return { ok: false, attribute, message };
}
