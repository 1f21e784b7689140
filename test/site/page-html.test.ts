import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pageHtml } from '../../src/site/page-html.ts';
import { robots, sitemap } from '../../src/site/sitemap.ts';
import { languages, missingUnscripted, type StaticPage } from '../../src/site/static-pages.ts';

const page: StaticPage = {
  kind: 'reading',
  head: { language: 'fr', title: 'Règles "A"', description: 'B' },
  pathIn: (language) => `${language === 'en' ? '' : `${language}/`}a/`,
  data: () => JSON.stringify({ name: '</script><b>' }),
};
const html =
  '<html lang="en"><head><meta name="description" content="x" /><title>x</title></head>' +
  '<body><noscript>No</noscript></body></html>';
const unfetched = { text: 'Il manque <b>', again: 'Encore' };
const frame = { html, site: undefined, languages: ['en', 'fr'], sheets: [], modules: [], unfetched };
const site = 'https://host.example/b/';

describe('the head of a written page', () => {
  it('names its own place and the other languages from where it stands, where the address of the site is not known', () => {
    const written = pageHtml(page, frame);
    assert.match(
      written,
      /<link rel="canonical" href="\.\/fr\/a\/"><link rel="alternate" hreflang="en" href="\.\/a\/"><link rel="alternate" hreflang="fr" href="\.\/fr\/a\/"><link rel="alternate" hreflang="x-default" href="\.\/a\/">/,
    );
    assert.doesNotMatch(written, /og:/);
  });

  it('names them in full, and a picture, where it is known', () => {
    const written = pageHtml(page, { ...frame, site });
    assert.match(written, /<link rel="canonical" href="https:\/\/host\.example\/b\/fr\/a\/">/);
    assert.match(written, /<meta property="og:title" content="Règles &quot;A&quot;">/);
    assert.match(
      written,
      /<meta property="og:image" content="https:\/\/host\.example\/b\/screenshots\/[\w-]+\.png">/,
    );
  });

  it('names a picture of its own, its size and what it shows, where it has one', () => {
    const picture = { path: 'pictures/a.png', alt: 'Une "table"', draw: () => new Uint8Array() };
    const written = pageHtml({ ...page, picture }, { ...frame, site });
    assert.match(written, /og:image" content="https:\/\/host\.example\/b\/pictures\/a\.png"/);
    assert.match(written, /og:image:width" content="1200".*og:image:alt" content="Une &quot;table&quot;"/);
    assert.doesNotMatch(pageHtml({ ...page, picture }, frame), /pictures/);
  });

  it('has data that no text in it can end', () => {
    const data =
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec(pageHtml(page, frame))?.[1] ?? '';
    assert.deepEqual(JSON.parse(data), { name: '</script><b>' });
  });

  it('says something else than the app to those who run no scripts, where there is something to say', () => {
    const written = pageHtml({ ...page, unscripted: () => '<h1>A</h1>' }, frame);
    assert.match(written, /<noscript><h1>A<\/h1><\/noscript>/);
  });
});

describe('the page where there is nothing, without a script', () => {
  it('says so in every language, with a way home where the address of the site is known', () => {
    const told = missingUnscripted(site);
    for (const language of languages) assert.ok(told.includes(`<section lang="${language}">`), language);
    assert.match(told, /<a href="https:\/\/host\.example\/b\/fr\/">/);
    assert.doesNotMatch(missingUnscripted(undefined), /href/);
  });
});

describe('what search engines ask for', () => {
  it('is a list of all pages, named where programs look first', () => {
    assert.match(
      sitemap(site, ['', 'a/']),
      /<loc>https:\/\/host\.example\/b\/<\/loc>.*<loc>https:\/\/host\.example\/b\/a\/<\/loc>/s,
    );
    assert.match(
      robots(site),
      /^User-agent: \*\nDisallow:\n\nSitemap: https:\/\/host\.example\/b\/sitemap\.xml\n$/,
    );
    assert.equal(robots(undefined), 'User-agent: *\nDisallow:\n');
  });
});
