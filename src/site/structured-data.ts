import { aliases } from '../games/aliases.ts';
import type { Game } from '../games/game.ts';
import { gamePath } from '../pages/addresses.ts';
import type { Words } from '../text/words.ts';

/** What search engines are told of a game in their own words (https://schema.org/VideoGame), as JSON. */
export function structuredData(words: Words, game: Game, pitch: string, site: string | undefined): string {
  const { id, name, family } = game;
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'VideoGame',
    name: words.format('page-heading', { name }),
    alternateName: aliases[words.locale]?.[id],
    description: pitch,
    inLanguage: words.locale,
    genre: ['Solitaire', words.format('family', { family })],
    gamePlatform: 'Web browser',
    applicationCategory: 'GameApplication',
    operatingSystem: 'Any',
    playMode: 'https://schema.org/SinglePlayer',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
    url: site === undefined ? undefined : site + gamePath(words.locale, id),
  });
}
