import type { Game } from '../games/game.ts';
import { wordKey } from '../text/key.ts';
import type { Words } from '../text/words.ts';

/**
 * The name of a game as readers of a language know it: the proper name stays, what stands behind it in brackets to tell a
 * variant from its game is told in their words, "Spider (1 Farbe)". Brackets that the language has no word for stay, too:
 * they hold another proper name.
 */
export function localName({ name }: Pick<Game, 'name'>, words: Words): string {
  const [, proper = '', variant = ''] = /^(.*) \((.*)\)$/.exec(name) ?? [];
  const id = `name-${wordKey(variant)}`;
  return variant !== '' && words.has(id) ? `${proper} (${words.format(id)})` : name;
}
