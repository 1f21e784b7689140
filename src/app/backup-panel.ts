import { html, LitElement, nothing, type TemplateResult } from 'lit';
import type { Backup } from '../session/backup-form.ts';
import type { ReadBackup } from '../session/backup.ts';
import type { Store } from '../storage/store.ts';
import type { Words } from '../text/words.ts';
import { amountIn, packParcel, readBackupFile, readBackupText, unpackParcel } from './backup-parcel.ts';
import { backupIn, backupLink, bringsBackup } from './backup-link.ts';
import { copy, share, type HandedOver, type Ways } from './hand-over.ts';
import { preferences, type PreferenceKeeper } from './preferences.ts';
import { BACKUP_PLACE, recordAddress } from './route.ts';

/** Something of a backup came in: whoever shows what is kept looks anew. */
export class BackupTakenEvent extends Event {
  constructor() {
    super('backup-taken', { bubbles: true });
  }
}

/** Everything that is kept, out to a file or a link and in again. Shown in the page itself, whose style sheet holds for it. */
export class BackupPanel extends LitElement {
  static override properties = {
    words: { attribute: false },
    root: { attribute: false },
    store: { attribute: false },
    said: { state: true },
    offered: { state: true },
    link: { state: true },
    became: { state: true },
  };

  declare words: Words;
  /** The root of the site. */
  declare root: URL;
  declare store: Store;
  /** Whose preferences go out, and are added to. */
  preferences: PreferenceKeeper = preferences;
  /** What the browser offers for handing over. */
  ways: Ways = navigator;
  /** What has become of the last wish. */
  declare private said: string;
  /** A backup that an address has brought, and that the player has not answered yet. */
  declare private offered: Backup | undefined;
  /** The link that was made last. */
  declare private link: string | undefined;
  declare private became: HandedOver | undefined;

  constructor() {
    super();
    this.said = '';
    this.offered = this.link = this.became = undefined;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('hashchange', this.#look);
    this.#look();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('hashchange', this.#look);
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    const { words, offered, said } = this;
    return html`<h2 id="backup-title">${words.format('backup-title')}</h2>
      ${offered ? this.#offer(offered) : nothing}
      <p role="status">${said}</p>
      <p>${words.format('backup-told')}</p>
      <p class="backup-ways">
        <button class="button all" type="button" @click=${() => void this.#save()}>
          ${words.format('backup-save')}
        </button>
        <button class="button all" type="button" @click=${() => this.querySelector('input')?.click()}>
          ${words.format('backup-bring')}
        </button>
        <input type="file" accept=".json,application/json" hidden @change=${this.#chosen} />
        <button class="button all" type="button" @click=${() => void this.#makeLink()}>
          ${words.format('backup-link')}
        </button>
      </p>
      ${this.link === undefined ? nothing : this.#handOver(this.link)}`;
  }

  #offer(backup: Backup): TemplateResult {
    const { words } = this;
    const answer = (taken: boolean): void => {
      this.offered = undefined;
      history.replaceState(history.state, '', location.pathname + location.search);
      if (taken) void this.#takeIn(backup);
    };
    return html`<div class="offer">
      <p>${words.format('backup-offered', amountIn(backup))}</p>
      <p class="backup-ways">
        <button class="button main" type="button" @click=${() => answer(true)}>
          ${words.format('backup-take')}
        </button>
        <button class="button" type="button" @click=${() => answer(false)}>
          ${words.format('backup-leave')}
        </button>
      </p>
    </div>`;
  }

  #handOver(url: string): TemplateResult {
    const { words, ways } = this;
    const hand = async (way: typeof share): Promise<void> => {
      const title = words.format('backup-title');
      this.became = await way({ title, text: title, url }, ways);
    };
    return html`<p>${words.format('backup-link-told')}</p>
      <p class="backup-ways">
        ${
          ways.share
            ? html`<button class="button main" type="button" @click=${() => void hand(share)}>
                ${words.format('share-send')}
              </button>`
            : nothing
        }
        <button class="button all" type="button" @click=${() => void hand(copy)}>
          ${words.format('share-copy')}
        </button>
        <span role="status">${this.became === 'copied' ? words.format('share-copied') : nothing}</span>
      </p>
      ${
        this.became === 'refused'
          ? html`<label
              >${words.format('share-by-hand')} <input class="share-field" readonly .value=${url}
            /></label>`
          : nothing
      }`;
  }

  async #save(): Promise<void> {
    const { text, file } = await packParcel(this);
    const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    Object.assign(document.createElement('a'), { href, download: file }).click();
    setTimeout(() => URL.revokeObjectURL(href), 60_000);
    this.said = this.words.format('backup-saved', { file });
  }

  async #makeLink(): Promise<void> {
    const { words, root } = this;
    const { text } = await packParcel(this);
    this.became = undefined;
    this.link = await backupLink(recordAddress(root, words.locale), text);
    this.said = this.link === undefined ? words.format('backup-link-too-long') : '';
  }

  readonly #chosen = ({ target }: Event): void => {
    if (!(target instanceof HTMLInputElement)) return;
    const [file] = target.files ?? [];
    // The same file may be chosen once more.
    target.value = '';
    if (file) void readBackupFile(file).then((read) => this.#answer(read));
  };

  async #answer(read: ReadBackup): Promise<void> {
    if (read.ok) await this.#takeIn(read.backup);
    else this.#refuse(read);
  }

  /** Offers what the address brings: only a player takes it in, since a link may come from anybody. */
  readonly #look = (): void => {
    if (location.hash === BACKUP_PLACE) void this.updateComplete.then(() => this.scrollIntoView());
    if (!bringsBackup(location)) return;
    void backupIn(location).then((text) => {
      const read = readBackupText(text);
      if (read.ok) this.offered = read.backup;
      else this.#refuse(read);
      void this.updateComplete.then(() => this.scrollIntoView());
    });
  };

  async #takeIn(backup: Backup): Promise<void> {
    const { words } = this;
    const taken = await unpackParcel(this, backup);
    if (!taken?.stored) this.said = words.format('backup-not-stored');
    else if (!taken.changed) this.said = words.format('backup-taken-nothing');
    else this.said = words.format('backup-taken', { results: taken.results, deals: taken.deals });
    this.dispatchEvent(new BackupTakenEvent());
  }

  #refuse({ reason, where }: Extract<ReadBackup, { ok: false }>): void {
    this.said = this.words.format('backup-fault', { fault: reason.replaceAll(' ', '-'), where });
  }
}
