import { fan } from '../../src/games/fan.ts';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parse } from 'valibot';
import { makeDeck } from '../../src/cards/pack.ts';
import { games } from '../../src/games/index.ts';
import { GameRulesSchema, type GameRules } from '../../src/rules/game-rules.ts';
import { cardsIn } from '../../src/text/dealt-facts.ts';
import { locales } from '../../src/text/load-all-words.ts';
import { rulesText } from '../../src/text/rules-text.ts';
import { stockSize } from '../../src/text/stock-facts.ts';
import { sweepSlice } from '../tools/sweep.ts';
import { CheckedWords, ftlOf } from './checked-words.ts';
import { meaning } from './meaning.ts';
import { mutations, wordsIn, type Breadth } from './mutations.ts';

const english = new CheckedWords('en');

function textOf(rules: GameRules, words: CheckedWords): string {
  const { sections } = rulesText({ name: 'This game', rules }, words);
  return sections.flatMap(({ heading, paragraphs }) => [`== ${heading}`, ...paragraphs]).join('\n');
}

/** Games whose rules are taken apart and put together in every way; of the others each value is changed. */
const WIDE = ['munger', 'manx', 'sultan', 'golf', 'pyramid'];

/** Other rules that differ in one place and can be played, with their text. */
function playableMutants(rules: GameRules, breadth: Breadth, words: CheckedWords): [GameRules, string][] {
  return mutations(GameRulesSchema, rules, breadth).flatMap((mutant): [GameRules, string][] => {
    const checked = parse(GameRulesSchema, mutant);
    try {
      return areNonsense(checked) ? [] : [[checked, textOf(checked, words)]];
    } catch (error) {
      if (error instanceof RangeError) return [];
      throw error;
    }
  });
}

/** Whether rules deal more cards than the deck has, or onto piles that there are not. */
function areNonsense(rules: GameRules): boolean {
  switch (rules.mechanism) {
    case 'building': {
      const { cells, columns, reserve, stock } = rules;
      const tooManyCells = (cells?.filled ?? 0) > (cells?.count ?? 0);
      const toNoColumn = stock?.deals === 'a card to each column' && !columns;
      const toNoReserve = stock?.deals === 'a card to each reserve pile' && !reserve;
      return stockSize(rules) < 0 || tooManyCells || toNoColumn || toNoReserve;
    }
    case 'chain':
      return cardsIn(rules.columns) > makeDeck(rules.deck).size;
    case 'removal':
      return (rules.layout.rows * (rules.layout.rows + 1)) / 2 > makeDeck(rules.deck).size;
  }
}

/** No game of the catalogue deals its columns again yet. */
const DEALT_AGAIN = [
  { kind: 'order kept', packets: 3 },
  { kind: 'shuffled', columnsOf: 3 },
] as const;

describe('the rules text', () => {
  const seen = new Set<string>();
  const distinct = games.filter(
    ({ rules }, i) => games.findIndex((other) => JSON.stringify(other.rules) === JSON.stringify(rules)) === i,
  );
  const see = (rules: GameRules): void => {
    JSON.stringify(rules, (_, value: unknown) =>
      typeof value === 'string' ? (seen.add(value), value) : value,
    );
  };
  for (const { id, rules } of distinct) {
    it(`of ${id} changes with every single value of the rules, and is clean each time`, () => {
      checkMutants(rules, WIDE.includes(id) ? 'wide' : 'narrow', english).forEach(see);
    });
  }

  for (const how of DEALT_AGAIN) {
    it(`of a fan whose columns are dealt again, ${how.kind}, changes with every single value of the rules`, () => {
      const stock = { deals: 'the columns again', passes: 3, how } as const;
      const rules: GameRules = { ...fan.rules, stock };
      see(rules);
      checkMutants(rules, 'narrow', english).forEach(see);
    });
  }

  for (const locale of locales.filter((other) => other !== 'en')) {
    const words = new CheckedWords(locale);
    for (const { id, rules } of sweepSlice(distinct, 12)) {
      it(`of ${id} in ${locale} changes with every single value of the rules, and is clean each time`, () => {
        checkMutants(rules, rules.mechanism === 'building' ? 'narrow' : 'wide', words);
      });
    }
  }

  it('has been composed for every word of the rules', () => {
    const missing = [...new Set(wordsIn(GameRulesSchema))].filter((word) => !seen.has(word));
    assert.deepEqual(missing, []);
  });

  it('uses every message that is there for it', () => {
    const ids = ftlOf('en').flatMap((text) => [...text.matchAll(/^(rules-[\w-]+) =/gm)].map(([, id]) => id));
    assert.deepEqual(
      ids.filter((id) => id !== undefined && !english.used.has(id)),
      [],
    );
  });
});

/** Compares the text of rules with those of others that differ in one place. Returns the others. */
function checkMutants(rules: GameRules, breadth: Breadth, words: CheckedWords): GameRules[] {
  const own = textOf(rules, words);
  const mutants = playableMutants(rules, breadth, words);
  // Some mechanisms have few words.
  assert.ok(
    mutants.length > (rules.mechanism === 'building' ? 20 : 4),
    `only ${mutants.length} other rules were found`,
  );
  for (const [mutant, text] of mutants) {
    assertClean(text);
    if (text !== own) continue;
    assert.deepEqual(meaning(mutant), meaning(rules), 'other rules are told in the same words');
  }
  return mutants.map(([mutant]) => mutant);
}

function assertClean(text: string): void {
  assert.doesNotMatch(text, /undefined|NaN|\[object|[{}$]/, text);
  assert.doesNotMatch(text, / {2}| [.,;:]|\.\.|,,|(^|\n) | (\n|$)/, text);
  assert.doesNotMatch(text, /-\d/, text);
  for (const line of text.split('\n')) assert.match(line, /^(== .+|\p{Lu}.*[.?!)]|\d.*\.)$/u, line);
}
