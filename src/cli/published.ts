/**
 * `npm run published -- [--minutes 4] [--ms 200] [--deals 300] [NAME...]`: solves the first deals of games whose rates
 * others have published, all that there are or those named, and prints what was found beside what was published: a line a
 * game. It keeps the counts in src/cli/published-rates.json, and goes on from there; a game that was measured with another
 * limit or by other rules begins anew. Exits with 1 when a published rate lies outside the bounds, with 2 when it is called wrongly.
 */
import { compile } from '../engine/compile.ts';
import { makePlayable, type Playable } from '../session/playable.ts';
import { publishedArguments } from './published-arguments.ts';
import { readMeasured, surely, writeMeasured, type MeasuredRate } from './published-file.ts';
import { publishedGames, type PublishedGame } from './published-games.ts';
import { solveDeal } from './solve-deal.ts';

/** Bytes of the table of positions. */
const TABLE_BYTES = 256 * 2 ** 20;

/** Milliseconds between two times of writing. */
const WRITE_EVERY = 10_000;

process.exitCode = run(process.argv.slice(2));

function run(args: readonly string[]): number {
  const asked = publishedArguments(args);
  if ('fault' in asked) {
    console.error(asked.fault);
    return 2;
  }
  const { games, minutes, ms, deals } = asked;
  const end = Date.now() + minutes * 60_000;
  let outside = 0;
  for (const game of games) {
    const rate = measure(game, { ms, deals, end });
    if (rate.deals === 0) continue;
    const [lower, upper] = surely(rate);
    const holds = lower <= game.rate && game.rate <= upper;
    if (!holds) outside++;
    const { won, lost } = rate;
    const counts = `${rate.deals} deals: ${won} won, ${lost} lost, ${rate.deals - won - lost} undecided`;
    const bounds = `${lower.toFixed(2)} % to ${upper.toFixed(2)} % (99.9 %)`;
    console.log(`${game.name}: ${counts}; ${bounds}, published ${game.rate} %${holds ? '' : ': OUTSIDE'}`);
  }
  return outside > 0 ? 1 : 0;
}

interface Effort {
  readonly ms: number;
  readonly deals: number;
  /** When to stop, by the clock. */
  readonly end: number;
}

/** Goes on with the measure of a game, and keeps it. */
function measure(game: PublishedGame, { ms, deals, end }: Effort): MeasuredRate {
  const playable = makePlayable(game.rules, compile(game.rules), undefined);
  let rate = begun(game, playable, ms);
  if (rate.deals >= deals) return rate;
  for (let written = Date.now(); rate.deals < deals && Date.now() < end;) {
    rate = withNext(rate, playable);
    if (Date.now() < written + WRITE_EVERY) continue;
    keep(rate);
    written = Date.now();
  }
  keep(rate);
  return rate;
}

function begun({ name }: PublishedGame, { rulesDigest }: Playable, ms: number): MeasuredRate {
  const there = readMeasured().rates.find((rate) => rate.name === name);
  if (there?.rulesDigest === rulesDigest && there.ms === ms) return there;
  return { name, deals: 0, won: 0, lost: 0, ms, date: '', rulesDigest };
}

function withNext(rate: MeasuredRate, playable: Playable): MeasuredRate {
  const deal = String(rate.deals + 1);
  const effort = { ms: rate.ms, seed: 0, tableBytes: TABLE_BYTES, confirm: true };
  const { verdict } = solveDeal(playable, deal, deal, effort);
  return {
    ...rate,
    deals: rate.deals + 1,
    won: rate.won + (verdict === 'won' ? 1 : 0),
    lost: rate.lost + (verdict === 'lost' ? 1 : 0),
    date: new Date().toISOString().slice(0, 10),
  };
}

function keep(rate: MeasuredRate): void {
  if (rate.deals === 0) return;
  const { machine, rates } = readMeasured();
  const byName = new Map([...rates, rate].map((one) => [one.name, one]));
  const inOrder = publishedGames.flatMap(({ name }) => byName.get(name) ?? []);
  writeMeasured({ machine, rates: inOrder });
}
