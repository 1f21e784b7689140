/**
 * `npm run winnable -- [--minutes 5] [--ms 1000] [--days 730] [GAME...]`: looks for deals of the day that can be won, and
 * adds them to src/games/winnable-days.ts, day after day; each game gets as much time as every other. It can be ended at
 * any time, and goes on from what is there. What is added decides what is dealt: add only days that lie ahead. Exits with
 * 2 when it is called wrongly.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { winnableDays, WINNABLE_FROM } from '../games/winnable-days.ts';
import { dayAfter, dealAfter } from '../session/daily.ts';
import { playableById } from '../session/playable.ts';
import { NONE_WON, OFFSET_LETTERS } from '../session/winnable-daily.ts';
import { solveDeal } from './solve-deal.ts';
import type { NamedGame } from './typed-arguments.ts';
import { winnableArguments } from './winnable-arguments.ts';

const FILE = 'src/games/winnable-days.ts';

/** Deals that are tried for one day. */
const TRIES = 24;

/** Bytes of the table of positions. */
const TABLE_BYTES = 64 * 2 ** 20;

/** Milliseconds between two times of writing. */
const WRITE_EVERY = 20_000;

process.exitCode = run(process.argv.slice(2));

function run(args: readonly string[]): number {
  const asked = winnableArguments(args);
  if ('fault' in asked) {
    console.error(asked.fault);
    return 2;
  }
  const { games, minutes, ms, days } = asked;
  const found = new Map(Object.entries(winnableDays).map(([id, { days: letters }]) => [id, letters]));
  const spent = new Map<string, number>();
  const lengthOf = ({ id }: NamedGame): number => found.get(id)?.length ?? 0;
  const spentOn = ({ id }: NamedGame): number => spent.get(id) ?? 0;
  const end = Date.now() + minutes * 60_000;
  for (let written = Date.now(); Date.now() < end;) {
    const [game] = games
      .filter((one) => lengthOf(one) < days)
      .sort((one, other) => spentOn(one) - spentOn(other) || lengthOf(one) - lengthOf(other));
    if (!game) break;
    const start = Date.now();
    const letter = letterFor(game, dayAfter(WINNABLE_FROM, lengthOf(game)), ms);
    found.set(game.id, (found.get(game.id) ?? '') + letter);
    spent.set(game.id, spentOn(game) + Date.now() - start);
    if (Date.now() < written + WRITE_EVERY) continue;
    write(found);
    written = Date.now();
  }
  write(found);
  for (const [id, letters] of found) {
    console.log(`${id}: ${letters.length} days, ${letters.split(NONE_WON).length - 1} of them in vain`);
  }
  return 0;
}

/** The letter for a day: how many deals had to be passed over until one was won. */
function letterFor(game: NamedGame, day: string, ms: number): string {
  for (let offset = 0; offset < TRIES; offset++) {
    const deal = dealAfter(game.id, day, offset);
    const { verdict } = solveDeal(game, deal, deal, { ms, seed: 0, tableBytes: TABLE_BYTES, confirm: false });
    if (verdict === 'won') return OFFSET_LETTERS[offset]!;
  }
  return NONE_WON;
}

/** Writes what was found into the source, between the braces of its last declaration. */
function write(found: ReadonlyMap<string, string>): void {
  const source = readFileSync(FILE, 'utf8');
  const head = source.slice(0, source.lastIndexOf('> = {') + '> = {'.length);
  const entries = [...found].map(([id, days]) => {
    const rulesDigest = playableById(id)?.rulesDigest ?? '';
    return `  ${/^\w+$/.test(id) ? id : `'${id}'`}: {\n    rulesDigest: '${rulesDigest}',\n    days: '${days}',\n  },\n`;
  });
  writeFileSync(FILE, `${head}\n${entries.join('')}};\n`);
}
