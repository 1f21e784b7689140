import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reportAddress, siteAddress } from '../../src/site/address.ts';

describe('where the site will stand', () => {
  it('is an address that ends in a slash, or nothing where nobody says so', () => {
    assert.equal(siteAddress('https://host.example/patience'), 'https://host.example/patience/');
    assert.equal(siteAddress('http://host.example'), 'http://host.example/');
    assert.equal(siteAddress(''), undefined);
    assert.equal(siteAddress(undefined), undefined);
  });

  for (const wrong of ['host.example', 'ftp://host.example/', '/patience/', 'https://host.example/?a=1']) {
    it(`is not ${wrong}`, () => {
      assert.throws(() => siteAddress(wrong), { message: /BAIZE_SITE .*https:\/\/example/ });
    });
  }
});

describe('where reports go', () => {
  it('is a page, or an address of mail, as package.json has it', () => {
    assert.equal(reportAddress('https://host.example/issues'), 'https://host.example/issues');
    assert.equal(reportAddress('a@host.example'), 'mailto:a@host.example');
    assert.equal(
      reportAddress({ url: 'https://host.example/', email: 'a@host.example' }),
      'https://host.example/',
    );
    assert.equal(reportAddress({ email: 'a@host.example' }), 'mailto:a@host.example');
    assert.equal(reportAddress({}), undefined);
    assert.equal(reportAddress(undefined), undefined);
  });
});
