import assert from 'node:assert/strict';
import type { PileId } from '../../src/engine/pile.ts';
import { gameById } from '../../src/games/index.ts';
import { cardName, cardsNamed } from '../../src/text/card-words.ts';
import { gameTexts } from '../../src/text/game-texts.ts';
import { pileLabel, pileName } from '../../src/text/pile-words.ts';
import { rulesText } from '../../src/text/rules-text.ts';
import { stepsSaid } from '../../src/text/step-words.ts';
import { CheckedWords } from './checked-words.ts';

const PILES: readonly PileId[] = ['s', 'w', 'f1', 'f2', 't1', 't2', 't3', 'r1', 'c1'];
const DECK: ReadonlySet<number> = new Set(Array.from({ length: 52 }, (_, face) => face));

/** What is said in a language, at a table with two foundations, three columns, a reserve and a cell. */
export class Spoken {
  readonly words: CheckedWords;

  constructor(locale: string) {
    this.words = new CheckedWords(locale);
  }

  /** Names of cards. */
  cards(...faces: readonly number[]): string[] {
    return faces.map((face) => cardName(this.words, face));
  }

  /** All four cards of a rank, in one word for each rank. */
  anyOf(...ranks: readonly number[]): string[] {
    return ranks.map((rank) => cardsNamed(this.words, [rank, rank + 13, rank + 26, rank + 39], DECK));
  }

  /** Names of stock, waste, second foundation, third column, reserve and cell. */
  piles(): string[] {
    return (['s', 'w', 'f2', 't3', 'r1', 'c1'] as const).map((id) => pileName(this.words, id, PILES));
  }

  /** The third column with so many cards, some of them face down. */
  column(cards: number, down: number): string {
    return pileLabel(this.words, 't3', PILES, cards, down);
  }

  /** A move of cards from the first column. */
  moved(to: PileId, ...cards: readonly string[]): string {
    return stepsSaid(this.words, [{ kind: 'carry', from: 't1', to, cards }], PILES);
  }

  /** The rules of a game, a paragraph a line. */
  rules(id: string): string {
    const game = gameById(id);
    assert.ok(game);
    return rulesText(game, this.words)
      .sections.flatMap(({ paragraphs }) => paragraphs)
      .join('\n');
  }

  /** What is told of a game before its rules. */
  introduction(id: string): string {
    return gameTexts(this.words, id, String)
      .introduction.flat()
      .map((piece) => piece.text)
      .join('');
  }
}
