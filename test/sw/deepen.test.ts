import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deepen } from '../../src/sw/deepen.ts';

describe('a page shown deeper in the site', () => {
  const page = `<link href="./icon.svg"><script type="module" src='./assets/index.js'></script><link href=./a.css>`;

  it('is the same page at the root', () => {
    assert.equal(deepen(page, 0), page);
  });

  it('climbs one folder for every level', () => {
    assert.equal(
      deepen(page, 2),
      `<link href="../../icon.svg"><script type="module" src='../../assets/index.js'></script><link href=../../a.css>`,
    );
  });

  it('keeps addresses that name their place themselves, and text that only looks like one', () => {
    const other = `<a href="/x">./x</a><a href="https://example.org/./">x</a><p title="src=./x">`;
    assert.equal(deepen(other, 1), other);
  });
});
