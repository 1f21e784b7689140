import { LitElement, type PropertyValues } from 'lit';
import type { GameRules } from '../rules/game-rules.ts';
import { Choices, CHOICE_NAMES, CHOICES, type Choice, type ChoiceName } from './choices.ts';
import { SolitaireErrorEvent } from './events.ts';

/** Asking for the same deal again is asking, too: it may lie there no more. */
const hasChanged = (): boolean => true;

/**
 * What a page can set at a table by attributes, and by properties of the same names.
 *
 * @attr game - the game's id
 * @attr deal - the deal's number; a drawn one if absent
 * @attr lang - the language; if absent that of the nearest element around that names one, else English
 * @attr theme - `auto` (as the system), `light` or `dark`
 * @attr table - what the cards lie on: `felt` (green), `blue` or `wine` felt, or `plain`
 * @attr suits - the colours of the suits: `two`, `four`, or four that everybody can tell apart (`safe`)
 * @attr auto - which cards go home by themselves: none (`off`), those that can be missed (`safe`), or `all`
 * @attr tap - what a tap on a card does: its `best` move, or `select` it
 * @attr controls - `full`, `bar` (buttons alone) or `none`
 * @attr hints - what a hint knows: what the player has seen (`fair`), or every card (`all-seeing`)
 * @attr truth - whether the table tells by itself if the deal can be won: `auto` (where no card is hidden), `on` or `off`
 * @attr clock - whether the time is shown: `on` or `off`
 * @attr back - what is drawn on the backs: `crescent`, `waves`, `rays`, `stars` or `weave`
 * @attr index - how large rank and suit stand in the corners: `normal` or `big`
 * @attr light - whether everything that can move is lit up, for beginners: `off` or `on`
 * @attr sideways - whether columns lie on their side, their cards from left to right: `off` or `on`
 * @attr peek - whether a long press, the right button or Shift shows a covered card, and a resting finger brings a loupe where
 *   strips are narrow: `on` or `off`
 * @attr keys - keys that the player has chosen instead of the usual ones: `undo=Backspace deal=x` (deeds as in `key-map.ts`)
 * @attr celebration - whether the cards dance after a win: `on` or `off`
 * @attr sound - whether the table sounds: `off` or `on`
 * @attr haptics - whether a phone is felt to move when a card lies: `off` or `on`
 * @attr left-handed - mirrors the table and its bar for the left hand; columns keep their order
 * @attr readonly - nothing can be played
 * @attr keep - stores the deal in this browser, from move to move, and goes on with it
 */
export class TableSettings extends LitElement {
  static override properties = {
    game: { type: String, hasChanged },
    deal: { type: String, hasChanged },
    rules: { attribute: false, hasChanged },
    ...Object.fromEntries(CHOICE_NAMES.map((name) => [name, { type: String }])),
    keep: { type: Boolean },
    leftHanded: { type: Boolean, attribute: 'left-handed' },
    readonly: { type: Boolean },
    ownLang: { attribute: 'lang' },
  };

  /** The game's id. */
  declare game: string | null | undefined;
  /** The number of the deal that is asked for; the one on the table is `state.deal`. */
  declare deal: string | null | undefined;
  /** Rules to play by instead of a game of the catalogue. */
  declare rules: GameRules | undefined;
  /** `auto`, `light` or `dark`. */
  declare theme: string;
  /** `felt`, `blue`, `wine` or `plain`. */
  declare table: string;
  /** The colours of the suits: `two`, `four` or `safe`. */
  declare suits: string;
  /** Which cards go home by themselves: none (`off`), those that can be missed (`safe`), or `all`. */
  declare auto: string;
  /** What a tap on a card does: its `best` move, or `select` it. */
  declare tap: string;
  /** `full`, `bar` or `none`. */
  declare controls: string;
  /** What a hint knows: `fair` or `all-seeing`. */
  declare hints: string;
  /** Whether the table tells by itself if the deal can be won: `auto`, `on` or `off`. */
  declare truth: string;
  /** Whether the time is shown: `on` or `off`. */
  declare clock: string;
  /** What is drawn on the backs: `crescent`, `waves`, `rays`, `stars` or `weave`. */
  declare back: string;
  /** How large rank and suit stand in the corners: `normal` or `big`. */
  declare index: string;
  /** Whether everything that can move is lit up: `off` or `on`. */
  declare light: string;
  /** Whether columns lie on their side: `off` or `on`. */
  declare sideways: string;
  /** Whether a covered card can be peeked at: `on` or `off`. */
  declare peek: string;
  /** Whether the cards dance after a win: `on` or `off`. */
  declare celebration: string;
  /** Whether the table sounds: `off` or `on`. */
  declare sound: string;
  /** Whether moves are felt: `off` or `on`. */
  declare haptics: string;
  /** Whether the table is mirrored for the left hand. */
  declare leftHanded: boolean;
  /** Whether the deal is stored in this browser. */
  declare keep: boolean;
  /** Whether nothing can be played. */
  declare readonly: boolean;

  /** What the attribute `lang` says; the property of that name is every element's own. */
  declare protected ownLang: string | null | undefined;

  readonly #choices = new Choices();

  constructor() {
    super();
    for (const name of CHOICE_NAMES) this[name] = CHOICES[name][0];
    this.keep = false;
    this.leftHanded = false;
    this.readonly = false;
  }

  /** The value that a setting has: what was asked for, or the last that could be had. */
  protected chosen<Name extends ChoiceName>(name: Name): Choice<Name> {
    return this.#choices.read(name, this[name]);
  }

  protected override willUpdate(changed: PropertyValues): void {
    for (const name of CHOICE_NAMES) {
      const fault = changed.has(name) ? this.#choices.fault(name, this[name]) : undefined;
      if (fault) this.dispatchEvent(new SolitaireErrorEvent(name, fault));
    }
  }
}
