/** How many of the first deals of a game were won and lost when they were solved, all cards known. */
export interface Rate {
  /** Deals 1 to this one; what is neither won nor lost was not decided. */
  readonly deals: number;
  readonly won: number;
  /** Each confirmed by a second search with other keys. */
  readonly lost: number;
  /** Time of the processor that a search had, in milliseconds. */
  readonly ms: number;
  /** When the last of them was solved. */
  readonly date: string;
  /** Fingerprint of the rules that were played. */
  readonly rulesDigest: string;
}

/**
 * Rates by game, as `npm run study -- GAME --deals 1..DEALS --ms MS` measured them: one thread of servers with two
 * cores that had other work to do, AMD EPYC or Intel Xeon, Node 20. Not part of the embed: load it with the rules.
 */
export const rates: Readonly<Record<string, Rate>> = {
  munger: { deals: 76, won: 25, lost: 43, ms: 2000, date: '2026-11-30', rulesDigest: '5b80603964d1b799' },
  manx: { deals: 200, won: 200, lost: 0, ms: 2000, date: '2026-11-30', rulesDigest: '8e6eaef1ad13c300' },
  'triple-minerva': {
    deals: 200,
    won: 199,
    lost: 0,
    ms: 2000,
    date: '2026-11-30',
    rulesDigest: '74d1eec47f60e85f',
  },
  'tabby-cat': {
    deals: 200,
    won: 200,
    lost: 0,
    ms: 2000,
    date: '2026-11-30',
    rulesDigest: '48c0b004191854e4',
  },
  eclipse: { deals: 80, won: 71, lost: 0, ms: 2000, date: '2026-11-30', rulesDigest: '925745c806c1d237' },
  'waning-moon': {
    deals: 293,
    won: 267,
    lost: 0,
    ms: 2000,
    date: '2026-11-30',
    rulesDigest: '291af57bb3c20cd5',
  },
  minerva: { deals: 96, won: 29, lost: 50, ms: 2000, date: '2026-11-30', rulesDigest: 'fc4d0b59412720d7' },
  'double-minerva': {
    deals: 381,
    won: 365,
    lost: 0,
    ms: 2000,
    date: '2026-11-30',
    rulesDigest: '1f77c8d7e4dc3134',
  },
  athena: { deals: 500, won: 457, lost: 32, ms: 2000, date: '2026-11-30', rulesDigest: '0d7a3f40fe570a3a' },
  canfield: { deals: 172, won: 132, lost: 18, ms: 2000, date: '2026-11-30', rulesDigest: '4fe528575432cee7' },
  klondike: { deals: 261, won: 232, lost: 9, ms: 2000, date: '2026-11-30', rulesDigest: 'f0ae332e018dde61' },
  'thirty-nine-steps': {
    deals: 113,
    won: 108,
    lost: 0,
    ms: 2000,
    date: '2026-11-30',
    rulesDigest: '7993251fec25f7ef',
  },
};
