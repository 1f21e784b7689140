import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { games } from '../../src/games/index.ts';
import { rulesText } from '../../src/text/rules-text.ts';
import { CheckedWords } from './checked-words.ts';

const english = new CheckedWords('en');

/** Headings and paragraphs of a game's rules, in English. */
function textOf(id: string): string {
  const game = games.find((one) => one.id === id);
  assert.ok(game, id);
  return rulesText(game, english)
    .sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])
    .join('\n');
}

/** The game, what its text says, and what it does not say. */
const SAID: readonly (readonly [about: string, game: string, said: string, unsaid?: string])[] = [
  [
    'a row that passes over empty columns gives them no card',
    'grounds-for-a-divorce',
    'empty columns get none',
    'an empty column gets a card',
  ],
  [
    'a short row that begins at the second column ends nowhere else',
    'irmgard',
    'only seven cards, from the second column on',
    'the first seven piles',
  ],
  ['rows from which aces are taken are fewer', 'die-koenigsbergerin', 'at most ten deals'],
  [
    'foundations that take cards in the deal are empty only before it',
    'thirty-six',
    'empty before the deal',
    'empty when play begins',
  ],
  [
    'foundations that each begin with the card dealt there need no common rank',
    'stalactites',
    'whatever its rank',
    'every foundation has to begin',
  ],
  [
    'a foundation that is the only one is not spoken of as one of many',
    'doublets',
    'A card is dealt there before you begin.',
    'every foundation',
  ],
  [
    'a reserve whose cards cannot be played at first is not said to be of use from the start',
    'eagle-wing',
    'until one alone is left',
    'reserve from the first move on',
  ],
  [
    'a card that may go back to a cell is not said to stay for ever',
    'dolphin',
    'may go back to a cell',
    'never comes back',
  ],
  ['a card of the one pile stays there', 'golf', 'It never comes back.'],
  ['several piles in the middle have a heading of their own', 'take-away', 'The piles in the middle'],
  [
    'where no pairs leave, no partner is spoken of',
    'triple-alliance',
    'and it goes into a cell',
    'with a partner',
  ],
  [
    'a single pack is spoken of as one',
    'half-klondike',
    'This is no ordinary pack: it holds only the spades and the hearts.',
  ],
  ['suits that are there twice are counted', 'spider-2-suits', 'only the clubs twice and the hearts twice'],
  [
    'finished runs on the columns may be of any suits',
    'wake-robin',
    'runs of thirteen, whatever the suits, from the king',
  ],
  [
    'finished runs on the columns may have to be in suit',
    'curds-and-whey',
    'runs of thirteen in suit, from the king',
  ],
  ['of several reserve piles the highest fills a column', 'gate', 'the highest gives the card'],
  [
    'a single reserve is compared with no other',
    'canfield',
    'top card of the reserve, by itself',
    'the highest gives',
  ],
  ['a column that fills itself is yours in the end', 'whitehorse', 'it is for you to fill an empty column'],
  ['a card leaves one of several cells', 'freecell', 'From a cell a card may go', 'From there'],
  [
    'where columns take nothing, a cell gives nothing to them',
    'stalactites',
    'From a cell a card goes to a foundation, and nowhere else.',
  ],
  ['a card leaves the only cell', 'batsford', 'From the cell a card may go', 'From there'],
  ['cards leave the tail', 'miss-milligan', 'From the tail a card may go', 'From there'],
  [
    'the only column is spoken of as one',
    'alhambra',
    'The column is built up or down',
    'The columns are built',
  ],
  [
    'a help that gathers nothing is not called a new deal',
    'crescent',
    'have a card moved in every column',
    'dealt again',
  ],
];

describe('the sentences of the rules do not contradict each other:', () => {
  for (const [about, game, said, unsaid] of SAID) {
    it(about, () => {
      const text = textOf(game);
      assert.ok(text.includes(said), text);
      if (unsaid !== undefined) assert.ok(!text.includes(unsaid), text);
    });
  }
});
