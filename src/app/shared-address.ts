import { gameAddress } from './route.ts';

/** How somebody won a deal, as an address tells it. */
export interface ToldResult {
  /** Time played, in milliseconds. */
  readonly ms: number;
  readonly moves: number;
}

/** What an address of a game's page hands on, besides the deal. */
export interface HandedOn {
  readonly deal: string;
  /** Moves as `writeShared` writes them: to a position, or to a win. */
  readonly written?: string;
  /** How it was won: a challenge to whoever opens it. */
  readonly result?: ToldResult;
}

/** The parameters of a result: whole seconds, and moves. */
const TIME = 'time';
const MOVES = 'moves';

/** The most of each that is believed. */
const LONGEST = 10_000_000;

/**
 * The address that hands on a deal: `/munger/?deal=42`, with `#` and moves a position or a replay, with
 * `&time=252&moves=103` how it was won.
 */
export function sharedAddress(
  root: URL,
  language: string,
  game: string,
  { deal, written, result }: HandedOn,
): string {
  const address = new URL(gameAddress(root, language, game, deal));
  if (result) {
    address.searchParams.set(TIME, String(Math.max(1, Math.floor(result.ms / 1000))));
    address.searchParams.set(MOVES, String(result.moves));
  }
  if (written !== undefined) address.hash = written;
  return address.href;
}

/** The result that an address tells; undefined where it tells none, or none that can be read. */
export function resultIn({ searchParams }: URL): ToldResult | undefined {
  const [seconds, moves] = [TIME, MOVES].map((name) => countIn(searchParams.get(name)));
  return seconds === undefined || moves === undefined ? undefined : { ms: seconds * 1000, moves };
}

/** Whether an address tells a result, readable or not. */
export function tellsResult({ searchParams }: URL): boolean {
  return searchParams.has(TIME) || searchParams.has(MOVES);
}

/** The moves that an address names behind its `#`; undefined where it names none. */
export function movesIn({ hash }: URL): string | undefined {
  return hash.length > 1 ? hash.slice(1) : undefined;
}

/** A whole number above zero: nobody has won without a move, or in no time. */
function countIn(text: string | null): number | undefined {
  const count = text !== null && /^[0-9]{1,8}$/.test(text) ? Number(text) : 0;
  return count > 0 && count <= LONGEST ? count : undefined;
}
