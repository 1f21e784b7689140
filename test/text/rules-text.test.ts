import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parse } from 'valibot';
import type { Game } from '../../src/games/game.ts';
import { games } from '../../src/games/index.ts';
import { GameRulesSchema, type GameRules } from '../../src/rules/game-rules.ts';
import { locales } from '../../src/text/load-all-words.ts';
import { rulesText } from '../../src/text/rules-text.ts';
import { sweepSlice } from '../tools/sweep.ts';
import { CheckedWords, ftlOf } from './checked-words.ts';
import { meaning } from './meaning.ts';
import { mutations, wordsIn, type Breadth } from './mutations.ts';

const english = new CheckedWords('en');

function textOf(rules: GameRules, words: CheckedWords): string {
  const { sections } = rulesText({ name: 'This game', rules }, words);
  return sections.flatMap(({ heading, paragraphs }) => [`== ${heading}`, ...paragraphs]).join('\n');
}

const WORDS = new Set(wordsIn(GameRulesSchema));

/** Games whose rules are taken apart and put together in every way; of the others each value is changed. */
const WIDE = ['munger', 'manx', 'sultan', 'golf', 'pyramid'];

/** Other rules that differ in one place and can be played, with their text. */
function playableMutants(rules: GameRules, breadth: Breadth, words: CheckedWords): [GameRules, string][] {
  return mutations(GameRulesSchema, rules, breadth).flatMap((mutant): [GameRules, string][] => {
    const checked = parse(GameRulesSchema, mutant);
    try {
      return [[checked, textOf(checked, words)]];
    } catch (error) {
      if (error instanceof RangeError) return [];
      throw error;
    }
  });
}

/** Of some games a few that between them use every word that any of them uses: each time the one with most new ones. */
function withEveryWord(some: readonly Game[]): Game[] {
  const left = new Map(some.map((game) => [game, new Set(wordsOf(game.rules))]));
  const chosen: Game[] = [];
  for (;;) {
    const [next] = [...left].toSorted(([, one], [, other]) => other.size - one.size);
    if (!next || next[1].size === 0) return chosen;
    const [game, words] = next;
    chosen.push(game);
    for (const others of left.values()) if (others !== words) for (const word of words) others.delete(word);
    left.delete(game);
  }
}

/** The fields of rules, and the words in them. */
function wordsOf(rules: GameRules): string[] {
  const words: string[] = [];
  JSON.stringify(rules, (field, value: unknown) => {
    const word = typeof value === 'string' && WORDS.has(value) ? value : '';
    if (!/^\d/.test(field)) words.push(`${field}: ${word}`);
    return value;
  });
  return words;
}

describe('the rules text', () => {
  const seen = new Set<string>();
  const distinct = [...new Map(games.map((game) => [JSON.stringify(game.rules), game])).values()];
  const see = (rules: GameRules): void => {
    JSON.stringify(rules, (_, value: unknown) =>
      typeof value === 'string' ? (seen.add(value), value) : value,
    );
  };
  for (const { id, rules } of new Set([...withEveryWord(distinct), ...sweepSlice(distinct, 90)])) {
    it(`of ${id} changes with every single value of the rules, and is clean each time`, () => {
      checkMutants(rules, WIDE.includes(id) ? 'wide' : 'narrow', english).forEach(see);
    });
  }

  // Each language more makes the slices thinner, so that a run takes no longer for it.
  for (const locale of locales.filter((other) => other !== 'en')) {
    const words = new CheckedWords(locale);
    for (const { id, rules } of sweepSlice(distinct, 60 * locales.length)) {
      it(`of ${id} in ${locale} changes with every single value of the rules, and is clean each time`, () => {
        checkMutants(rules, rules.mechanism === 'building' ? 'narrow' : 'wide', words);
      });
    }
  }

  it('has been composed for every word of the rules', () => {
    const missing = [...WORDS].filter((word) => !seen.has(word));
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
  for (const line of text.split('\n')) assert.match(line, /^(== .+|[¿¡]?\p{Lu}.*[.?!)]|\d.*\.)$/u, line);
}
