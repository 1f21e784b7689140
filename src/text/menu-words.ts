import { furtherWords } from './further-words.ts';

const MENU = import.meta.glob<string>('./*.menu.ftl', { query: '?raw', import: 'default', eager: true });

/** Words of a table that know the menu and its sheets, too: little enough to come with them in every language. */
export const menuWords = furtherWords(MENU);
