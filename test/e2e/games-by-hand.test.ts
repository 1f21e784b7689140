import { sweepSlice } from '../tools/sweep.ts';
import { dragMove, tapMove } from './fingers.ts';
import { hands } from './hands.ts';
import { itIsWonBy } from './won-by-hand.ts';

/** Whole games take long: one of them a run. Those that `itIsWonByTaps` plays are not tapped again. */
const games = [
  ['drags', dragMove, 'munger', 'munger-seed'],
  ['drags', dragMove, 'klondike', 'klondike'],
  ['drags', dragMove, 'manx', 'manx-seed'],
  ['taps', tapMove, 'klondike', 'klondike'],
  ['drags', dragMove, 'waning-moon', 'waning-moon'],
  ['taps', tapMove, 'spider-1-suit', 'spider-1suit'],
  ['drags', dragMove, 'spider-1-suit', 'spider-1suit'],
  ['drags', dragMove, 'triple-minerva', 'triple-minerva-seed'],
] as const;
if (hands.has('drags or taps')) {
  for (const [hand, play, game, recording] of sweepSlice(games, games.length))
    itIsWonBy(hand, play, game, recording);
}
