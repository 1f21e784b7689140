/**
 * What keeps deals from being stored.
 *
 * - `blocked`: nothing may be stored here (a private window, a sandboxed frame, a browser told so), or another version
 *   of the program holds the database
 * - `full`: no room is left
 * - `torn`: the database does not answer, or answers with errors
 */
export type TroubleKind = 'blocked' | 'full' | 'torn';

/** Trouble with storage. The game plays on; whoever shows it says so and offers a way to keep the deals elsewhere. */
export interface Trouble {
  readonly kind: TroubleKind;
  /** What the browser said, for reports of errors; not for players. */
  readonly detail: string;
}

/** What an error of the browser means, that came up while the database was opened or used. */
export function troubleFrom(error: unknown, whilst: 'opening' | 'using'): Trouble {
  const name = error instanceof Error ? error.name : 'Error';
  const message = error instanceof Error ? error.message : String(error);
  return { kind: kindOf(name, whilst), detail: `${name}: ${message}` };
}

/** What a database that was damaged or cut off answers when it is opened; any other refusal is meant. */
const TORN_AT_OPENING = new Set(['UnknownError', 'AbortError', 'DataError', 'ConstraintError']);

function kindOf(name: string, whilst: 'opening' | 'using'): TroubleKind {
  if (name === 'QuotaExceededError') return 'full';
  return whilst === 'using' || TORN_AT_OPENING.has(name) ? 'torn' : 'blocked';
}

/** The trouble that there is, and those who want to know. */
export class Troubles {
  readonly #listeners = new Set<(trouble: Trouble | undefined) => void>();
  #lasting: Trouble | undefined;
  #passing: Trouble | undefined;

  get now(): Trouble | undefined {
    return this.#lasting ?? this.#passing;
  }

  /** Calls `listener` with every change, and at once if there is trouble. Gives how to stop that. */
  watch(listener: (trouble: Trouble | undefined) => void): () => void {
    this.#listeners.add(listener);
    if (this.now) listener(this.now);
    return () => this.#listeners.delete(listener);
  }

  /** There is trouble that may pass, or with undefined, it has passed. */
  tell(trouble: Trouble | undefined): void {
    const before = this.now?.kind;
    this.#passing = trouble;
    this.#announce(before);
  }

  /** There is trouble for as long as the page lives. */
  stay(trouble: Trouble): void {
    const before = this.now?.kind;
    this.#lasting = trouble;
    this.#announce(before);
  }

  #announce(before: TroubleKind | undefined): void {
    if (this.now?.kind !== before) for (const listener of this.#listeners) listener(this.now);
  }
}
