import type { GameRules } from '../rules/game-rules.ts';
import { building } from './building.ts';
import { chain } from './chain.ts';
import { checkDeal } from './deal-check.ts';
import type { Mechanism } from './mechanism.ts';
import { removal } from './removal.ts';

/** Makes a game's rules ready for play. Throws a RangeError that names what is wrong when they cannot be played. */
export function compile(rules: GameRules): Mechanism {
  switch (rules.mechanism) {
    case 'building':
      checkDeal(rules);
      return building(rules);
    case 'chain':
      return chain(rules);
    case 'removal':
      return removal(rules);
  }
}
