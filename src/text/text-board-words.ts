import { furtherWords } from './further-words.ts';

const BOARD = import.meta.glob<string>('./*.board.ftl', { query: '?raw', import: 'default', eager: true });

/** Words of a table that know the text board, too: fetched with the board, in every language, when somebody opens one. */
export const textBoardWords = furtherWords(BOARD);
