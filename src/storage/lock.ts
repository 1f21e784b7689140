import type { Milliseconds } from './in-time.ts';

/** How long a lock may take to come free: the tab before this one, or a table just closed, may still be on its way out. */
const SHORTLY: Milliseconds = 400;

/** How long another tab has to answer before the lock is taken from it. */
const PATIENCE: Milliseconds = 1500;

/** What whoever has a lock is told. */
export interface LockListener {
  /** Another tab asks for it: write what there is to write, and let go. */
  asked(): void;
  /** It was taken away. */
  taken(): void;
}

/**
 * A lock of the browser that one tab has at a time, and that another may ask for. Without the Web Locks API (pages
 * that are not served securely, sandboxed frames) everybody has it.
 */
export class Lock {
  readonly #locks: LockManager | undefined;
  readonly #name: string;
  readonly #listener: LockListener;
  readonly #channel: BroadcastChannel | undefined;
  #release: (() => void) | undefined;
  #closed = false;

  constructor(locks: LockManager | undefined, name: string, listener: LockListener) {
    this.#locks = locks;
    this.#name = name;
    this.#listener = listener;
    this.#channel = openChannel(name, () => {
      if (this.#release) listener.asked();
    });
  }

  /** Gives whether the lock was free, or came free shortly. */
  async ask(): Promise<boolean> {
    const giveUp = new AbortController();
    const asked = this.#request({ signal: giveUp.signal });
    for (;;) {
      const answer = await Promise.race([asked, shortly()]);
      if (answer !== undefined) return answer;
      // A busy device may take longer to answer, though nobody else has it.
      if (this.#closed || (await this.#isAwaited())) giveUp.abort();
    }
  }

  /** Asks whoever has the lock to let go, and takes it from one that does not answer. Gives whether it came. */
  async takeOver(): Promise<boolean> {
    this.#channel?.postMessage('please');
    const given = await this.#request({ signal: AbortSignal.timeout(PATIENCE) });
    return given || this.#request({ steal: true });
  }

  /** Lets go of the lock, so that others may have it. It can be asked for again. */
  letGo(): void {
    this.#release?.();
    this.#release = undefined;
  }

  /** Lets go for good. */
  close(): void {
    this.#closed = true;
    this.letGo();
    this.#channel?.close();
  }

  /**
   * Whether somebody waits for the lock, since another has it; where that cannot be known, somebody does. That it is held
   * says less: it may have been granted to this very table, which has not heard of it yet.
   */
  async #isAwaited(): Promise<boolean> {
    const known = await this.#locks?.query().catch(() => undefined);
    return !known || (known.pending ?? []).some(({ name }) => name === this.#name);
  }

  /** Gives whether the lock was granted; it is kept until it is let go or taken away. */
  #request(options: LockOptions): Promise<boolean> {
    return new Promise((answer) => {
      if (!this.#locks) return answer(true);
      let mine: (() => void) | undefined;
      const granted = (): Promise<void> | undefined => {
        answer(!this.#closed);
        if (this.#closed) return undefined;
        return new Promise((release) => {
          this.#release = mine = release;
        });
      };
      this.#locks.request(this.#name, options, granted).catch(() => {
        if (mine) {
          if (this.#release === mine) this.#release = undefined;
          this.#listener.taken();
        }
        // Neither granted nor waited for in vain: locks are refused here, and every table is alone.
        else answer(options.signal?.aborted !== true);
      });
    });
  }
}

/** Resolves, without a word, when a lock should have come. */
function shortly(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, SHORTLY, undefined));
}

/** A channel to the other tabs; undefined where the browser refuses one. */
function openChannel(name: string, heard: () => void): BroadcastChannel | undefined {
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = heard;
    return channel;
  } catch {
    return undefined;
  }
}
