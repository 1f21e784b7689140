import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { parse } from 'valibot';
import { generatorOf } from '../../src/cards/generator.ts';
import { planBuilding } from '../../src/engine/building-plan.ts';
import { compile } from '../../src/engine/compile.ts';
import { DOWN, ID } from '../../src/engine/keys.ts';
import type { Mechanism } from '../../src/engine/mechanism.ts';
import { MoveList, packMove, type Move } from '../../src/engine/move.ts';
import { formatMove } from '../../src/engine/notation.ts';
import { NO_BASE, Position, type EmptyTable } from '../../src/engine/position.ts';
import type { Game } from '../../src/games/game.ts';
import { gameById, gameIds, games } from '../../src/games/index.ts';
import { GameRulesSchema } from '../../src/rules/game-rules.ts';
import { sweepSlice } from '../tools/sweep.ts';

const anyDeal = fc.integer({ min: 1, max: 99_999 }).map(String);
const anyChoices = fc.array(fc.nat(9_999), { minLength: 30, maxLength: 160 });
const RUNS = { numRuns: 4 };

for (const game of sweepSlice(games, 18)) {
  const mechanism = compile(game.rules);

  describe(game.id, () => {
    it('keeps every card on the table exactly once, whatever is played', () => {
      everyGame((deal, choices) => {
        const position = mechanism.deal(deal);
        const all = Array.from({ length: mechanism.deck.size }, (_, card) => card);
        assert.deepEqual(cardsOf(position), all);
        playAny(mechanism, position, choices, () => assert.deepEqual(cardsOf(position), all));
      });
    });

    it('is back at the deal when every move is taken back', () => {
      everyGame((deal, choices) => {
        const position = mechanism.deal(deal);
        const before = everything(position);
        const seen: unknown[] = [];
        const played = playAny(mechanism, position, choices, () => seen.push(everything(position)));
        for (let move = played; move > 0; move--) {
          assert.deepEqual(everything(position), seen[move]);
          position.back();
        }
        assert.deepEqual(everything(position), before);
        assert.equal(position.journalLength, 0);
      });
    });

    it('refuses exactly the moves that are not in its full list', () => {
      everyGame((deal, choices) => {
        const position = mechanism.deal(deal);
        let turn = 0;
        playAny(mechanism, position, choices, () => {
          if (turn++ % 25 === 0) refusesTheRest(mechanism, position);
        });
      });
    });

    it('lists one move of each class: all the others lead to the same positions, or change nothing', () => {
      everyGame((deal, choices) => {
        const position = mechanism.deal(deal);
        playAny(mechanism, position, choices, () => {
          const every = movesOf(mechanism, position, true);
          const chosen = movesOf(mechanism, position, false);
          assert.equal(new Set(every).size, every.length);
          assert.equal(new Set(chosen).size, chosen.length);
          for (const move of chosen) assert.ok(every.includes(move), formatMove(mechanism.piles, move));
          const reached = new Set([
            keyOf(position),
            ...chosen.map((move) => keyAfter(mechanism, position, move)),
          ]);
          for (const move of every) {
            assert.ok(reached.has(keyAfter(mechanism, position, move)), formatMove(mechanism.piles, move));
          }
        });
      });
    });

    it('carries keys and runs along as a fresh count of the same table gives them', () => {
      const table = emptyTable(game, mechanism);
      everyGame((deal, choices) => {
        const position = mechanism.deal(deal);
        playAny(mechanism, position, choices, () => {
          const again = laidAgain(table, position);
          assert.deepEqual(everything(again), everything(position));
        });
      });
    });

    it('has rules that survive being written as JSON and checked', () => {
      assert.deepEqual(parse(GameRulesSchema, JSON.parse(JSON.stringify(game.rules))), game.rules);
    });
  });
}

describe('the catalogue', () => {
  it('finds each game by its id, and nothing by another text', () => {
    assert.deepEqual(
      gameIds.map((id) => gameById(id)),
      games,
    );
    assert.equal(gameById('no-such-game'), undefined);
    assert.equal(new Set(gameIds).size, games.length);
  });
});

