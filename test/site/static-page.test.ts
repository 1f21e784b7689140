import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { atAnyDepth, withBody, withHead, withModules } from '../../src/site/static-page.ts';

const page = `<!doctype html><html lang="en"><head>
  <meta
    name="description"
    content="Home" />
  <title>Home</title>
  <link rel="icon" href="./icon.svg" />
  <script type="module" src="./assets/main.js"></script>
</head><body></body></html>`;

function all(html: string, pattern: RegExp): (string | undefined)[] {
  return Array.from(html.matchAll(pattern), ([, found]) => found);
}

describe('a page that is written when the site is built', () => {
  it('says of itself what it is told, whatever the signs in it', () => {
    const head = { language: 'fr', title: 'A &amp; B <"$1">', description: 'Play "A" & $& B' };
    const html = withHead(page, head);
    assert.deepEqual(all(html, /<html lang="([^"]*)"/g), ['fr']);
    assert.deepEqual(all(html, /<title>([^<]*)</g), ['A &amp;amp; B &lt;&quot;$1&quot;>']);
    assert.deepEqual(all(html, /content="([^"]*)"/g), ['Play &quot;A&quot; &amp; $&amp; B']);
  });

  it('is refused when it has no place for what it should say', () => {
    const head = { language: 'fr', title: 'A', description: 'B' };
    assert.throws(() => withHead(page.replace('<title>Home</title>', ''), head), /<title>/);
  });

  it('shows what it is given before its script, with style sheets of its own after those of all pages', () => {
    const styled = page.replace(
      '</head>',
      '<link rel="stylesheet" crossorigin href="./assets/main.css"></head>',
    );
    const html = withBody(styled, "<h1>$' Home</h1>", ['assets/home.css']);
    const sheets = all(html, /rel="stylesheet" crossorigin href="([^"]*)"/g);
    assert.deepEqual(sheets, ['./assets/main.css', './assets/home.css']);
    assert.deepEqual(all(html, /<body>(.*)<\/body>/g), ["<h1>$' Home</h1>"]);
    assert.match(html, /<script type="module" blocking="render" src="\.\/assets\/main\.js">/);
  });

  it('names modules in its head before it asks for them', () => {
    const html = withModules(page, ['assets/a.js', 'assets/b.js']);
    assert.deepEqual(all(html, /<link rel="modulepreload" crossorigin href="([^"]*)"/g), [
      './assets/a.js',
      './assets/b.js',
    ]);
  });

  it('asks for its scripts at every depth where it may be shown', () => {
    assert.deepEqual(all(atAnyDepth(page, 2), /<script type="module" src="([^"]*)"/g), [
      './assets/main.js',
      '../assets/main.js',
      '../../assets/main.js',
    ]);
  });
});
