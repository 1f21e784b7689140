/**
 * How the site gets onto the device: a browser that can be asked, one that shows the way in its own menu, or nothing to
 * be said, since it is there already or cannot be.
 */
export type Installing =
  | { readonly how: 'ask'; readonly ask: () => void }
  | { readonly how: 'by hand' }
  | { readonly how: 'none' };

/** What a browser says before it would offer by itself to install a site. Not every browser knows this event. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

/** The part of a window that tells how a site can be installed. */
export interface InstallingWindow extends EventTarget {
  readonly navigator: { readonly standalone?: boolean; readonly maxTouchPoints?: number };
}

/**
 * Watches how the site can be put on the device. Browsers that can be asked say so, at some time; only those of Apple's
 * phones and tablets know `standalone`, and there it takes three steps by hand.
 *
 * @param changed is told of each change
 * @returns what is possible at the moment
 */
export function watchInstalling(page: InstallingWindow, changed: () => void): () => Installing {
  const { standalone, maxTouchPoints = 0 } = page.navigator;
  let now: Installing = { how: standalone === false && maxTouchPoints > 0 ? 'by hand' : 'none' };
  const set = (next: Installing): void => {
    now = next;
    changed();
  };
  page.addEventListener('beforeinstallprompt', (event) => {
    if (!isPrompt(event)) return;
    // It is offered by our own button, where it is in nobody's way.
    event.preventDefault();
    set({
      how: 'ask',
      ask: () => {
        // A browser may be asked once for each event.
        set({ how: 'none' });
        void event.prompt();
      },
    });
  });
  page.addEventListener('appinstalled', () => set({ how: 'none' }));
  return () => now;
}

function isPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event;
}

/** Shows that part of the written offer, if any, that is possible now; its button asks the browser. */
export function showInstalling(offer: HTMLElement, installing: Installing): void {
  const { how } = installing;
  offer.hidden = how === 'none';
  const [button, steps] = [offer.querySelector('button'), offer.querySelector('ol')];
  if (button) {
    button.hidden = how !== 'ask';
    button.onclick = how === 'ask' ? installing.ask : null;
  }
  if (steps) steps.hidden = how !== 'by hand';
}
