import { expect, fixture, html } from '@open-wc/testing';
import tokens from '../../src/app/tokens.css?raw';
import pageStyles from '../../src/app/page.css?raw';
import homeStyles from '../../src/app/home.css?raw';
import recordStyles from '../../src/app/record.css?raw';
import { define } from '../../src/app/define.ts';
import { NoticeBar } from '../../src/app/notice-bar.ts';
import { recordLine } from '../../src/app/record-figures.ts';
import { RecordPage } from '../../src/app/record-page.ts';
import { dailyDeal } from '../../src/session/daily.ts';
import { packMoves } from '../../src/session/packed-moves.ts';
import type { Result } from '../../src/session/result.ts';
import { writeShared } from '../../src/session/shared-game.ts';
import { openStore, type Store } from '../../src/storage/store.ts';
import { loadAllWords, locales } from '../../src/text/load-all-words.ts';
import { addRecordWords } from '../../src/text/record-words.ts';
import type { Words } from '../../src/text/words.ts';
import { sweepSlice } from '../tools/sweep.ts';
import { until } from '../tools/until.ts';

define('notice-bar', NoticeBar);
define('record-page', RecordPage);

const styles = new CSSStyleSheet();
styles.replaceSync([tokens, pageStyles, homeStyles, recordStyles].join(''));
before(() => document.adoptedStyleSheets.push(styles));
after(() => document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(styles), 1));

const root = new URL('https://host.example/');

/** Wins and deals that were left, newest first, over two games and two years. */
function results(count: number): Result[] {
  return Array.from({ length: count }, (_, i): Result => {
    const when = Date.UTC(2026, 10, 30) - i * 20 * 86_400_000;
    return {
      game: i % 3 === 0 ? 'golf' : 'munger',
      deal: String(i + 1),
      outcome: i % 2 === 0 ? 'won' : 'abandoned',
      moves: 50 + i,
      ms: 100_000 + i,
      when,
      day: new Date(when).toISOString().slice(0, 10),
      order: count - i,
      used: { undo: i % 2 === 0, hint: i % 4 === 0 },
    };
  });
}

async function recordWords(locale: string): Promise<Words> {
  const words = await loadAllWords(locale);
  await addRecordWords(words);
  return words;
}

/** A store that knows these results, and is otherwise empty. */
function storeWith(of: readonly Result[]): Store {
  const store = openStore({ name: `baize-test-record-${crypto.randomUUID()}` });
  store.results = (game) => Promise.resolve(of.filter((result) => (game ?? result.game) === result.game));
  return store;
}

async function recordPage(
  of: readonly Result[],
  locale: string,
  game?: string,
  from?: string,
  unknown?: string,
): Promise<RecordPage> {
  const words = await recordWords(locale);
  const page = Object.assign(new RecordPage(), {
    words,
    root,
    store: storeWith(of),
    game,
    from,
    unknown,
    today: '2026-11-30',
  });
  const shown = await fixture<RecordPage>(html`${page}`);
  await until(() => shown.querySelector('main section'), 'the record is shown');
  return shown;
}

