import type { Mechanism } from '../engine/mechanism.ts';
import { countOf, fromOf, packMove, toOf, type Move } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import { markOf } from './likely-move.ts';
import { replays } from './replays.ts';

/** Moves that may be played in trying: a line of two hundred moves is tried through in a few hundredths of a second. */
const EFFORT = 40_000;

/**
 * A line that wins, without what it wanders: loops are cut, cards that go on at once go straight, and moves that are not
 * needed are left out. Every change is played through the rules before it is kept, so the line still wins and is never
 * longer. Leaves the position that it starts from as it was.
 */
export function shorten(mechanism: Mechanism, position: Position, line: readonly Move[]): readonly Move[] {
  const trial = new Trial(mechanism, position, line);
  trial.cutLoops();
  trial.goStraight();
  trial.leaveOut();
  return trial.line;
}

/** A line, and what is tried on it. */
class Trial {
  line: readonly Move[];
  readonly #mechanism: Mechanism;
  readonly #position: Position;
  #effort = EFFORT;

  constructor(mechanism: Mechanism, position: Position, line: readonly Move[]) {
    this.#mechanism = mechanism;
    this.#position = position;
    this.line = line;
  }

  /** Leaves out what lies between two visits of the same position, the longest loops first. */
  cutLoops(): void {
    for (let at = 0; at < this.line.length; at++) {
      const marks = this.#marks();
      for (
        let back = marks.lastIndexOf(marks[at]!);
        back > at;
        back = marks.lastIndexOf(marks[at]!, back - 1)
      ) {
        // Piles of one kind may have changed places meanwhile, so the rest need not fit.
        if (this.#keep([...this.line.slice(0, at), ...this.line.slice(back)])) break;
      }
    }
  }

  /** Where the same cards move twice, lets them go to the second place at once. */
  goStraight(): void {
    for (let first = 0; first < this.line.length; first++) {
      const move = this.line[first]!;
      const then = this.line.findIndex(
        (other, at) => at > first && fromOf(other) === toOf(move) && countOf(other) === countOf(move),
      );
      if (countOf(move) === 0 || then < 0) continue;
      const straight = packMove(fromOf(move), toOf(this.line[then]!), countOf(move));
      this.#keep(this.line.flatMap((each, at) => (at === first ? [] : at === then ? [straight] : [each])));
    }
  }

  /** Leaves out single moves, the last ones first. */
  leaveOut(): void {
    for (let at = this.line.length - 1; at >= 0; at--) this.#keep(this.line.filter((_, each) => each !== at));
  }

  /** Keeps another line, if it wins and there is effort left to find out. */
  #keep(line: readonly Move[]): boolean {
    this.#effort -= line.length;
    if (this.#effort < 0 || !this.#wins(line)) return false;
    this.line = line;
    return true;
  }

  #wins(line: readonly Move[]): boolean {
    const position = this.#position;
    const begin = position.journalLength;
    const wins = replays(this.#mechanism, position, line);
    while (position.journalLength > begin) position.back();
    return wins;
  }

  /** The positions on the way, the first one included. */
  #marks(): string[] {
    const position = this.#position;
    const marks = [markOf(position)];
    for (const move of this.line) {
      this.#mechanism.play(position, move);
      marks.push(markOf(position));
    }
    for (let taken = 0; taken < this.line.length; taken++) position.back();
    return marks;
  }
}
