import { ROOT_LANGUAGE } from '../pages/addresses.ts';
import { escapeHtml } from '../pages/escape-html.ts';

/** Where a page stands, in each language that it is written in. */
export interface Place {
  readonly language: string;
  readonly languages: readonly string[];
  /** The way from the site's root to the page in a language. */
  readonly pathIn: (language: string) => string;
}

/**
 * The links of a head that tell search engines where the page stands, and where it stands in other languages: in full
 * where the site's address is known, else as ways from the page's own place, which hold wherever it will be.
 */
export function headLinks({ language, languages, pathIn }: Place, site: string | undefined): string {
  const link = (kind: string, to: string): string =>
    `<link ${kind} href="${escapeHtml((site ?? './') + pathIn(to))}">`;
  return [
    link('rel="canonical"', language),
    ...languages.map((to) => link(`rel="alternate" hreflang="${to}"`, to)),
    link('rel="alternate" hreflang="x-default"', ROOT_LANGUAGE),
  ].join('');
}

/** What other sites show of a link to a page. */
export interface Preview {
  readonly language: string;
  readonly title: string;
  readonly description: string;
  /** The way from the site's root to the page. */
  readonly path: string;
  /** A picture of its own, by the way from the site's root to it, and what is to be seen there. */
  readonly picture?: Picture | undefined;
}

/** A picture, {@link SOCIAL_SIZE} large. */
export interface Picture {
  readonly path: string;
  readonly alt: string;
}

/**
 * What other sites show of a link to the page: its title, a line and a picture. They ask for full addresses; nothing
 * where that of the site is not known.
 */
export function headPreview(
  { language, title, description, path, picture }: Preview,
  site: string | undefined,
): string {
  if (site === undefined) return '';
  const properties = {
    type: 'website',
    site_name: 'Baize',
    locale: language,
    title,
    description,
    url: site + path,
    image: site + (picture?.path ?? PICTURE),
    ...(picture && {
      'image:width': String(SOCIAL_SIZE.width),
      'image:height': String(SOCIAL_SIZE.height),
      'image:alt': picture.alt,
    }),
  };
  return (
    Object.entries(properties)
      .map(([name, content]) => `<meta property="og:${name}" content="${escapeHtml(content)}">`)
      .join('') + '<meta name="twitter:card" content="summary_large_image">'
  );
}

/** The size that sites which show a link ask of a picture, in pixels. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** The picture of the site, in public/. */
const PICTURE = 'screenshots/forty-thieves-desktop.png';
