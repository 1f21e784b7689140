import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatMove } from '../../src/engine/notation.ts';
import type { Session } from '../../src/session/session.ts';
import { cardName } from '../../src/text/card-words.ts';
import { loadAllWords, locales } from '../../src/text/load-all-words.ts';
import { pileName } from '../../src/text/pile-words.ts';
import { textBoardWords } from '../../src/text/text-board-words.ts';
import { readTypedCard, typedCard } from '../../src/text/typed-card.ts';
import { readTypedMove } from '../../src/text/typed-move.ts';
import { play, session } from '../session/table.ts';

const WORDS = await Promise.all(
  locales.map(async (locale) => [locale, textBoardWords(await loadAllWords(locale))] as const),
);
const words = WORDS.find(([locale]) => locale === 'en')?.[1] ?? assert.fail();

/** What a typed move is read as, moves in notation. */
function read(played: Session, typed: string, language = words): string | undefined {
  const { piles } = played.game.mechanism;
  const meant = readTypedMove(played, typed, language);
  switch (meant?.kind) {
    case 'move':
      return formatMove(piles, meant.move);
    case 'which':
      return meant.moves.map((move) => formatMove(piles, move)).join('?');
    case 'where':
      return `${piles[meant.cards.pile]?.id} x${meant.cards.count}?`;
    case 'refused':
      return meant.reason;
    default:
      return meant?.kind;
  }
}

describe('a typed move', () => {
  it('is read as records have it, whatever the blanks and the letters', () => {
    const played = session('munger', '42');
    for (const typed of ['t1t6', 'T1 T6', 't1 > t6', 't1, t6', 't1 to t6'])
      assert.equal(read(played, typed), 't1t6');
    assert.equal(read(played, 't1 t6 x2'), 't1t6x2');
    assert.equal(read(played, 's'), 's');
  });

  it('takes as many cards as fit, where no number is named and only one does', () => {
    const played = session('munger', '42');
    play(played, 't7t1');
    assert.equal(read(played, 't1 t6'), 't1t6x2');
    assert.equal(read(played, 't1 t2'), 't1t2');
  });

  it('is read by the cards, with all that lies on the first of them', () => {
    const played = session('munger', '42');
    assert.equal(read(played, '9c t6'), 't1t6');
    assert.equal(read(played, '9 of clubs to column 6'), 't1t6');
    assert.equal(read(played, 'Ace of Clubs on a foundation'), undefined);
    assert.equal(read(played, 'ac f'), 't3f1');
    play(played, 't1t6');
    const under = played.piles.find(({ id }) => id === 't6')?.cards.at(-2)?.face ?? assert.fail();
    assert.equal(read(played, typedCard(under, words)), 't6 x2?');
  });

  it('keeps a move that the rules refuse, so that they can say why', () => {
    const played = session('munger', '42');
    assert.equal(read(played, '9c f'), 't1f1');
    assert.equal(read(played, '9c 10s'), 'covered');
  });

  it('says that a card does not lie open, and knows what is no move at all', () => {
    const played = session('klondike', '2');
    const seen = played.piles.flatMap(({ cards }) => cards.map(({ face }) => face));
    const unseen = Array.from({ length: 52 }, (_, face) => face).find((face) => !seen.includes(face));
    assert.equal(read(played, typedCard(unseen ?? 0, words)), 'missing');
    for (const typed of ['', 'pray', 't1', 't1 t99', '9c 9c 9c', 'x']) {
      assert.ok(['t1 x1?', undefined].includes(read(played, typed)), `${typed}: ${read(played, typed)}`);
    }
  });

  it('means, of two cards of a name, the one that may be lifted; and the whole number of a pile', () => {
    const played = session('waning-moon', '42');
    assert.equal(read(played, '9c t9'), 't6t9');
    assert.equal(read(played, '9 of clubs to column 12'), 't6t12');
  });

  it('asks which is meant where two cards of a name may go, and takes a pair by either card', () => {
    const twins = session('spider', '1');
    const meant = twins.legalMoves().map((move) => formatMove(twins.game.mechanism.piles, move));
    for (const { cards } of twins.piles) {
      const face = cards.at(-1)?.face;
      if (face === undefined) continue;
      const which = read(twins, `${typedCard(face, words)} t`)?.split('?') ?? [];
      if (which.length > 1) assert.ok(which.every((move) => meant.includes(move)));
    }
    const pairs = session('pyramid', '2');
    const [one, other] = ['t22', 't26'].map(
      (id) => pairs.piles.find((pile) => pile.id === id)?.cards[0]?.face ?? 0,
    );
    const typed = [one, other].map((face) => typedCard(face ?? 0, words));
    const either = [typed.join(' '), typed.reverse().join(' ')].map((text) => read(pairs, text));
    assert.ok(either.every((move) => move === 't22t26' || move === 't26t22'));
  });

  for (const [locale, language] of WORDS) {
    it(`can be written in ${locale}: by the names that are said, and by short signs`, () => {
      const played = session('munger', '42');
      const ids = played.piles.map(({ id }) => id);
      const card = cardName(language, 8);
      for (const name of [card, typedCard(8, language)]) {
        assert.equal(read(played, `${name} ${pileName(language, 't6', ids)}`, language), 't1t6');
      }
      for (let face = 0; face < 52; face++)
        assert.equal(readTypedCard(typedCard(face, language), language), face);
      const fillers = language.format('typed-fillers').split(' ');
      assert.deepEqual(
        fillers.filter(
          (filler) => read(played, filler, language) !== undefined || ids.some((id) => id === filler),
        ),
        [],
      );
      assert.equal(read(played, `${card} ${fillers[0]} t6`, language), 't1t6');
    });
  }
});
