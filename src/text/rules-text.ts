import { compile } from '../engine/compile.ts';
import type { GameRules } from '../rules/game-rules.ts';
import { buildingSections } from './rules-building.ts';
import { chainSections } from './rules-chain.ts';
import { removalSections } from './rules-removal.ts';
import { singleSections } from './rules-singles.ts';
import { Teller } from './teller.ts';
import type { Words } from './words.ts';

/** What a section of a rules text is about. */
export type RulesSectionId =
  | 'goal'
  | 'layout'
  | 'foundations'
  | 'columns'
  | 'reserve'
  | 'cells'
  | 'stock'
  | 'chain'
  | 'pyramid'
  | 'pairs'
  | 'hand';

/** One section of a rules text. The paragraphs of `layout` are the items of a list, a pile each. */
export interface RulesSection {
  readonly id: RulesSectionId;
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** How a game is played, in the order in which it is read. */
export interface RulesText {
  readonly heading: string;
  readonly sections: readonly RulesSection[];
}

/**
 * Tells how a game is played: every fact of its rules, with examples that the engine makes.
 * Needs the words that `loadAllWords` gives. Throws a RangeError for rules that cannot be played.
 */
export function rulesText(
  game: { readonly name: string; readonly rules: GameRules },
  words: Words,
): RulesText {
  const teller = new Teller(words, compile(game.rules), game.name);
  return { heading: teller.say('rules-heading'), sections: sectionsOf(game.rules, teller) };
}

function sectionsOf(rules: GameRules, teller: Teller): RulesSection[] {
  switch (rules.mechanism) {
    case 'building':
      return buildingSections(rules, teller);
    case 'chain':
      return chainSections(rules, teller);
    case 'removal':
      return removalSections(rules, teller);
    default:
      return singleSections(rules, teller);
  }
}
