import { expect } from '@open-wc/testing';
import { DEFAULTS, preferences } from '../../src/app/preferences.ts';
import { followTheme } from '../../src/app/theme.ts';

describe('the browser’s own bars', () => {
  let meta: HTMLMetaElement;

  beforeEach(() => {
    meta = document.createElement('meta');
    meta.name = 'theme-color';
    document.head.append(meta);
  });

  afterEach(() => {
    meta.remove();
    preferences.change(DEFAULTS);
  });

  it('have the colour of the bar over a table', () => {
    followTheme(true);
    const colours = (['light', 'dark'] as const).flatMap((theme) =>
      (['plain', 'felt'] as const).map((table) => {
        preferences.change({ theme, table });
        return meta.content;
      }),
    );
    expect(colours).to.deep.equal(['#f7f8f6', '#174836', '#14181f', '#0e2a21']);
  });

  it('have the colour of felt on other pages', () => {
    followTheme(false);
    preferences.change({ theme: 'light', table: 'plain' });
    expect(meta.content).to.equal('#174836');
  });
});
