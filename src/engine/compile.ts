import type { GameRules } from '../rules/game-rules.ts';
import { accordion } from './accordion.ts';
import { clock } from './clock.ts';
import { discards } from './discards.ts';
import { gallery } from './gallery.ts';
import { gaps } from './gaps.ts';
import { osmosis } from './osmosis.ts';
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
    case 'gaps':
      return gaps(rules);
    case 'accordion':
      return accordion(rules);
    case 'discards':
      return discards(rules);
    case 'osmosis':
      return osmosis(rules);
    case 'gallery':
      return gallery(rules);
    case 'clock':
      return clock(rules);
  }
}
