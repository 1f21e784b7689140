/**
 * `npm run bench`, the part that needs a browser: a table against bare divs that show the same picture with the same
 * sheet of faces, in turns in one headless Chromium on a phone's screen. Prints medians of what the main thread spends
 * (and, for deals, of the time that passes), the median of the ratios, and the bounds they have.
 */
import { median, report, spentBy, withBenchPages } from './bench-chromium.mjs';

/** @typedef {import('./bench-chromium.mjs').BenchPage} BenchPage */

const ROUNDS = 9;
const [WARM_UP, POINTER_MOVES] = [40, 120];
const [DEAL_BOUND, DRAG_BOUND, SCRIPT_BOUND] = [1.4, 1.2, 0.3];

/** Two packs, all on the table, face up or down. */
const TWO_PACKS = 'waning-moon';

/** Moves of Yukon, deal 4, after which a column has ten cards that move together. */
const TO_TEN_CARDS = 't7f1.t7t3x3.t7f2.t5t3x3.t4t5x4.t6t1x5.t5t1x3';

await withBenchPages(async (open) => {
  await benchDeals(open);
  await benchDrag(open);
});

/**
 * Until the second frame of 104 cards, the CPU slowed four times. Each round has a new page for the table, and one for the
 * divs, which are made anew for each deal, right after the table: what else goes on at the machine changes within seconds.
 *
 * @param {() => Promise<BenchPage>} open
 */
async function benchDeals(open) {
  /** @type {Record<string, { task: number[], wall: number[] }>} */
  const spent = {};
  for (let round = 0; round < ROUNDS; round++) {
    const table = await open();
    const measure = async (
      /** @type {BenchPage} */ bench,
      /** @type {string} */ name,
      /** @type {() => Promise<unknown>} */ deed,
    ) => {
      const { task, wall } = await bench.timed(deed);
      (spent[name] ??= { task: [], wall: [] }).task.push(task);
      spent[name].wall.push(wall);
    };
    const attributes = { game: TWO_PACKS, deal: String(round + 1) };
    await slow(table);
    await measure(table, 'first', () => table.call('makeTable', attributes));
    await table.call('settled');
    const picture = await table.call('picture');
    const divs = await open();
    await divs.call('takeSheet', picture);
    await slow(divs);
    const measureDivs = (/** @type {string} */ name) =>
      measure(divs, `${name}, bare`, () => divs.call('makeDivs', picture));
    await measureDivs('first');
    await measure(table, 'next', () => table.call('dealAnew', String(round + 101)));
    await measureDivs('next');
    await table.call('settled');
    await table.call('putAside');
    await measure(table, 'another', () =>
      table.call('makeTable', { ...attributes, deal: String(round + 201) }),
    );
    await measureDivs('another');
    await table.close();
    await divs.close();
  }
  const titles = {
    next: 'next deal on a table',
    another: 'another table on the page, made and dealt',
    first: 'first table of a page, made and dealt',
  };
  console.log(`second frame of 104 cards, 4x throttle, medians of ${ROUNDS} pairs`);
  for (const [name, title] of Object.entries(titles)) {
    const [ours, bare] = [spent[name], spent[`${name}, bare`]];
    if (!ours || !bare) throw new Error(`Nothing was measured of: ${title}`);
    // The first table of a page draws the sheet of faces, which bare divs are given.
    const bound = name === 'first' ? undefined : DEAL_BOUND;
    report(`  ${title}: main thread`, ours.task, bare.task, bound);
    report(`  ${title}: time`, ours.wall, bare.wall, bound);
  }
}

/**
 * Ten cards of Yukon, and ten bare divs among as many, carried over the table by real pointer moves, one a frame.
 *
 * @param {() => Promise<BenchPage>} open
 */
async function benchDrag(open) {
  /** @type {Record<'table' | 'divs', { task: number[], script: number[], layouts: number[] }>} */
  const spent = { table: { task: [], script: [], layouts: [] }, divs: { task: [], script: [], layouts: [] } };
  const add = (
    /** @type {'table' | 'divs'} */ kind,
    /** @type {Awaited<ReturnType<typeof drag>>} */ cost,
  ) => {
    for (const [what, value] of Object.entries(cost))
      spent[kind][/** @type {keyof typeof cost} */ (what)].push(value);
  };
  for (let round = 0; round < ROUNDS; round++) {
    const table = await open();
    await table.call('makeTable', { game: 'yukon', deal: '4', auto: 'off' });
    const start = /** @type {{ x: number, y: number }} */ (await table.call('runOfTen', TO_TEN_CARDS));
    const picture = await table.call('picture');
    add('table', await drag(table, start));
    await table.close();

    const divs = await open();
    await divs.call('takeSheet', picture);
    await divs.call('dragDivs', picture);
    add('divs', await drag(divs, start));
    await divs.close();
  }
  console.log(`drag of ten cards, for each of ${POINTER_MOVES} pointer moves, medians of ${ROUNDS} pairs`);
  report('  main thread', spent.table.task, spent.divs.task, DRAG_BOUND);
  const script = median(spent.table.script);
  const verdict = script <= SCRIPT_BOUND ? 'kept' : 'MISSED';
  const bare = median(spent.divs.script).toFixed(3);
  console.log(`  script: ${script.toFixed(3)} ms, bare divs ${bare} ms (bound ${SCRIPT_BOUND} ${verdict})`);
  const layouts = spent.table.layouts.reduce((sum, each) => sum + each, 0);
  console.log(`  layouts: ${layouts} (bound 0 ${layouts === 0 ? 'kept' : 'MISSED'})`);
}

/**
 * Takes what lies at `start` and carries it about; the first round trips are not counted.
 *
 * @param {BenchPage} bench
 * @param {{ x: number, y: number }} start
 */
async function drag(bench, { x, y }) {
  const { page, call } = bench;
  const carry = async (/** @type {number} */ moves) => {
    for (let i = 0; i < moves; i++) await page.mouse.move(x + 20 + (i % 40) * 3, y + 20 + (i % 30) * 5);
  };
  await page.mouse.move(x, y);
  await page.mouse.down();
  await carry(WARM_UP);
  const held = await call('heldCount');
  if (held !== 10) throw new Error(`${String(held)} cards follow the pointer, not ten`);
  const before = await spentBy(bench);
  await carry(POINTER_MOVES);
  const after = await spentBy(bench);
  return {
    task: (after.task - before.task) / POINTER_MOVES,
    script: (after.script - before.script) / POINTER_MOVES,
    layouts: after.layouts - before.layouts,
  };
}

/** @param {BenchPage} bench */
async function slow({ inspector }) {
  await inspector.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
