import type { PileId } from './pile.ts';

/** Whether a name is that of a foundation, for those who know of a pile only what moves tell of it. */
export function isFoundation(id: PileId): boolean {
  return id.startsWith('f');
}