describe('the page of the record', () => {
  for (const locale of sweepSlice(locales, 4)) {
    for (const [game, count, what] of [
      [undefined, 40, 'all games'],
      ['munger', 40, 'one game'],
      ['munger', 0, 'nothing'],
    ] as const) {
      it(`reads well and is accessible in ${locale} for ${what}`, async () => {
        const page = await recordPage(results(count), locale, game);
        expect(page.textContent).not.to.match(/undefined|NaN|\{|Invalid/);
        await expect(page).to.be.accessible();
      });
    }
  }

  it('tells each of the last twelve months to those who do not see it', async () => {
    const page = await recordPage(results(4), 'en');
    const told = Array.from(page.querySelectorAll('.months .heard'), ({ textContent }) => textContent);
    expect(told).to.have.length(12);
    expect(told.slice(-3)).to.deep.equal([
      'September 2026: 0 played, 0 won',
      'October 2026: 2 played, 1 won',
      'November 2026: 2 played, 1 won',
    ]);
  });

  it('lists more deals without counting all of them anew', async () => {
    const page = await recordPage(results(40), 'en');
    const { words } = page;
    const format = words.format.bind(words);
    const told: string[] = [];
    words.format = (...asked) => {
      told.push(asked[0]);
      return format(...asked);
    };
    page.querySelector<HTMLElement>('.deals .all')!.click();
    await page.updateComplete;
    expect(page.querySelectorAll('.history tbody tr')).to.have.length(40);
    expect(told).to.include('record-all-history');
    expect(told.filter((id) => /^record-(?:games|months|played)$/.test(id))).to.deep.equal([]);
  });

  it('shows the month of daily deals of a game, up to today, with what became of them', async () => {
    const [won, left] = results(2).map((result): Result => ({ ...result, game: 'munger' }));
    if (!won || !left) throw new Error('two results');
    const played = [
      { ...won, deal: dailyDeal('munger', '2026-11-30') },
      { ...left, deal: dailyDeal('munger', '2026-11-02') },
    ];
    const page = await recordPage(played, 'en', 'munger');
    const days = Array.from(page.querySelectorAll('.calendar a'), (day) => day.getAttribute('aria-label'));
    expect(days).to.have.length(30);
    expect([days[0], days[1], days[29]]).to.deep.equal([
      'November 1: not played',
      'November 2: left',
      'November 30: won',
    ]);
    expect(page.textContent).to.contain('Won on 1 day.');
    const [first] = page.querySelectorAll<HTMLTableRowElement>('.calendar tbody tr');
    expect(Array.from(first?.cells ?? [], (cell) => cell.textContent.trim())).to.deep.equal([
      '',
      '',
      '',
      '',
      '',
      '',
      '1',
    ]);
    const [before] = page.querySelectorAll<HTMLButtonElement>('.turning button');
    before?.click();
    await page.updateComplete;
    expect(page.querySelector('.calendar caption')?.textContent.trim()).to.equal('October 2026');
    expect(page.querySelectorAll('.calendar a')).to.have.length(31);
    page.querySelectorAll<HTMLButtonElement>('.turning button')[1]?.click();
    await page.updateComplete;
    expect(page.querySelectorAll('.turning button')).to.have.length(1);
    const today = page.querySelector<HTMLAnchorElement>('#daily ~ p a');
    expect(today?.href).to.equal(`https://host.example/munger/?deal=${dailyDeal('munger', '2026-11-30')}`);
  });

  it('shows twenty deals, and more when asked', async () => {
    const page = await recordPage(results(50), 'en');
    const rows = () => page.querySelectorAll('.history tbody tr').length;
    expect(rows()).to.equal(20);
    page.querySelector<HTMLElement>('.deals .all')?.click();
    await page.updateComplete;
    expect(rows()).to.equal(40);
    page.querySelector<HTMLElement>('.deals .all')?.click();
    await page.updateComplete;
    expect(rows()).to.equal(50);
    expect(page.querySelector('.deals .all')).to.equal(null);
  });

  it('leads from a win whose moves were kept to its replay, and back to the table that it was opened from', async () => {
    const line = packMoves('s.t3f1');
    const [won, left] = results(2).map((result): Result => ({ ...result, game: 'golf' }));
    if (!won || !left) throw new Error('two results');
    const page = await recordPage([{ ...won, line }, left], 'en', 'golf', 'golf');
    const links = Array.from(page.querySelectorAll<HTMLAnchorElement>('.history a'), ({ href }) => href);
    expect(links).to.deep.equal([
      `https://host.example/golf/?deal=1&time=100&moves=50#${writeShared('golf', '1', 's.t3f1')}`,
      'https://host.example/golf/?deal=1',
      'https://host.example/golf/?deal=2',
    ]);
    const back = page.querySelector<HTMLAnchorElement>('.back');
    expect(back?.href).to.equal('https://host.example/golf/');
    expect(back?.ariaLabel).to.equal('Golf');
    await expect(page).to.be.accessible();
  });

  it('says that there is no such game, what is kept how long, and shows the record of all', async () => {
    const page = await recordPage(results(3), 'en', undefined, undefined, 'nonsense');
    expect(page.textContent).to.contain('There is no game called “nonsense”.');
    expect(page.textContent).to.contain('the 500 played last wait for you');
    expect(page.querySelectorAll('.games tbody tr')).to.have.length(2);
  });

  it('expects nothing in the long run of less than a handful of deals', async () => {
    const [few, enough] = await Promise.all([4, 10].map((n) => recordPage(results(n), 'en', 'munger')));
    expect(few?.textContent).to.not.contain('in the long run');
    expect(enough?.textContent).to.contain('in the long run');
  });

  it('says of a deal whose solution was shown that it was, and counts no win', async () => {
    const shown = results(1).map((result): Result => ({ ...result, game: 'munger', outcome: 'shown' }));
    const page = await recordPage(shown, 'en', 'munger');
    expect(page.querySelector('.history .shown')?.textContent).to.equal('Solution shown');
    expect(recordLine(shown, page.words)).to.equal('1 played, 0 won');
  });

  it('links to the record of each game, and each deal to its game', async () => {
    const page = await recordPage(results(3), 'fr');
    const addresses = Array.from(page.querySelectorAll('main a'), (link) => link.getAttribute('href'));
    expect(addresses).to.deep.equal([
      'https://host.example/fr/record/?game=munger',
      'https://host.example/fr/record/?game=golf',
      'https://host.example/fr/golf/?deal=1',
      'https://host.example/fr/munger/?deal=2',
      'https://host.example/fr/munger/?deal=3',
    ]);
  });
});

describe('the line beside the table', () => {
  for (const [count, en, fr] of [
    [0, 'Nothing counted yet', 'Rien de compté pour l’instant'],
    [1, '1 played, 1 won', '1 partie, 1 gagnée'],
    [2, '2 played, 1 won', '2 parties, 1 gagnée'],
  ] as const) {
    it(`says of ${count} deals: ${en}`, async () => {
      expect(recordLine(results(count), await recordWords('en'))).to.equal(en);
      expect(recordLine(results(count), await recordWords('fr'))).to.equal(fr);
    });
  }

  it('counts a row from two on', async () => {
    const won = results(3).map((result): Result => ({ ...result, outcome: 'won' }));
    expect(recordLine(won, await recordWords('de'))).to.equal('3 gespielt, 3 gewonnen, 3 in Folge');
  });
});
