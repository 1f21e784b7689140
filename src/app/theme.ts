import { preferences } from './preferences.ts';

/** Shows the page as bright or dark as the player has chosen, from now on. */
export function followTheme(): void {
  const { dataset } = document.documentElement;
  const show = (): void => {
    const { theme } = preferences.now;
    if (theme === 'auto') delete dataset['theme'];
    else dataset['theme'] = theme;
  };
  preferences.watch(show);
  show();
}
