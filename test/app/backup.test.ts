import { expect, fixture, html } from '@open-wc/testing';
import { define } from '../../src/app/define.ts';
import { backupIn, backupLink } from '../../src/app/backup-link.ts';
import { BackupPanel } from '../../src/app/backup-panel.ts';
import { packParcel, readBackupFile } from '../../src/app/backup-parcel.ts';
import { PreferenceKeeper } from '../../src/app/preferences.ts';
import type { Store } from '../../src/storage/store.ts';
import { loadAllWords, locales } from '../../src/text/load-all-words.ts';
import { addRecordWords } from '../../src/text/record-words.ts';
import { damaged } from '../session/damaged.ts';
import { recordOf } from '../storage/played.ts';
import { aShortLife } from '../storage/life.ts';
import { cleanUp, newName, storeOn } from '../storage/stores.ts';
import { sweepSlice } from '../tools/sweep.ts';
import { until } from '../tools/until.ts';

define('backup-panel', BackupPanel);

const root = new URL('https://host.example/');

/** A device: what it keeps, and what was chosen on it. */
interface Device {
  readonly store: Store;
  readonly preferences: PreferenceKeeper;
}

function device(name = newName()): Device {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage;
  const preferences = new PreferenceKeeper(() => storage, new EventTarget());
  return { store: storeOn(name), preferences };
}

async function panelOf(own: Device, locale = 'en'): Promise<BackupPanel> {
  const words = await loadAllWords(locale);
  await addRecordWords(words);
  return fixture<BackupPanel>(html`${Object.assign(new BackupPanel(), { words, root, ways: {}, ...own })}`);
}

/** A device with a win, a deal in progress, and something chosen. */
async function playedDevice(): Promise<Device> {
  const name = newName();
  await aShortLife(name);
  const own = device(name);
  own.preferences.change({ theme: 'dark', language: 'it' });
  return own;
}

/** What a device would save, whenever it is. */
async function textOf(own: Device): Promise<string> {
  const { text } = await packParcel(own);
  return text.replace(/"written": ".*"/, '');
}

const said = (panel: BackupPanel): string => panel.querySelector('[role=status]')?.textContent ?? '';

/** Brings in a file; gives what is said of it. */
async function bring(panel: BackupPanel, file: File): Promise<string> {
  Reflect.set(panel, 'said', '');
  await panel.updateComplete;
  const input = panel.querySelector('input')!;
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  input.dispatchEvent(new Event('change'));
  await until(() => said(panel) !== '', file.name);
  return said(panel);
}

describe('a backup', () => {
  afterEach(async () => {
    if (location.hash !== '') history.replaceState(null, '', location.pathname + location.search);
    await cleanUp();
  });

  it('goes out, and comes in on a device that keeps nothing, equal to the byte', async () => {
    const home = await playedDevice();
    const { text, file } = await packParcel(home);
    const away = device();
    const panel = await panelOf(away);

    const answer = await bring(panel, new File([text], file));

    expect(answer).to.contain('1 result, 1 deal in progress');
    expect(await textOf(away)).to.equal(await textOf(home));
    expect(await bring(panel, new File([text], file))).to.equal('All of it was here already.');
  });

  it('leaves what was chosen here, and takes what was not', async () => {
    const home = await playedDevice();
    const away = device();
    away.preferences.change({ theme: 'light' });
    await bring(await panelOf(away), new File([(await packParcel(home)).text], 'b.json'));
    expect(away.preferences.now).to.include({ theme: 'light', language: 'it' });
  });

  it('with any of a hundred damages gets a message, and changes nothing', async () => {
    const home = await playedDevice();
    home.store.saveDeal(recordOf('munger', '42', 3));
    const before = await textOf(home);
    const panel = await panelOf(home);
    const { text } = await packParcel(home);
    const all = damaged(text);
    expect(all.length).to.be.greaterThan(100);
    for (const [how, bad] of all)
      expect(await bring(panel, new File([bad], how)), how).to.match(/^\w.* Nothing has been changed\.$/);
    const huge = Object.defineProperty(new File(['{'], 'huge'), 'size', { value: 1e9 });
    expect((await readBackupFile(huge)).ok).to.equal(false);
    expect(await textOf(home)).to.equal(before);
  });

  it('goes by a link where it fits, and comes in when the player says so', async () => {
    const home = await playedDevice();
    const { text } = await packParcel(home);
    const link = new URL((await backupLink('https://host.example/record/', text)) ?? '');
    expect(link.href.length).to.be.lessThan(2000);
    expect(await backupIn(link)).to.equal(text);
    expect(await backupIn(new URL(link.href.slice(0, -9))), 'a link that was cut off').to.equal(undefined);

    history.replaceState(null, '', link.hash);
    const away = device();
    const panel = await panelOf(away);
    await until(() => panel.querySelector('.offer'), 'it is offered');
    expect((await away.store.results()).length, 'nothing is taken in yet').to.equal(0);
    panel.querySelector<HTMLElement>('.offer .main')!.click();
    await until(() => said(panel) !== '', 'it is taken in');
    expect(await textOf(away)).to.equal(await textOf(home));
    expect(location.hash).to.equal('');
  });

  it('is too much for a link when there is much to tell', async () => {
    const noise = Array.from(crypto.getRandomValues(new Uint8Array(9000)), (byte) => byte.toString(36)).join(
      '',
    );
    expect(await backupLink('https://host.example/record/', noise)).to.equal(undefined);
  });

  for (const locale of sweepSlice(locales, 3)) {
    it(`reads well and is accessible in ${locale}`, async () => {
      const panel = await panelOf(device(), locale);
      expect(panel.textContent).not.to.match(/undefined|NaN|\{|backup-/);
      await expect(panel).to.be.accessible();
    });
  }
});
