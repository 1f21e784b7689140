/** The games whose deals of the day are looked at beforehand: the fourteen that were there first, and the best known. */
export const WINNABLE_GAMES: readonly string[] = [
  ...['munger', 'minerva', 'double-minerva', 'triple-minerva', 'manx', 'waning-moon', 'thirty-nine-steps'],
  ...['athena', 'eclipse', 'canfield', 'klondike', 'klondike-draw-3', 'forty-thieves', 'spider-1-suit'],
  ...['freecell', 'spider-2-suits', 'yukon', 'scorpion', 'pyramid', 'three-peaks', 'golf'],
  ...['bakers-game', 'eight-off', 'seahaven-towers', 'beleaguered-castle', 'bakers-dozen', 'simple-simon'],
  ...['fan', 'easthaven', 'spiderette', 'penguin', 'gypsy', 'bisley', 'black-hole'],
];
