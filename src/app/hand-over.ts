/** An address that is handed on, with what is said about it. */
export interface Link {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** What a browser may offer for it. */
export interface Ways {
  readonly share?: (link: Link) => Promise<void>;
  /** Absent on pages that did not come over a safe connection. */
  readonly clipboard?: Pick<Clipboard, 'writeText'>;
}

/** What became of a link; `refused`: the browser does neither, and it has to be shown. */
export type HandedOver = 'shared' | 'copied' | 'cancelled' | 'refused';

/** Opens what the device offers for sharing; where it offers nothing, the link is copied. Never rejects. */
export async function share(link: Link, ways: Ways = navigator): Promise<HandedOver> {
  if (!ways.share) return copy(link, ways);
  try {
    await ways.share(link);
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    return copy(link, ways);
  }
}

/** Copies a link, with what is said about it where it says `text`. Never rejects. */
export async function copy({ url }: Link, { clipboard }: Ways = navigator): Promise<HandedOver> {
  if (!clipboard) return 'refused';
  try {
    await clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'refused';
  }
}
