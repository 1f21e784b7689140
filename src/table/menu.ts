import type { TemplateResult } from 'lit';
import type { Session } from '../session/session.ts';
import { menuWords } from '../text/menu-words.ts';
import type { Words } from '../text/words.ts';
import { menuPanel, pausePanel, type MenuItem } from './menu-panel.ts';
import { moveList } from './move-list.ts';
import { OverBoard } from './over-board.ts';
import { panelStyles } from './panel-styles.ts';
import type { SureDealing } from './sure-dealing.ts';
import type { TextBoard, TextBoardHost } from './text-board.ts';
import { wear } from './worn-styles.ts';

/** The table, as far as its menu needs it. */
export interface MenuHost extends TextBoardHost {
  isReadonly(): boolean;
  /** Whether the time is shown. */
  withTime(): boolean;
  /** Deals such that the game can be won. */
  readonly sure: SureDealing;
}

/** The menu of a table, and the sheets that it leads to. */
export class Menu {
  readonly #host: MenuHost;
  readonly #sheet: OverBoard;
  #text: TextBoard | undefined;
  /** Whether the menu lay open when its button was pressed: the press takes it away before it is a click. */
  #wasOpen = false;

  /** Throws for an element that has not been rendered yet. */
  constructor(host: MenuHost) {
    const stage = host.element.renderRoot.querySelector<HTMLElement>('.stage');
    if (!stage) throw new Error('the table has no stage yet');
    wear(host.element.shadowRoot, panelStyles);
    this.#host = host;
    this.#sheet = new OverBoard(stage);
    const { renderRoot } = host.element;
    const look = (event: Event): void => {
      const isOnButton = event.composedPath().some((each) => each instanceof Element && each.id === 'menu');
      this.#wasOpen = event.type === 'pointerdown' && isOnButton && this.#isOpen;
    };
    for (const type of ['pointerdown', 'keydown']) renderRoot.addEventListener(type, look, { capture: true });
  }

  get #isOpen(): boolean {
    return this.#host.element.renderRoot.querySelector('#menu-panel') !== null;
  }

  /** Opens the menu, or closes it where it lies open. `restart` does what the button of that name does. */
  open(restart: () => void): void {
    const { session } = this.#host.desk.play;
    const wasOpen = this.#isOpen || this.#wasOpen;
    this.#wasOpen = false;
    if (wasOpen) this.#sheet.close();
    if (!session || wasOpen) return;
    const can = (item: MenuItem): boolean => this.#can(item, session);
    if (can('sure')) void this.#host.sure.prepare();
    this.#show(
      menuPanel(this.#words, session, this.#host.withTime(), can, (item) => {
        this.#sheet.close();
        if (item === 'restart') restart();
        else if (item) this.#choose(item, session);
      }),
    );
    // What the page has put into it is chosen, too.
    this.#host.element.renderRoot.querySelector('slot[name=menu]')?.addEventListener('click', this.#close);
  }

  /** Lists the keys; `back` gives the focus back. */
  async listKeys(back: () => void): Promise<void> {
    const { lines, desk } = this.#host;
    const module = await import('./key-help.ts').catch(() => undefined);
    const keys = desk.service?.keyboard.keys;
    if (module && keys) this.#sheet.open(module.keyHelp(this.#words, keys, this.#close), back);
    else lines.note({ text: lines.text('not-loaded') });
  }

  /** Opens the table as text; `back` gives the focus back. */
  async openText(back: () => void): Promise<void> {
    const { lines } = this.#host;
    const module = await import('./text-board.ts').catch(() => undefined);
    if (module) {
      this.#text ??= new module.TextBoard(this.#host, this.#sheet);
      this.#text.open(back);
    } else lines.note({ text: lines.text('not-loaded') });
  }

  #can(item: MenuItem, { clock, canUndo }: Session): boolean {
    if (item === 'pause') return clock.running && this.#host.withTime();
    if (item === 'number' || item === 'sure') return !this.#host.isReadonly();
    return item !== 'restart' || (canUndo && !this.#host.isReadonly());
  }

  #choose(item: Exclude<MenuItem, 'restart'>, session: Session): void {
    switch (item) {
      case 'number':
        return this.#host.desk.service?.controls.buttons.askForDeal();
      case 'sure':
        return void this.#host.sure.deal();
      case 'moves':
        return this.#listMoves(session);
      case 'pause':
        return this.#pause(session);
      case 'keys':
        return void this.listKeys(this.#toButton);
      case 'print':
        return print();
      case 'text':
        return void this.openText(this.#toButton);
      default:
        void this.#tellRules(session);
    }
  }

  #listMoves(session: Session): void {
    const { desk, isReadonly } = this.#host;
    const goTo = (moves: number): void => {
      this.#sheet.close();
      desk.play.goTo(moves, 'hand');
    };
    this.#show(moveList(this.#words, session, isReadonly(), { goTo, close: this.#close }));
    const now = this.#host.element.renderRoot.querySelector('#move-list [aria-current]');
    now?.scrollIntoView({ block: 'center' });
  }

  /** Whoever closes the sheet goes on, in whatever way. */
  #pause({ clock }: Session): void {
    const { element } = this.#host;
    clock.stop();
    this.#show(pausePanel(this.#words, this.#close), () => {
      clock.start();
      element.requestUpdate();
    });
    element.requestUpdate();
  }

  async #tellRules(session: Session): Promise<void> {
    const { lines } = this.#host;
    const module = await import('./rules-panel.ts').catch(() => undefined);
    const panel = await module?.rulesPanel(this.#words, session, this.#close);
    if (panel) this.#show(panel);
    else lines.note({ text: lines.text('not-loaded') });
  }

  get #words(): Words {
    return menuWords(this.#host.lines.words);
  }

  readonly #toButton = (): void => {
    const find = (selector: string): HTMLElement | null =>
      this.#host.element.renderRoot.querySelector<HTMLElement>(selector);
    (find('#menu') ?? find('[tabindex="0"]'))?.focus();
  };

  readonly #close = (): void => this.#sheet.close();

  /** Shows a sheet; the focus goes back to the button of the menu. */
  #show(content: TemplateResult, gone?: () => void): void {
    this.#sheet.open(content, this.#toButton, gone);
  }
}
