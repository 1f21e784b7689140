import { sweepSlice } from '../tools/sweep.ts';
import { itIsWonByTaps } from './won-by-taps.ts';

/** Whole games take long: one of them a run. */
const games = [
  ['munger', 'munger-seed'],
  ['manx', 'manx-seed'],
  ['waning-moon', 'waning-moon'],
  ['triple-minerva', 'triple-minerva-seed'],
] as const;
for (const [game, recording] of sweepSlice(games, games.length)) itIsWonByTaps(game, recording);
