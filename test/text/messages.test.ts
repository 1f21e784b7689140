import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { locales } from '../../src/text/load-all-words.ts';
import { Words } from '../../src/text/words.ts';
import { ftlOf } from './checked-words.ts';
import { messagesWithFacts } from './message-facts.ts';

/** Messages that are there to be part of others and may begin or end in any way. */
const PIECES = ['built-suits'];

for (const locale of locales) {
  describe(`every message in ${locale}`, () => {
    const words = new Words(locale, ftlOf(locale));
    for (const [id, facts] of messagesWithFacts(locale)) {
      it(`${id} reads well with all that it may be told`, () => {
        for (const some of facts) {
          const text = words.format(id, some);
          const told = `${JSON.stringify(some)}: ${JSON.stringify(text)}`;
          assert.ok(text.trim().length > 0, told);
          assert.doesNotMatch(text, /[{}$]|undefined|NaN|\[object/, told);
          if (PIECES.includes(id)) continue;
          assert.equal(text, text.trim(), told);
          assert.doesNotMatch(text, /[^\n] {2}| [.,;:?!]|[,;:][.,;:]|\.\./, told);
        }
      });
    }
  });
}
