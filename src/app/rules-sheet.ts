import { nothing, type TemplateResult } from 'lit';
import type { Game } from '../games/game.ts';
import type { Words } from '../text/words.ts';
import { gameText } from './game-text.ts';
import { Sheet } from './sheet.ts';

/** How a game is played. */
export class RulesSheet extends Sheet {
  static override properties = {
    game: { attribute: false },
    root: { attribute: false },
  };

  /** Whose rules. */
  declare game: Game | undefined;
  /** The root of the site, for links to other games. */
  declare root: URL | undefined;

  protected override heading(words: Words): string {
    return words.format('page-heading', { name: this.game?.name ?? '' });
  }

  protected override content(words: Words): TemplateResult | typeof nothing {
    const { game, root } = this;
    return game && root ? gameText(game, words, root) : nothing;
  }
}
