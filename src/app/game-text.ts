import { html, nothing, type TemplateResult } from 'lit';
import { gameFacts } from '../games/facts.ts';
import type { Game } from '../games/game.ts';
import { gameById, games } from '../games/index.ts';
import { rates } from '../games/rates.ts';
import { relativesOf } from '../games/relatives.ts';
import { winnable } from '../solver/winnable.ts';
import { gameTexts, type TextPiece } from '../text/game-texts.ts';
import { rulesText, type RulesSection } from '../text/rules-text.ts';
import type { Words } from '../text/words.ts';
import { languageLinks } from './language-links.ts';
import { gameAddress } from './route.ts';

/** Games named as near where nothing is written. */
const NEAR = 4;

/**
 * Everything a game's page has to read: what is special, how it is played, its relatives, a request and a wish.
 * The headings begin at the third level: what frames the text has its heading.
 */
export function gameText(game: Game, words: Words, root: URL): TemplateResult {
  const { pitch, introduction, relatives } = gameTexts(words, game.id, nameOf);
  const rules = rulesText(game, words);
  const paragraph = (pieces: readonly TextPiece[]) => html`<p>${linked(pieces, words, root)}</p>`;
  return html`
    <p class="pitch">
      ${pitch ? linked(pitch, words, root) : words.format('page-promise', { name: game.name })}
    </p>
    ${
      game.variantOf === undefined
        ? nothing
        : html`<p>${words.format('variant-of', { name: nameOf(game.variantOf) })}</p>`
    }
    <p class="muted">${facts(game, words)}</p>
    ${introduction.map(paragraph)}
    <h3>${rules.heading}</h3>
    ${rules.sections.map(section)} ${rate(game, words)}
    ${
      relatives
        ? html`<h3>${words.format('page-relatives')}</h3>
            ${paragraph(relatives)}`
        : nearGames(game, words, root)
    }
    <p>${words.format('page-request', { name: game.name })}</p>
    <p>${words.format('page-wish')}</p>
    ${languageLinks(words, (language) => gameAddress(root, language, game.id))}
  `;
}

/** What kind of game it is, in a line, and who thought it up where that is known. */
function facts(game: Game, words: Words): string {
  const { packs, length, skill, inventor } = gameFacts(game);
  const kind = words.format('page-facts', { packs, length, skill: skill.replace(' ', '-') });
  return inventor === undefined ? kind : `${kind}. ${words.format('page-inventor', { inventor })}`;
}

function section({ id, heading, paragraphs }: RulesSection): TemplateResult {
  return html`
    <h4>${heading}</h4>
    ${
      id === 'layout'
        ? html`<ul>
            ${paragraphs.map((item) => html`<li>${item}</li>`)}
          </ul>`
        : paragraphs.map((text) => html`<p>${text}</p>`)
    }
  `;
}

/** How many deals can be won, where that was measured. */
function rate({ id }: Game, words: Words): TemplateResult | typeof nothing {
  const measured = rates[id];
  if (!measured) return nothing;
  const { deals, won, lost, ms } = measured;
  const [lower, upper] = winnable(measured);
  const facts = {
    deals,
    won,
    lost,
    open: deals - won - lost,
    seconds: ms / 1000,
    lower: Math.floor(lower * 100),
    upper: Math.ceil(upper * 100),
  };
  return html`<p class="winnable">${words.format('page-winnable', facts)}</p>`;
}

/** Where nobody has written about its relatives: the games with the nearest rules. */
function nearGames(game: Game, words: Words, root: URL): TemplateResult {
  return html`
    <h3>${words.format('page-relatives')}</h3>
    <ul>
      ${relativesOf(game, games, NEAR).map(
        ({ id, name }) => html`<li><a href=${gameAddress(root, words.locale, id)}>${name}</a></li>`,
      )}
    </ul>
  `;
}

function linked(pieces: readonly TextPiece[], words: Words, root: URL): (string | TemplateResult)[] {
  return pieces.map(({ text, game }) =>
    game === undefined ? text : html`<a href=${gameAddress(root, words.locale, game)}>${text}</a>`,
  );
}

function nameOf(id: string): string {
  const game = gameById(id);
  if (!game) throw new RangeError(`A text names ${id}, which is no game`);
  return game.name;
}
