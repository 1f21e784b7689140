import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parse } from 'valibot';
import { compile } from '../../src/engine/compile.ts';
import { games } from '../../src/games/index.ts';
import { GameRulesSchema, type GameRules } from '../../src/rules/game-rules.ts';
import { rulesText } from '../../src/text/rules-text.ts';
import { CheckedWords, ftlOf } from './checked-words.ts';
import { meaning } from './meaning.ts';
import { mutations, wordsIn } from './mutations.ts';

const words = new CheckedWords('en');

function textOf(rules: GameRules): string {
  const { sections } = rulesText({ name: 'This game', rules }, words);
  return sections.flatMap(({ heading, paragraphs }) => [`== ${heading}`, ...paragraphs]).join('\n');
}

/** Other rules that differ in one value and can be played. */
function playableMutants(rules: GameRules): GameRules[] {
  return mutations(GameRulesSchema, rules).flatMap((mutant) => {
    const checked = parse(GameRulesSchema, mutant);
    try {
      compile(checked).deal('1');
      return [checked];
    } catch (error) {
      if (error instanceof RangeError) return [];
      throw error;
    }
  });
}

describe('the rules text', () => {
  const seen = new Set<string>();
  const distinct = games.filter(
    ({ rules }, i) => games.findIndex((other) => JSON.stringify(other.rules) === JSON.stringify(rules)) === i,
  );
  for (const { id, rules } of distinct) {
    it(`of ${id} changes with every single value of the rules, and is clean each time`, () => {
      const own = textOf(rules);
      const mutants = playableMutants(rules);
      assert.ok(mutants.length > 20, `only ${mutants.length} other rules were found`);
      for (const mutant of mutants) {
        const text = textOf(mutant);
        assertClean(text);
        JSON.stringify(mutant, (_, value: unknown) =>
          typeof value === 'string' ? (seen.add(value), value) : value,
        );
        if (text !== own) continue;
        assert.deepEqual(meaning(mutant), meaning(rules), 'other rules are told in the same words');
      }
    });
  }

  it('has been composed for every word of the rules, apart from those that no game can be made to use', () => {
    const missing = [...new Set(wordsIn(GameRulesSchema))].filter((word) => !seen.has(word));
    assert.deepEqual(missing, []);
  });

  it('uses every message that is there for it', () => {
    const ids = ftlOf('en').flatMap((text) => [...text.matchAll(/^(rules-[\w-]+) =/gm)].map(([, id]) => id));
    assert.deepEqual(
      ids.filter((id) => id !== undefined && !words.used.has(id)),
      [],
    );
  });
});

function assertClean(text: string): void {
  assert.doesNotMatch(text, /undefined|NaN|\[object|[{}$]/, text);
  assert.doesNotMatch(text, / {2}| [.,;:]|\.\.|,,|(^|\n) | (\n|$)/, text);
  assert.doesNotMatch(text, /-\d/, text);
  for (const line of text.split('\n')) assert.match(line, /^(== .+|\p{Lu}.*[.?!)]|\d.*\.)$/u, line);
}
