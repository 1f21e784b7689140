import type { Publisher } from '../pages/report.ts';

/** Who answers for the site, as the head of the page tells: the build writes it into every page. */
export function publisher(): Publisher {
  const generator = document.querySelector<HTMLMetaElement>('meta[name=generator]')?.content ?? '';
  const help = document.querySelector<HTMLLinkElement>('link[rel=help]');
  return { version: /[\d.]+$/.exec(generator)?.[0] ?? '?', reports: help?.href };
}