/** Checks what holds for any deal and any way of playing it. */
function everyGame(check: (deal: string, choices: readonly number[]) => void): void {
  fc.assert(fc.property(anyDeal, anyChoices, check), RUNS);
}

/** Plays legal moves as the choices fall, looks before each of them and after the last; gives how many were played. */
function playAny(
  mechanism: Mechanism,
  position: Position,
  choices: readonly number[],
  look: () => void,
): number {
  let played = 0;
  look();
  for (const choice of choices) {
    const moves = movesOf(mechanism, position, true);
    if (moves.length === 0) break;
    mechanism.play(position, moves[choice % moves.length]!);
    played++;
    look();
  }
  return played;
}

function movesOf(mechanism: Mechanism, position: Position, every: boolean): Move[] {
  const list = new MoveList();
  mechanism.moves(position, list, every);
  return list.toArray();
}

function keyOf({ low, high }: Position): string {
  return `${low} ${high}`;
}

/** The key of the position that a move leads to. */
function keyAfter(mechanism: Mechanism, position: Position, move: Move): string {
  mechanism.play(position, move);
  const key = keyOf(position);
  position.back();
  return key;
}

/** Asks about each move between any two piles of any number of cards, impossible ones among them. */
function refusesTheRest(mechanism: Mechanism, position: Position): void {
  const { piles } = mechanism;
  const legal = new Set(movesOf(mechanism, position, true));
  for (let from = 0; from <= piles.length; from++) {
    for (let to = 0; to <= piles.length; to++) {
      for (let count = 0; count <= (position.lengths[from] ?? 0) + 1; count++) {
        const move = packMove(from, to, count);
        const refused = mechanism.refusal(position, move);
        const name = `${piles[from]?.id} to ${piles[to]?.id}, ${count} cards: ${refused}`;
        assert.equal(refused === undefined, legal.has(move), name);
      }
    }
  }
}

/** Ids of all cards on the table, lowest first. */
function cardsOf(position: Position): number[] {
  return slotsOf(position)
    .flat()
    .map((slot) => slot & ID)
    .sort((one, other) => one - other);
}

function slotsOf(position: Position): number[][] {
  return partOf(position, position.slots);
}

/** Of an array that lies beside the slots, what belongs to cards on the table, pile by pile. */
function partOf({ lengths, stride }: Position, array: Uint16Array | Uint8Array | Int32Array): number[][] {
  return Array.from(lengths, (length, pile) =>
    Array.from(array.subarray(pile * stride, pile * stride + length)),
  );
}

/** All that a position says about the cards as they lie now. */
function everything(position: Position) {
  const { low, high, base, pass } = position;
  return {
    slots: slotsOf(position),
    runs: partOf(position, position.runs),
    keys: partOf(position, position.keys),
    low,
    high,
    base,
    pass,
  };
}

/** Which cards of the foundations tell two positions apart. */
const GONE = {
  ...({ removal: 'none', accordion: 'none', discards: 'none', gallery: 'none' } as const),
  ...({ gaps: 'all', osmosis: 'all', clock: 'all' } as const),
};

/** What an empty table of a game is, worked out apart from its mechanism's own. */
function emptyTable({ rules }: Game, { deck, piles, ...mechanism }: Mechanism): EmptyTable {
  const passesCount = mechanism.passesLeft(mechanism.deal('1')) !== Infinity;
  if (rules.mechanism === 'building') {
    return { deck, piles, runTables: planBuilding(rules).runTables, passesCount };
  }
  const gone = rules.mechanism === 'chain' ? (rules.piles.gives ? 'all' : 'top') : GONE[rules.mechanism];
  return {
    deck,
    piles,
    runTables: piles.map(() => new Uint8Array(52 * 52)),
    passesCount,
    matter: piles.map(({ kind }) => (kind === 'foundation' ? gone : 'all')),
  };
}

/** The same table, laid out card by card. */
function laidAgain(table: EmptyTable, position: Position): Position {
  const again = new Position(table, generatorOf('1'));
  if (position.base !== NO_BASE) again.layBase(position.base);
  slotsOf(position).forEach((slots, pile) => {
    for (const slot of slots) again.lay(pile, slot & ID, slot < DOWN);
  });
  while (again.pass < position.pass) again.nextPass();
  return again;
}
