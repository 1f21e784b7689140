import { facesDealt, pileCount } from '../engine/dealt.ts';
import type { Columns } from '../rules/game-rules.ts';
import type { Facts } from './words.ts';

/** What a set of piles is dealt, as rules write it. */
export type Dealt = Columns['dealt'];

/** Piles that are dealt the same: their numbers from 1, and the letters of their cards, bottom card first. */
export interface DealtGroup {
  readonly numbers: readonly number[];
  readonly faces: string;
}

/** The letters of each pile's cards. */
export function patternsOf(dealt: Dealt): string[] {
  return Array.from({ length: pileCount(dealt) }, (_, pile) => facesDealt(dealt, pile));
}

/** Cards that are dealt to all the piles together. */
export function cardsIn(dealt: Dealt | undefined): number {
  return dealt ? patternsOf(dealt).join('').length : 0;
}

/** Cards that each of the piles is dealt, or -1 where they are not dealt the same number. */
export function cardsEach(dealt: Dealt): number {
  const [size = -1, ...others] = new Set(patternsOf(dealt).map((faces) => faces.length));
  return others.length === 0 ? size : -1;
}

/** The piles by what they are dealt, in the order in which each pattern comes first. */
export function groupsOf(dealt: Dealt): DealtGroup[] {
  const groups = new Map<string, number[]>();
  patternsOf(dealt).forEach((faces, pile) => {
    const numbers = groups.get(faces) ?? [];
    numbers.push(pile + 1);
    groups.set(faces, numbers);
  });
  return [...groups].map(([faces, numbers]) => ({ faces, numbers }));
}

/** How the cards of a pile lie: the word that `rules-faces` chooses by. */
export type FacesKind = 'none' | 'up' | 'down' | 'top' | 'last' | 'by-turns-down' | 'by-turns-up' | 'mixed';

/** How the cards of a pile lie, so that no two patterns of the same length give the same facts. */
export function facesKind(faces: string): FacesKind {
  if (faces === '') return 'none';
  if (!faces.includes('d')) return 'up';
  if (!faces.includes('u')) return 'down';
  if (/^d+u$/.test(faces)) return 'top';
  if (/^d+u+$/.test(faces)) return 'last';
  if (/^(du)+d?$/.test(faces)) return 'by-turns-down';
  return /^(ud)+u?$/.test(faces) ? 'by-turns-up' : 'mixed';
}

/** Facts for `rules-faces`, the listed runs apart. */
export function facesFacts(faces: string, piles: number): Facts {
  const kind = facesKind(faces);
  const down = kind === 'last' ? faces.lastIndexOf('d') + 1 : 0;
  return {
    n: piles,
    cards: faces.length,
    faces: kind,
    down,
    up: kind === 'last' ? faces.length - down : 0,
  };
}

/** Cards in a row that lie alike. */
export function facesRuns(faces: string): { readonly face: 'u' | 'd'; readonly n: number }[] {
  return (faces.match(/u+|d+/g) ?? []).map((run) => ({
    face: run.startsWith('u') ? 'u' : 'd',
    n: run.length,
  }));
}
