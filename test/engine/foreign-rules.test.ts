import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { parse } from 'valibot';
import { rulesJsonSchema } from '../../src/cli/rules-schema.ts';
import { compile } from '../../src/engine/compile.ts';
import type { Mechanism } from '../../src/engine/mechanism.ts';
import { packMove } from '../../src/engine/move.ts';
import { formatPosition } from '../../src/engine/notation.ts';
import { games } from '../../src/games/index.ts';
import { GameRulesSchema, type GameRules } from '../../src/rules/game-rules.ts';
import { varied } from '../rules/varied.ts';
import { anyChoices, anyDeal, movesOf, playAny } from './random-play.ts';

const schema: unknown = JSON.parse(JSON.stringify(rulesJsonSchema()));

/** Rules that differ from a game's in one to three places, each of them possible for itself. */
const anyRules = fc
  .constantFrom(...games)
  .chain(({ rules }) => varied(schema, rules))
  .chain((rules) => fc.oneof(fc.constant(rules), varied(schema, rules)))
  .chain((rules) => fc.oneof(fc.constant(rules), varied(schema, rules)))
  .map((rules) => parse(GameRulesSchema, rules));

/** The rules made ready, or undefined when they are refused by name. */
function compiled(rules: GameRules): Mechanism | undefined {
  try {
    return compile(rules);
  } catch (error) {
    assert.ok(error instanceof RangeError);
    assert.match(error.message, /^[a-z][A-Za-z.]*: /);
    return undefined;
  }
}

describe('rules that nobody has thought of', () => {
  it('are refused when they are compiled, or deal and play without losing a card or their way back', () => {
    fc.assert(
      fc.property(anyRules, anyDeal, anyChoices, (rules, deal, choices) => {
        const mechanism = compiled(rules);
        if (!mechanism) return;
        const position = mechanism.deal(deal);
        const tables: string[] = [];
        playAny(mechanism, position, choices, () => {
          tables.push(formatPosition(mechanism.piles, position));
          assert.equal(
            position.lengths.reduce((sum, length) => sum + length, 0),
            mechanism.deck.size,
          );
          const legal = new Set(movesOf(mechanism, position));
          for (let from = 0; from < mechanism.piles.length; from++) {
            const move = packMove(
              from,
              (from * 7 + tables.length) % mechanism.piles.length,
              tables.length % 4,
            );
            assert.equal(mechanism.refusal(position, move) === undefined, legal.has(move));
          }
        });
        for (const table of tables.toReversed()) {
          assert.equal(formatPosition(mechanism.piles, position), table);
          if (position.journalLength > 0) position.back();
        }
      }),
      { numRuns: 100 },
    );
  });
});
