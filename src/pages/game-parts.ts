import { aliases } from '../games/aliases.ts';
import { gameFacts } from '../games/facts.ts';
import { games } from '../games/index.ts';
import { rates } from '../games/rates.ts';
import { winnable } from '../solver/winnable.ts';
import { gameTexts, type GameTexts } from '../text/game-texts.ts';
import { rulesText, type RulesSection } from '../text/rules-text.ts';
import { escapeHtml } from './escape-html.ts';
import { gameLink, heading, linked, nameOf, paragraph, type Reading } from './reading.ts';

/** What is written by hand about the game. */
export function textsOf({ game, words }: Reading): GameTexts {
  return gameTexts(words, game.id, nameOf);
}

/** What is special about the game, in a line: as it was written, else the promise that it can be played here. */
export function pitch(reading: Reading): string {
  const written = textsOf(reading).pitch;
  const { game, words } = reading;
  return written ? linked(written, reading) : escapeHtml(words.format('page-promise', { name: game.name }));
}

/** What kind of game it is, in a line; who thought it up, and what else it is called, where that is known. */
export function facts({ game, words }: Reading): string {
  const { packs, length, skill, inventor } = gameFacts(game);
  const kind = words.format('page-facts', { packs, length, skill: skill.replace(' ', '-') });
  const told = inventor === undefined ? kind : `${kind}. ${words.format('page-inventor', { inventor })}`;
  const names = aliases[words.locale]?.[game.id];
  const called = names ? paragraph(words.format('page-aliases', { names: words.list(names) }), 'muted') : '';
  return paragraph(told, 'muted') + called;
}

/** The paragraphs about family, inventor and what makes the game tick, where somebody has written them. */
export function introduction(reading: Reading): string {
  return textsOf(reading)
    .introduction.map((pieces) => `<p>${linked(pieces, reading)}</p>`)
    .join('');
}

/** The id of the heading over {@link howToPlay}, for a way past the introduction. */
export const HOW_TO_PLAY = 'how-to-play';

/** How the game is played: every fact of its rules. */
export function howToPlay({ game, words }: Reading, level: number): string {
  const { heading: title, sections } = rulesText(game, words);
  const top = `<h${level} id="${HOW_TO_PLAY}" tabindex="-1">${escapeHtml(title)}</h${level}>`;
  return top + sections.map((each) => section(each, level + 1)).join('');
}

function section({ id, heading: title, paragraphs }: RulesSection, level: number): string {
  const texts =
    id === 'layout'
      ? `<ul>${paragraphs.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
      : paragraphs.map((text) => paragraph(text)).join('');
  return heading(level, title) + texts;
}

/** How many deals can be won, where that was measured. */
export function winRate({ game, words }: Reading): string {
  const measured = rates[game.id];
  if (!measured) return '';
  const { deals, won, lost, ms } = measured;
  const [lower, upper] = winnable(measured);
  const counts = {
    deals,
    won,
    lost,
    open: deals - won - lost,
    seconds: ms / 1000,
    lower: Math.floor(lower * 100),
    upper: Math.ceil(upper * 100),
  };
  return paragraph(words.format('page-winnable', counts), 'winnable');
}

/** The game that this one is a variant of, and its own variants, as links. */
export function variants(reading: Reading): string {
  const { game, words } = reading;
  const told = (id: string, fact: string, links: string): string => {
    const text = escapeHtml(words.format(id, { [fact]: LINKS }));
    return `<p>${text.replace(LINKS, () => links)}</p>`;
  };
  const own = games.filter(({ variantOf }) => variantOf === game.id).map(({ id }) => gameLink(id, reading));
  return (
    (game.variantOf === undefined ? '' : told('variant-of', 'name', gameLink(game.variantOf, reading))) +
    (own.length === 0 ? '' : told('page-variants', 'names', words.list(own)))
  );
}

/** Stands for links in a sentence until the signs in it are safe. */
const LINKS = '\u{E002}';
