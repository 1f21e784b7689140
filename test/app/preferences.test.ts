import { expect } from '@open-wc/testing';
import { DEFAULTS, PreferenceKeeper } from '../../src/app/preferences.ts';

/** A storage of a browser that holds one text, or refuses everything. */
function storageWith(
  text: string | null,
  refuses: 'nothing' | 'writing' | 'everything' = 'nothing',
): Storage {
  let held = text;
  const guard = (level: 'writing' | 'everything'): void => {
    if (refuses === level || refuses === 'everything') throw new DOMException('no', 'SecurityError');
  };
  return {
    getItem: () => (guard('everything'), held),
    setItem: (_: string, value: string) => (guard('writing'), (held = value)),
  } as unknown as Storage;
}

function keeper(storage: Storage, page: EventTarget = new EventTarget()): PreferenceKeeper {
  return new PreferenceKeeper(() => storage, page);
}

describe('preferences', () => {
  it('are there again when the page is loaded anew', () => {
    const storage = storageWith(null);
    keeper(storage).change({ theme: 'dark', language: 'fr' });
    keeper(storage).change({ auto: 'all' });
    expect(keeper(storage).now).to.deep.equal({ ...DEFAULTS, theme: 'dark', auto: 'all', language: 'fr' });
  });

  for (const damaged of ['', 'null', '[', '7', '{"theme":"pink","table":null,"auto":["all"],"language":4}']) {
    it(`are as at first where what was stored makes no sense: ${damaged}`, () => {
      expect(keeper(storageWith(damaged)).now).to.deep.equal(DEFAULTS);
    });
  }

  it('keep what another version stored as far as it is understood', () => {
    const { now } = keeper(storageWith('{"tap":"select","theme":"sepia","sound":true}'));
    expect(now).to.deep.equal({ ...DEFAULTS, tap: 'select' });
  });

  for (const refuses of ['writing', 'everything'] as const) {
    it(`hold while the page is there where storage refuses ${refuses}, and say that they are not stored`, () => {
      const kept = keeper(storageWith(null, refuses));
      expect(kept.isStored).to.equal(true);
      kept.change({ table: 'plain' });
      expect(kept.now.table).to.equal('plain');
      expect(kept.isStored).to.equal(false);
    });
  }

  it('are told to whoever watches, and follow a change in another tab', () => {
    const storage = storageWith(null);
    const page = new EventTarget();
    const here = keeper(storage, page);
    const told: string[] = [];
    const stop = here.watch(() => told.push(here.now.theme));
    here.change({ theme: 'light' });
    keeper(storage).change({ theme: 'dark' });
    page.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
    expect(told).to.deep.equal(['light']);
    page.dispatchEvent(new StorageEvent('storage', { key: 'baize' }));
    expect(told).to.deep.equal(['light', 'dark']);
    stop();
    here.change({ theme: 'auto' });
    expect(told.length).to.equal(2);
  });
});
