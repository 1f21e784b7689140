import { LARGEST_BACKUP } from '../session/backup.ts';

/** The longest address that is handed on: more than that messengers cut off. */
const LONGEST_LINK = 8000;

/** What an address with a backup has behind its `#`, before the backup itself; the digit is the form of the packing. */
const BEGINNING = '#backup=1';

/** Puts a backup into an address, behind its `#`: no server sees it. Undefined where it is too long for one, or the browser cannot pack. */
export async function backupLink(address: string, text: string): Promise<string | undefined> {
  if (!('CompressionStream' in globalThis)) return undefined;
  const packed = await new Response(
    new Blob([text]).stream().pipeThrough(new CompressionStream('deflate')),
  ).arrayBuffer();
  if (packed.byteLength > LONGEST_LINK) return undefined;
  const letters = btoa(String.fromCharCode(...new Uint8Array(packed)));
  const link = address + BEGINNING + letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return link.length > LONGEST_LINK ? undefined : link;
}

/** Whether an address brings a backup. */
export function bringsBackup({ hash }: Pick<URL, 'hash'>): boolean {
  return hash.startsWith('#backup=');
}

/** The backup that an address brings, as text; undefined where a part of it is missing or was changed. */
export async function backupIn({ hash }: Pick<URL, 'hash'>): Promise<string | undefined> {
  if (!hash.startsWith(BEGINNING)) return undefined;
  const letters = hash.slice(BEGINNING.length).replaceAll('-', '+').replaceAll('_', '/');
  try {
    const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
    return await textOf(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')));
  } catch {
    // Neither letters nor a whole packing: each of them says so in its own way.
    return undefined;
  }
}

/** The text of a stream, which a few letters may make as long as they like; undefined for more than any backup is. */
async function textOf(stream: ReadableStream<BufferSource>): Promise<string | undefined> {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length <= LARGEST_BACKUP) continue;
    await reader.cancel();
    return undefined;
  }
}
