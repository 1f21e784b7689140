import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { formatFace } from '../../src/cards/card.ts';
import { games } from '../../src/games/index.ts';
import { playableByRules } from '../../src/session/read-rules.ts';
import { Session } from '../../src/session/session.ts';
import { fans } from '../engine/fans.ts';
import { anyChoices, anyDeal } from '../engine/random-play.ts';
import { gameNamed, load, moveOf, play, playAnyhow, session, shownPile } from './table.ts';
import { sweepSlice } from '../tools/sweep.ts';

describe('what the player sees', () => {
  it('of a card that lies face down is its place in the deal, never its face', () => {
    const { piles } = session('klondike');
    const [stock] = piles;
    const t7 = piles.find(({ id }) => id === 't7');

    assert.deepEqual(stock?.cards[0], { place: 0, face: undefined });
    assert.deepEqual(
      t7?.cards.map(({ face }) => face === undefined),
      [true, true, true, true, true, true, false],
    );
    assert.ok(!JSON.stringify(stock).includes('face'));
  });

  it('numbers the cards of the deal through, pile by pile from the bottom', () => {
    const places = session('munger').piles.flatMap(({ cards }) => cards.map(({ place }) => place));

    assert.deepEqual(
      places,
      Array.from({ length: 52 }, (_, place) => place),
    );
  });

  it('cannot be changed by whoever holds it', () => {
    const [pile] = session('klondike').piles;
    assert.ok(pile);

    assert.ok(Object.isFrozen(pile) && Object.isFrozen(pile.cards) && Object.isFrozen(pile.cards[0]));
  });

  it('is the same object for a pile that a move has left alone, and another one for the rest', () => {
    const played = session('klondike');
    const before = played.piles;
    play(played, 't7t6');

    const kept = before.filter((pile, i) => pile === played.piles[i]).map(({ id }) => id);
    assert.deepEqual(
      kept,
      before.map(({ id }) => id).filter((id) => id !== 't7' && id !== 't6'),
    );
    assert.notEqual(played.piles, before);
    played.undo();
    assert.equal(played.piles[0], before[0]);
  });

  it('says where the cards of a pyramid lie', () => {
    const { piles } = session('pyramid');

    assert.deepEqual(
      ['t1', 't2', 't3', 't28'].map((id) => piles.find((pile) => pile.id === id)?.at),
      [
        { x: 3, y: 0 },
        { x: 2.5, y: 0.5 },
        { x: 3.5, y: 0.5 },
        { x: 6, y: 3 },
      ],
    );
  });
});

describe('the steps of a redeal that shuffles', () => {
  it('tell no card until it lies where it stays', () => {
    const played = new Session(playableByRules(fans), '1', { now: () => 0 });
    const outcome = played.play(moveOf(played, 's'));

    assert.ok(outcome.ok);
    const told = (kind: string): string[] =>
      outcome.steps.filter((step) => step.kind === kind).flatMap(({ cards }) => cards);
    assert.deepEqual(told('gather'), Array<string>(52).fill('##'));
    assert.deepEqual(told('shuffle'), Array<string>(52).fill('##'));
    assert.equal(new Set(told('lay out')).size, 52);
    assert.ok(!told('lay out').includes('##'));
  });
});

describe('a card that was turned up and is hidden again', () => {
  it('is noted as seen, and stays so when the deal is loaded', () => {
    const played = session('klondike');
    play(played, 't7t6');
    const turned = played.piles.find(({ id }) => id === 't7')?.cards.at(-1);
    assert.deepEqual(played.record().seen, []);
    played.undo();

    assert.deepEqual(played.record().seen, [turned?.place]);
    assert.equal(shownPile(played, 't7'), '## ## ## ## ## ## 4S');
    const loaded = load(played.record());
    assert.ok(loaded.ok);
    assert.deepEqual(loaded.session.record().seen, [turned?.place]);
    played.redo();
    assert.deepEqual(played.record().seen, []);
  });

  it('in the waste is noted when it goes back to the stock', () => {
    const played = session('klondike-draw-3');
    play(played, 's');
    const places = played.piles.find(({ id }) => id === 'w')?.cards.map(({ place }) => place);
    played.undo();

    assert.ok(places);
    assert.equal(places.length, 3);
    assert.deepEqual(
      played.record().seen,
      places.toSorted((one, other) => one - other),
    );
  });
});

describe('whatever is played, undone and played again', () => {
  const playables = [
    ...sweepSlice(games, 8).map(({ id }) => gameNamed(id)),
    // Its redeal shuffles, which no game of the catalogue does yet.
    { ...playableByRules(fans), id: 'shuffled fans' },
  ];
  for (const game of playables) {
    it(`in ${game.id}, the steps told lead from each table to the next, and each card keeps its place and face`, () => {
      fc.assert(
        fc.property(anyDeal, anyChoices, (deal, choices) => {
          const played = new Session(game, deal, { now: () => 0 });
          const model = new Map(played.piles.map((pile) => [pile.id, wordsOf(pile.cards)]));
          const faces = new Map<number, number>();
          let before = played.piles;
          playAnyhow(played, choices, (outcome) => {
            if (!outcome.ok) return;
            for (const { from, to, cards } of outcome.steps) {
              const left = model.get(from)!;
              assert.ok(left.length >= cards.length, 'no more cards are told to leave than there are');
              left.length -= cards.length;
              model.get(to)!.push(...cards);
            }
            const named = new Set(outcome.steps.flatMap(({ from, to }) => [from, to]));
            played.piles.forEach((pile, i) => {
              assert.deepEqual(model.get(pile.id), wordsOf(pile.cards), pile.id);
              assert.equal(pile === before[i], !named.has(pile.id));
              for (const { place, face } of pile.cards) {
                if (face === undefined) continue;
                assert.equal(faces.get(place) ?? face, face);
                faces.set(place, face);
              }
            });
            before = played.piles;
          });
          const places = played.piles.flatMap(({ cards }) => cards.map(({ place }) => place));
          assert.equal(new Set(places).size, played.game.mechanism.deck.size);
        }),
        { numRuns: 3 },
      );
    });
  }
});

function wordsOf(cards: readonly { readonly face: number | undefined }[]): string[] {
  return cards.map(({ face }) => (face === undefined ? '##' : formatFace(face)));
}
