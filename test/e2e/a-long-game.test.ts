import { itIsWonByTaps } from './won-by-taps.ts';

itIsWonByTaps('triple-minerva', 'triple-minerva-seed');
