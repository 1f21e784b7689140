import { gameById } from '../games/index.ts';
import type { BuildRules } from '../rules/game-rules.ts';

type SingleCards = Extract<BuildRules['foundations'][number], { takes: 'single cards' }>;
type Columns = NonNullable<BuildRules['columns']>;

/** The rules of a game of building up. Throws when the catalogue has none with this id. */
export function building(id: string): BuildRules {
  const rules = gameById(id)?.rules;
  if (rules?.mechanism !== 'building') throw new Error(`no game of building up has the id "${id}"`);
  return rules;
}

/** Its columns. Throws for rules that have none. */
export function columnsOf({ columns }: BuildRules): Columns {
  if (!columns) throw new Error('a game without columns');
  return columns;
}

/** The same rules with some changes to the columns. */
export function withColumns(rules: BuildRules, change: Partial<Columns>): BuildRules {
  return { ...rules, columns: { ...columnsOf(rules), ...change } };
}

/** The same rules, but no card comes back from the foundations. */
export function keeping(rules: BuildRules): BuildRules {
  return { ...rules, foundations: rules.foundations.map((group) => ({ ...group, gives: 'nothing' })) };
}

/** The same rules for another draw. */
export function drawing(rules: BuildRules, draw: number): BuildRules {
  const { stock } = rules;
  if (stock?.deals !== 'to the waste') throw new Error('a game without a waste');
  return { ...rules, stock: { ...stock, draw } };
}

/** The same rules for so many cells that are empty at first; for 0 there are none. */
export function withCells(rules: BuildRules, count: number): BuildRules {
  const { cells: _, ...others } = rules;
  if (count === 0) return others;
  return { ...others, cells: { count, filled: 0, takes: { kind: 'one card' }, opens: 'from the start' } };
}

/** So many open cards in so many columns, as they come when they are dealt row by row. */
export function rows(cards: number, columns: number): string[] {
  return Array.from({ length: columns }, (_, column) => 'u'.repeat(Math.ceil((cards - column) / columns)));
}

/** The same rules, built on and lifted in runs by another relation of suits. */
export function builtIn(rules: BuildRules, suits: 'same suit' | 'any suit'): BuildRules {
  return withColumns(rules, {
    build: { on: 'the next rank', order: 'down', by: 1, suits },
    moves: { lift: 'a run', part: 'any part', suits },
  });
}

/** The same rules, whose stock may be tapped at any time, also over empty columns. */
export function tappedAtAnyTime(rules: BuildRules): BuildRules {
  const { stock } = rules;
  if (stock?.deals !== 'a card to each column') throw new Error('a game whose stock deals no rows');
  return { ...rules, stock: { ...stock, tap: 'at any time' } };
}

/** The foundations of rules, which take single cards, with some changes. */
export function singly({ foundations }: BuildRules, change: Partial<SingleCards>): BuildRules['foundations'] {
  return foundations.map((group) => (group.takes === 'single cards' ? { ...group, ...change } : group));
}
