import { fromOf } from '../engine/move.ts';
import type { Game } from '../games/game.ts';
import { playableById } from '../session/playable.ts';
import type { ShownMove } from '../session/shown-moves.ts';
import { namedBy, pileName } from '../text/pile-words.ts';
import { stepsSaid } from '../text/step-words.ts';
import { capitalised, type Words } from '../text/words.ts';
import { escapeHtml } from './escape-html.ts';
import { movesOf } from './moves-of.ts';
import { heading, paragraph, type Reading } from './reading.ts';

/** Places that are filled again, as far as each is told of. */
const FEW = 3;

/**
 * Worked examples as HTML: each kind of move, as it is told when it is played at the table. Buttons that lay an example
 * out on a table stay hidden until a script can do so (`app/wake-examples.ts`).
 */
export function examples({ game, words }: Reading): string {
  const button = escapeHtml(words.format('page-example-show'));
  const items = movesOf(game.id).map((shown, index) => {
    const [place, told] = toldAs(shown, game, words);
    return (
      `<li><p id="example-${index}"><strong>${escapeHtml(place)}</strong> ${escapeHtml(told)}</p>` +
      `<button class="button outlined" type="button" data-example="${index}" aria-describedby="example-${index}" hidden>${button}</button></li>`
    );
  });
  return (
    `<section class="examples" data-game="${game.id}" data-failed="${escapeHtml(words.format('not-loaded'))}">${heading(2, words.format('page-examples'))}` +
    `${paragraph(words.format('page-examples-lead'))}<p hidden>${escapeHtml(words.format('page-examples-try'))}</p>` +
    `<ol>${items.join('')}</ol></section>`
  );
}

/** Where the cards come from, and what becomes of them. */
function toldAs({ move, steps }: ShownMove, { id, rules }: Game, words: Words): readonly [string, string] {
  const ids = playableById(id)?.mechanism.piles.map((pile) => pile.id) ?? [];
  const by = namedBy(rules);
  const from = ids[fromOf(move)];
  if (from === undefined) throw new RangeError(`a move of ${id} leaves no pile`);
  const place = capitalised(pileName(words, from, ids, by), words);
  return [`${place}:`, stepsSaid(words, worthTelling(steps), ids, by)];
}

/** Where a whole row closes up, nobody wants to hear of each card. */
function worthTelling(steps: ShownMove['steps']): ShownMove['steps'] {
  const moved = steps.filter(({ kind }) => kind !== 'refill');
  return steps.length - moved.length > FEW ? moved : steps;
}
