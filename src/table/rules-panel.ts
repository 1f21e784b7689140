import { html, type TemplateResult } from 'lit';
import { gameById } from '../games/index.ts';
import type { Session } from '../session/session.ts';
import { addRulesWords } from '../text/rules-words.ts';
import { rulesText } from '../text/rules-text.ts';
import type { Words } from '../text/words.ts';

/** The languages whose words know how rules are told. */
const told = new WeakSet<Words>();

/**
 * How the game on the table is played: a sheet, composed from its rules in the language of the words; undefined where what
 * they are told with cannot be fetched.
 */
export async function rulesPanel(
  words: Words,
  { game }: Session,
  close: () => void,
): Promise<TemplateResult | undefined> {
  try {
    if (!told.has(words)) await addRulesWords(words);
  } catch {
    return undefined;
  }
  told.add(words);
  const known = game.id === undefined ? undefined : gameById(game.id)?.name;
  const name = known ?? words.format('own-game');
  const { sections } = rulesText({ name, rules: game.rules }, words);
  return html`<div class="panel" id="rules" role="dialog" aria-labelledby="rules-title" tabindex="-1">
    <h2 class="title" id="rules-title">${known ?? words.format('menu-rules')}</h2>
    ${sections.map(
      ({ heading, paragraphs }) => html`
        <h3>${heading}</h3>
        ${paragraphs.map((text) => html`<p>${text}</p>`)}
      `,
    )}
    <p class="choices">
      <button type="button" @click=${close}>${words.format('close')}</button>
    </p>
  </div>`;
}
