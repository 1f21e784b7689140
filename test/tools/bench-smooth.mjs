/**
 * `npm run bench`, the part about what lasts: how many frames come late while a table is used, the CPU slowed four times,
 * beside a page that only counts its frames in the same minute; and what 500 deals leave behind.
 */
import { spentBy, withBenchPages } from './bench-chromium.mjs';

/** @typedef {import('./bench-chromium.mjs').BenchPage} BenchPage */
/** @typedef {{ first: number[], later: number[] }} Frames ms */

/** A frame is late after so many ms: at 60 in a second, where one was left out and it is not the next. */
const [LATE_MS, LATE_BOUND] = [34, 1 / 500];
const [ROUNDS, DEEDS, POINTER_MOVES] = [2, 15, 200];
const [IDLE, IDLE_MS] = ['nothing', 6000];
/** After some seven hundred deals a browser has compiled what is done often, which is all that makes its heap grow. */
const [WARM_UP, DEALS] = [1000, 500];
const [HEAP_BOUND, NODES_BOUND] = [0.02, 0];

const GAME = { game: 'waning-moon', deal: '7', auto: 'off', truth: 'off' };

await withBenchPages(async (open) => {
  await benchFrames(open);
  await benchDeals(open);
});

/** @param {() => Promise<BenchPage>} open */
async function benchFrames(open) {
  /** @type {Record<string, Frames>} */
  const seen = {};
  for (let round = 0; round < ROUNDS; round++) {
    const bench = await open();
    await bench.call('makeTable', { ...GAME, deal: String(round + 1) });
    await bench.call('settled');
    await bench.call('plan', DEEDS);
    await bench.page.waitForTimeout(1500);
    await bench.inspector.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const count = async (/** @type {string} */ name, /** @type {() => Promise<unknown>} */ deed) => {
      await bench.call('watchFrames');
      await deed();
      const { first, later } = /** @type {Frames} */ (await bench.call('frames'));
      const all = (seen[name] ??= { first: [], later: [] });
      all.first.push(...first);
      all.later.push(...later);
    };
    await count(IDLE, () => bench.page.waitForTimeout(IDLE_MS));
    await count('cards dragged', () => drag(bench));
    await bench.call('settled');
    await count('moves', () => bench.call('act', 'move', DEEDS));
    await count('moves taken back', () => bench.call('act', 'undo', DEEDS));
    await count('deals', () => bench.call('act', 'deal', DEEDS));
    await bench.close();
  }
  console.log(`frames of more than ${LATE_MS} ms, 4x throttle, ${ROUNDS} pages`);
  const isLate = (/** @type {number} */ ms) => ms > LATE_MS;
  let [late, all] = [0, 0];
  for (const [name, { first, later }] of Object.entries(seen)) {
    const slow = later.filter(isLate).length;
    const begun =
      first.length > 0
        ? `; of those that show something new ${first.filter(isLate).length} of ${first.length}`
        : '';
    console.log(
      `  ${name}: ${slow} of ${later.length}, the longest ${Math.max(...later).toFixed(0)} ms${begun}`,
    );
    if (name === IDLE) continue;
    late += slow;
    all += later.length;
  }
  const idle = seen[IDLE]?.later ?? [];
  const noise = idle.filter(isLate).length / idle.length;
  const verdict =
    late / all <= LATE_BOUND ? 'kept' : late / all <= noise ? 'no more than where nothing is done' : 'MISSED';
  console.log(`  while cards move: ${late} of ${all} (bound 1 in ${1 / LATE_BOUND}, ${verdict})`);
}

/** @param {BenchPage} bench */
async function drag({ page, call }) {
  const { x, y } = /** @type {{ x: number, y: number }} */ (await call('topCard'));
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let i = 0; i < POINTER_MOVES; i++) await page.mouse.move(x + (i % 40) * 3, y + (i % 30) * 5);
  await page.mouse.move(x, y);
  await page.mouse.up();
}

/** @param {() => Promise<BenchPage>} open */
async function benchDeals(open) {
  const bench = await open();
  await bench.call('makeTable', GAME);
  await bench.call('settled');
  await bench.call('act', 'deal', WARM_UP, 0);
  const before = await left(bench);
  await bench.call('act', 'deal', DEALS, 0);
  const after = await left(bench);
  await bench.close();
  const heap = after.heap / before.heap - 1;
  const nodes = after.nodes - before.nodes;
  console.log(`what ${DEALS} deals leave in a page, after ${WARM_UP} others`);
  console.log(
    `  heap: ${Math.round(before.heap / 1024)} to ${Math.round(after.heap / 1024)} kB (bound +${HEAP_BOUND * 100} % ${heap <= HEAP_BOUND ? 'kept' : 'MISSED'})`,
  );
  console.log(
    `  nodes: ${before.nodes} to ${after.nodes} (bound +${NODES_BOUND} ${nodes <= NODES_BOUND ? 'kept' : 'MISSED'})`,
  );
}

/** @param {BenchPage} bench */
async function left(bench) {
  await bench.call('settled');
  await bench.page.waitForTimeout(1500);
  await bench.inspector.send('HeapProfiler.collectGarbage');
  await bench.inspector.send('HeapProfiler.collectGarbage');
  return spentBy(bench);
}
