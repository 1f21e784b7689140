/** Who invented a game, or wrote it down first, where that is known. */
export const inventors: Readonly<Record<string, string>> = {
  freecell: 'Paul Alfille',
  'black-hole': 'David Parlett',
  penguin: 'David Parlett',
  'seahaven-towers': 'Art Cabral',
  'three-peaks': 'Robert Hogue',
  'curds-and-whey': 'David Bernazzani',
  manx: 'Rick Holzgrafe',
  'tabby-cat': 'Rick Holzgrafe',
  'triple-minerva': 'Thomas Warfield',
  bristol: 'Albert Morehead, Geoffrey Mott-Smith',
  strategy: 'Albert Morehead, Geoffrey Mott-Smith',
};
