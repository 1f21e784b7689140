import type { Words } from './words.ts';

/** What the text board says, in every language: it is fetched with the board, when somebody opens one. */
const BOARD = import.meta.glob<string>('./*.board.ftl', { query: '?raw', import: 'default', eager: true });

const known = new WeakSet<Words>();

/** Words of a table that know the text board, too: the same ones. */
export function textBoardWords(words: Words): Words {
  const text = BOARD[`./${words.locale}.board.ftl`] ?? BOARD['./en.board.ftl'];
  if (text !== undefined && !known.has(words)) words.add(text);
  known.add(words);
  return words;
}
