import type { TableStep } from '../session/public-steps.ts';
import type { Session } from '../session/session.ts';
import type { Words } from '../text/words.ts';
import type { Deed } from './play.ts';
import { deedSaid, moveSaid } from './speech.ts';

/** What is said of the last move and of all that has followed it by itself, so that it can be heard again. */
export class LastMove {
  /** What was said of it, or of what was taken back last; undefined before there is one. */
  said: string | undefined;
  /** Its steps, and those of what has followed. */
  #gesture: readonly [made: readonly TableStep[], followed: readonly TableStep[]] = [[], []];

  /** Another deal lies on the table. */
  forget(): void {
    this.said = undefined;
    this.#gesture = [[], []];
  }

  /** Gives what is said of a deal that has changed by these steps. */
  tell(words: Words, session: Session, deed: Deed, steps: readonly TableStep[]): string {
    const [made, followed] = this.#gesture;
    this.#gesture = deed === 'follow' ? [made, [...followed, ...steps]] : [steps, []];
    const isMove = deed === 'move' || deed === 'follow';
    this.said = isMove ? moveSaid(words, session, ...this.#gesture) : deedSaid(words, deed);
    return this.said;
  }
}
