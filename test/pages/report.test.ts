import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reportRequest } from '../../src/pages/report.ts';
import { loadAllWords } from '../../src/text/load-all-words.ts';

const words = await loadAllWords('en');
const occasion = { name: 'Pas & Seul', deal: '42', moves: 't1t3.s' };

describe('the request to tell of something odd', () => {
  it('begins a letter that carries game, deal, moves and version, where there is an address of mail', () => {
    const html = reportRequest(occasion, { version: '1.2.3', reports: 'mailto:a@host.example' }, words);
    const address = /href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const { pathname, searchParams } = new URL(address);
    assert.equal(pathname, 'a@host.example');
    assert.equal(searchParams.get('subject'), 'Pas & Seul Solitaire');
    assert.equal(
      searchParams.get('body')?.trim(),
      'It is about deal 42 of Pas & Seul, in Baize 1.2.3 (en).\nt1t3.s',
    );
  });

  it('leads to the page for reports, with the same lines to copy, where there is one', () => {
    const html = reportRequest(occasion, { version: '1.2.3', reports: 'https://host.example/?a&b' }, words);
    assert.match(html, /href="https:\/\/host\.example\/\?a&amp;b"/);
    assert.match(
      html,
      /class="report"[^>]*>It is about deal 42 of Pas &amp; Seul, in Baize 1\.2\.3 \(en\)\.\nt1t3\.s</,
    );
  });

  it('offers the lines to copy where nobody has left an address', () => {
    const html = reportRequest({ name: 'Munger' }, { version: '1.2.3', reports: undefined }, words);
    assert.match(html, /left no address here/);
    assert.match(
      html,
      /data-copy="Copy these lines" data-copied="Copied">It is about Munger, in Baize 1\.2\.3 \(en\)\.</,
    );
    assert.doesNotMatch(html, /href/);
  });
});
