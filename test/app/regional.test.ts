import { expect } from '@open-wc/testing';
import { regional } from '../../src/app/regional.ts';

function withLanguages(languages: readonly string[], locale: string): string {
  Object.defineProperty(navigator, 'languages', { value: languages, configurable: true });
  try {
    return regional(locale);
  } finally {
    Reflect.deleteProperty(navigator, 'languages');
  }
}

describe('the region of a language', () => {
  it('is the first that the browser asks for', () => {
    expect(withLanguages(['de-AT', 'en-GB', 'en-US', 'en'], 'en')).to.equal('en-GB');
    expect(withLanguages(['de-AT', 'en-GB'], 'de')).to.equal('de-AT');
  });

  it('is left open where the browser names none, or one that dates cannot be written in', () => {
    expect(withLanguages(['fr', 'en-GB'], 'it')).to.equal('it');
    expect(withLanguages(['en-US@posix'], 'en')).to.equal('en');
  });
});
