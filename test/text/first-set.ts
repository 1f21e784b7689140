/** The games whose pages were asked for, and those that these pages name. */
export const FIRST_SET: readonly string[] = [
  'munger',
  'manx',
  'triple-minerva',
  'waning-moon',
  'minerva',
  'double-minerva',
  'athena',
  'canfield',
  'spider',
  'tabby-cat',
  'klondike',
  'forty-thieves',
  'eclipse',
  'thirty-nine-steps',
];
