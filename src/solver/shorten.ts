import type { Mechanism } from '../engine/mechanism.ts';
import { countOf, fromOf, packMove, toOf, type Move } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import { positionMark } from '../engine/position-mark.ts';
import { replays } from './replays.ts';

/**
 * A line that wins, without what it wanders: loops are cut, cards that go on at once go straight, and moves that are not
 * needed are left out. Every change is played through the rules before it is kept, so each line that it gives still wins,
 * and none is longer than the one before. It gives the best line so far after each trial, for whoever has no time for all
 * of them, and leaves the position that the line starts from as it was.
 *
 * @param effort moves that may be played in trying
 * @param beginning how many moves are looked at, from the first: one for whoever wants to see no more of the line
 */
export function* shorten(
  mechanism: Mechanism,
  position: Position,
  line: readonly Move[],
  effort: number,
  beginning = Infinity,
): Generator<readonly Move[], undefined> {
  const trial = new Trial(mechanism, position, line, effort);
  for (const way of [trial.cutLoops(beginning), trial.goStraight(beginning), trial.leaveOut(beginning)]) {
    for (const shorter of way) {
      yield shorter;
      if (trial.isSpent) return undefined;
    }
  }
  return undefined;
}

/** A line, and what is tried on it. */
class Trial {
  readonly #mechanism: Mechanism;
  readonly #position: Position;
  #line: readonly Move[];
  #effort: number;

  constructor(mechanism: Mechanism, position: Position, line: readonly Move[], effort: number) {
    this.#effort = effort;
    this.#mechanism = mechanism;
    this.#position = position;
    this.#line = line;
  }

  /** Whether no effort is left. */
  get isSpent(): boolean {
    return this.#effort < 0;
  }

  /** Leaves out what lies between two visits of the same position, the longest loops first. */
  *cutLoops(beginning: number): Generator<readonly Move[]> {
    let marks = this.#marks();
    for (let at = 0; at < Math.min(beginning, this.#line.length); at++) {
      let back = marks.lastIndexOf(marks[at]!);
      while (back > at) {
        // Piles of one kind may have changed places meanwhile, so the rest need not fit.
        const cut = this.#keep([...this.#line.slice(0, at), ...this.#line.slice(back)]);
        yield this.#line;
        if (cut) marks = this.#marks();
        back = cut ? at : marks.lastIndexOf(marks[at]!, back - 1);
      }
    }
  }

  /** Where the same cards move twice, lets them go to the second place at once. */
  *goStraight(beginning: number): Generator<readonly Move[]> {
    for (let first = 0; first < Math.min(beginning, this.#line.length); first++) {
      const move = this.#line[first]!;
      const then = this.#line.findIndex(
        (other, at) => at > first && fromOf(other) === toOf(move) && countOf(other) === countOf(move),
      );
      if (countOf(move) === 0 || then < 0) continue;
      const straight = packMove(fromOf(move), toOf(this.#line[then]!), countOf(move));
      this.#keep(this.#line.flatMap((each, at) => (at === first ? [] : at === then ? [straight] : [each])));
      yield this.#line;
    }
  }

  /** Leaves out single moves, the last ones first. */
  *leaveOut(beginning: number): Generator<readonly Move[]> {
    let at = Math.min(beginning, this.#line.length) - 1;
    while (at >= 0 && at < this.#line.length) {
      const isKept = this.#keep(this.#line.filter((_, each) => each !== at));
      // What came after the beginning has come into it.
      if (!isKept || at < beginning - 1) at--;
      yield this.#line;
    }
  }

  /** Keeps another line, if it wins. */
  #keep(line: readonly Move[]): boolean {
    if (!this.#wins(line)) return false;
    this.#line = line;
    return true;
  }

  #wins(line: readonly Move[]): boolean {
    const position = this.#position;
    const begin = position.journalLength;
    const wins = replays(this.#mechanism, position, line);
    this.#effort -= position.journalLength > begin ? line.length : 1;
    while (position.journalLength > begin) position.back();
    return wins;
  }

  /** The positions on the way, the first one included. */
  #marks(): string[] {
    const position = this.#position;
    const marks = [positionMark(position)];
    for (const move of this.#line) {
      this.#mechanism.play(position, move);
      marks.push(positionMark(position));
    }
    for (let taken = 0; taken < this.#line.length; taken++) position.back();
    return marks;
  }
}
