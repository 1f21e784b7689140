import { aliases } from './aliases.ts';
import type { Family, Game } from './game.ts';
import { inventors } from './inventors.ts';
import { skillOf, type Skill } from './skill.ts';

/** How long a game takes: few cards and quick choices, one pack to be sorted, or several. */
export type Length = 'short' | 'medium' | 'long';

/** What helps to choose a game, beside its rules. Not part of the embed: load it when somebody chooses. */
export interface GameFacts {
  readonly family: Family;
  readonly packs: number;
  readonly length: Length;
  readonly skill: Skill;
  /** Who invented it, where that is known. */
  readonly inventor: string | undefined;
  /** Other names under which players look for it, in all languages. */
  readonly aliases: readonly string[];
}

/** The facts about a game. A variant shares inventor and other names with the game that it is a variant of. */
export function gameFacts(game: Game): GameFacts {
  const { id, family, rules, variantOf } = game;
  const ids = variantOf === undefined ? [id] : [id, variantOf];
  return {
    family,
    packs: rules.deck.packs,
    length: rules.mechanism !== 'building' ? 'short' : rules.deck.packs === 1 ? 'medium' : 'long',
    skill: skillOf(game),
    inventor: inventors[id] ?? (variantOf === undefined ? undefined : inventors[variantOf]),
    aliases: Object.values(aliases).flatMap((byGame) => ids.flatMap((one) => byGame[one] ?? [])),
  };
}
