import { html, nothing, type TemplateResult } from 'lit';
import type { Game } from '../games/game.ts';
import { gamePath, rulesPath } from '../pages/addresses.ts';
import { HOW_TO_PLAY } from '../pages/game-parts.ts';
import { gameText } from '../pages/game-text.ts';
import type { Occasion } from '../pages/report.ts';
import { localName } from '../pages/local-name.ts';
import { addReadingWords } from '../text/load-all-words.ts';
import type { Words } from '../text/words.ts';
import { bring } from './bring.ts';
import { languageLinks } from './language-links.ts';
import { publisher } from './publisher.ts';
import { gameAddress } from './route.ts';
import { Sheet } from './sheet.ts';
import { offerToCopy } from './wake-reading.ts';

/** How a game is played. */
export class RulesSheet extends Sheet {
  static override properties = {
    game: { attribute: false },
    root: { attribute: false },
    onTable: { attribute: false },
    star: { attribute: false },
  };

  /** Whose rules. */
  declare game: Game | undefined;
  /** The root of the site, for links to other games. */
  declare root: URL | undefined;
  /** Gives what lies on the table, for whoever tells of something odd. */
  declare onTable: (() => Omit<Occasion, 'name'>) | undefined;

  /** The star by which the game becomes a favourite, once it is known whether it is one. */
  declare star: TemplateResult | undefined;

  override async open(): Promise<void> {
    const { words } = this;
    // They are long, and few look at them.
    if (words) await bring(() => addReadingWords(words), 'asked for');
    // What lies on the table may have changed.
    this.requestUpdate();
    await super.open();
  }

  protected override heading(words: Words): string {
    return words.format('page-heading', { name: this.game ? localName(this.game, words) : '' });
  }

  protected override content(words: Words): TemplateResult | typeof nothing {
    const { game, root, onTable } = this;
    if (!game || !root) return nothing;
    const reading = { game, words, root: root.href, pathTo: gamePath };
    const text = gameText(reading, { name: game.name, ...onTable?.() }, publisher());
    return html`
      ${this.star ?? nothing}
      <div .innerHTML=${text}></div>
      <p>
        <a href=${root.href + rulesPath(words.locale, game.id)}>${words.format('page-rules-alone')}</a>
      </p>
      ${languageLinks(words, (language) => gameAddress(root, language, game.id))}
    `;
  }

  /** Not by the address: what stands there behind the # are moves. */
  readonly #jump = (): void => {
    const top = this.querySelector<HTMLElement>(`#${HOW_TO_PLAY}`);
    top?.scrollIntoView();
    top?.focus({ preventScroll: true });
  };

  protected override updated(): void {
    offerToCopy(this);
    this.querySelector('.jump')?.addEventListener('click', this.#jump);
  }
}
