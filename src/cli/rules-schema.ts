import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import { RANKS, SUITS } from '../cards/card.ts';
import { GameRulesSchema } from '../rules/game-rules.ts';
import { Card } from '../rules/words.ts';

/**
 * The rules of a game as JSON Schema (draft 7), for editors and for programs that write games. Throws when the rules
 * say something that JSON Schema cannot.
 */
export function rulesJsonSchema(): JsonSchema {
  return {
    title: 'The rules of a game of patience',
    ...toJsonSchema(GameRulesSchema, {
      errorMode: 'throw',
      // A promise to TypeScript, which asks nothing of the data.
      ignoreActions: ['readonly'],
      overrideSchema: ({ valibotSchema }) =>
        valibotSchema === Card ? { type: 'string', pattern: `^[${RANKS}][${SUITS}]$` } : undefined,
    }),
  };
}
