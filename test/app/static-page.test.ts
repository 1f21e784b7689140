import { expect } from '@open-wc/testing';
import { atAnyDepth, withBody, withHead, withModules } from '../../src/app/static-page.ts';

const page = `<!doctype html><html lang="en"><head>
  <meta
    name="description"
    content="Home" />
  <title>Home</title>
  <link rel="icon" href="./icon.svg" />
  <script type="module" src="./assets/main.js"></script>
</head><body></body></html>`;

function parsed(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

describe('a page that is written when the site is built', () => {
  it('says of itself what it is told, whatever the signs in it', () => {
    const head = { language: 'fr', title: 'A &amp; B <"$1">', description: 'Play "A" & $& B' };
    const { documentElement, title } = parsed(withHead(page, head));
    expect([documentElement.lang, title]).to.deep.equal(['fr', head.title]);
    const description = documentElement.querySelector('meta[name="description"]');
    expect(description?.getAttribute('content')).to.equal(head.description);
  });

  it('is refused when it has no place for what it should say', () => {
    const head = { language: 'fr', title: 'A', description: 'B' };
    expect(() => withHead(page.replace('<title>Home</title>', ''), head)).to.throw('<title>');
  });

  it('shows what it is given before its script, with style sheets of its own after those of all pages', () => {
    const styled = page.replace(
      '</head>',
      '<link rel="stylesheet" crossorigin href="./assets/main.css"></head>',
    );
    const { head, body } = parsed(withBody(styled, "<h1>$' Home</h1>", ['assets/home.css']));
    const sheets = Array.from(head.querySelectorAll('[rel=stylesheet]'), (link) => link.getAttribute('href'));
    expect(sheets).to.deep.equal(['./assets/main.css', './assets/home.css']);
    expect(body.innerHTML).to.equal("<h1>$' Home</h1>");
    expect(head.querySelector('script[src="./assets/main.js"]')?.getAttribute('blocking')).to.equal('render');
  });

  it('names modules in its head before it asks for them', () => {
    const links = parsed(withModules(page, ['assets/a.js', 'assets/b.js'])).head.querySelectorAll('link');
    expect(Array.from(links, (link) => [link.rel, link.getAttribute('href')])).to.deep.equal([
      ['icon', './icon.svg'],
      ['modulepreload', './assets/a.js'],
      ['modulepreload', './assets/b.js'],
    ]);
  });

  it('asks for its scripts at every depth where it may be shown', () => {
    const scripts = parsed(atAnyDepth(page, 2)).querySelectorAll('script');
    expect(Array.from(scripts, (script) => script.getAttribute('src'))).to.deep.equal([
      './assets/main.js',
      '../assets/main.js',
      '../../assets/main.js',
    ]);
  });
});
