import { furtherWords } from './further-words.ts';

const KEYS = import.meta.glob<string>('./*.keys.ftl', { query: '?raw', import: 'default', eager: true });

/** Words of a table that know what its keys are called and do, too: fetched, in every language, with what lists them. */
export const keyWords = furtherWords(KEYS);
