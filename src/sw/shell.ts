/** The page that answers a navigation, and how deep in the site it is shown. */
export interface Shell {
  /** The precached page, relative to the site's root. */
  readonly page: 'shell.html' | 'embed/index.html';
  /** Folders between the page's own place and the one it is shown at. */
  readonly depth: number;
}

/**
 * Chooses the page for an address of the site: the bare table for `/embed/`, else the app.
 *
 * @param address where the browser goes; its query and fragment do not matter
 * @param root the site's root, ending in a slash: a sub-path of the host counts as root
 */
export function shellFor(address: URL, root: URL): Shell {
  const folders = address.pathname.slice(root.pathname.length).split('/').slice(0, -1);
  if (folders[0] === 'embed') return { page: 'embed/index.html', depth: folders.length - 1 };
  return { page: 'shell.html', depth: folders.length };
}

/** The file that an address stands for on a plain host, relative to the site's root: a folder's is its index.html. */
export function fileFor(address: URL, root: URL): string {
  return address.pathname.slice(root.pathname.length).replace(/(^|\/)$/, '$1index.html');
}
