import { itIsWonByTaps } from './won-by-taps.ts';

itIsWonByTaps('munger', 'munger-seed');
itIsWonByTaps('manx', 'manx-seed');
itIsWonByTaps('waning-moon', 'waning-moon');
