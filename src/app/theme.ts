import { addFelts } from '../table/tokens-felts.ts';
import { colorsOf, surfaceFor } from '../table/tokens.ts';
import { preferences } from './preferences.ts';

/**
 * Shows the page as bright or dark as the player has chosen, from now on, and lets the browser's own bars go with it.
 *
 * @param hasTable whether the page's bar takes the colour of the cloth that is chosen; on all others it is felt
 */
export function followTheme(hasTable: boolean): void {
  addFelts();
  const { dataset } = document.documentElement;
  const systemDark = matchMedia('(prefers-color-scheme: dark)');
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  const show = (): void => {
    const { theme, table } = preferences.now;
    if (theme === 'auto') delete dataset['theme'];
    else dataset['theme'] = theme;
    const surface = surfaceFor(theme, hasTable ? table : 'felt', systemDark.matches);
    if (meta) meta.content = colorsOf(surface).bar;
  };
  preferences.watch(show);
  systemDark.addEventListener('change', show);
  show();
}
