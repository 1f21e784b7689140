import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { before, describe, it } from 'node:test';
import { HtmlValidate } from 'html-validate';
import { TOPICS } from '../../src/pages/addresses.ts';
import { games } from '../../src/games/index.ts';
import { locales } from '../../src/text/load-all-words.ts';
import { builtDir } from '../tools/e2e.ts';
import { sweepSlice } from '../tools/sweep.ts';

/** Pages that stand for no address of their own. */
const FRAMES = ['404.html', 'shell.html', 'embed/index.html'];

interface Page {
  readonly file: string;
  readonly html: string;
}

/** The first thing that a pattern finds in a page. */
function told({ html }: Page, pattern: RegExp): string {
  return pattern.exec(html)?.[1] ?? '';
}

/** The file that an address stands for on the page, its query and fragment left out. */
function target({ file }: Page, address: string): string {
  const path = posix.join(posix.dirname(file), address.replace(/[?#].*$/, ''));
  return /(^|\/)\.?$/.test(path) ? posix.join(path, 'index.html') : path;
}

function alternates(page: Page): Record<string, string> {
  const links = page.html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g);
  return Object.fromEntries(Array.from(links, ([, language = '', to = '']) => [language, target(page, to)]));
}

describe('every page of the built site', () => {
  let files: ReadonlySet<string>;
  let pages: readonly Page[];
  let places: ReadonlyMap<string, Page>;

  before(() => {
    const dir = builtDir();
    const names = readdirSync(dir, { recursive: true }).map((name) => String(name).replaceAll('\\', '/'));
    files = new Set(names);
    pages = names
      .filter((name) => name.endsWith('.html'))
      .map((file) => ({ file, html: readFileSync(join(dir, file), 'utf8') }));
    places = new Map(pages.filter(({ file }) => !FRAMES.includes(file)).map((page) => [page.file, page]));
  });

  it('is there: home, the record, the way to all rules, the short pages, and for each game its table and its rules, in every language', () => {
    assert.equal(places.size, locales.length * (3 + TOPICS.length + 2 * games.length));
  });

  it('leads only to what there is', () => {
    const dead: string[] = [];
    // The page of missing addresses asks for its scripts wherever it may stand.
    for (const page of pages.filter(({ file }) => file !== '404.html')) {
      for (const [, address = ''] of page.html.matchAll(/<[a-z][^>]*?\s(?:href|src)="([^"]*)"/g)) {
        if (/^(https?|mailto):/.test(address)) continue;
        if (address.startsWith('/') || !files.has(target(page, address)))
          dead.push(`${page.file}: ${address}`);
      }
    }
    assert.deepEqual(dead, []);
  });

  it('says where it stands, and where in each language, as those pages say of it', () => {
    const said = new Map(Array.from(places.values(), (page) => [page.file, alternates(page)]));
    for (const page of places.values()) {
      const languages = said.get(page.file) ?? {};
      const language = told(page, /<html lang="([^"]*)"/);
      assert.equal(target(page, told(page, /<link rel="canonical" href="([^"]*)"/)), page.file);
      assert.deepEqual(Object.keys(languages).sort(), [...locales, 'x-default'].sort(), page.file);
      assert.equal(languages[language], page.file, `${page.file} is in ${language}`);
      assert.equal(languages['x-default'], languages['en'], page.file);
      for (const other of Object.values(languages)) {
        assert.deepEqual(said.get(other), languages, `${page.file} and ${other}`);
      }
    }
  });

  it('has a title and a description that no other page has in its language', () => {
    for (const pattern of [/<title>([^<]*)</, /<meta\s+name="description"\s+content="([^"]*)"/]) {
      const seen = new Map<string, string>();
      for (const page of places.values()) {
        const text = told(page, pattern);
        const name = `${told(page, /<html lang="([^"]*)"/)} ${text}`;
        assert.ok(text.length >= 10, `${page.file}: ${text}`);
        assert.equal(seen.get(name), undefined, `${page.file}: ${text}`);
        seen.set(name, page.file);
      }
    }
  });

  it('names each of its parts once, and has one heading of the first level where it can be read', () => {
    for (const { file, html } of pages) {
      const ids = Array.from(html.matchAll(/<[a-z][^>]*?\sid="([^"]*)"/g), ([, id]) => id);
      assert.equal(new Set(ids).size, ids.length, `${file}: ${ids.join(' ')}`);
      if (html.includes('<main')) assert.equal(html.split('<h1>').length - 1, 1, file);
    }
  });

  it('is valid HTML', () => {
    const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
    const alone = pages.filter(({ file }) => !/\/(?:rules\/)?index/.test(file));
    for (const { file, html } of [...alone, ...sweepSlice(pages, 50 * locales.length)]) {
      const faults = validator
        .validateStringSync(html)
        .results.flatMap(({ messages }) =>
          messages.map(({ line, column, message }) => `${file}:${line}:${column} ${message}`),
        );
      assert.deepEqual(faults, []);
    }
  });

  it('says of a game what programs can read, where its rules are read', () => {
    for (const page of places.values()) {
      if (!/[a-z0-9-]{3,}\/rules\/index\.html$/.test(page.file)) continue;
      const data: unknown = JSON.parse(told(page, /<script type="application\/ld\+json">(.*?)<\/script>/));
      assert.ok(typeof data === 'object' && data !== null && 'inLanguage' in data, page.file);
      assert.equal(data.inLanguage, told(page, /<html lang="([^"]*)"/), page.file);
    }
  });
});
