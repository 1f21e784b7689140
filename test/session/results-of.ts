import type { Result } from '../../src/session/result.ts';

/** Results, one after the other: `W` a win and `L` a deal that was left, each a day later than the one before. */
export function resultsOf(course: string, more: Partial<Result> = {}): Result[] {
  return Array.from(course, (letter, i) => ({
    game: 'golf',
    deal: String(i + 1),
    outcome: letter === 'W' ? 'won' : 'abandoned',
    moves: 50 + i,
    ms: 60_000 + 1000 * i,
    when: Date.UTC(2026, 0, 1 + i),
    day: new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10),
    order: i + 1,
    used: { undo: false, hint: false },
    ...more,
  }));
}
