import { movesOf } from '../pages/moves-of.ts';
import { playableById } from '../session/playable.ts';
import { Session } from '../session/session.ts';
import { defineTable } from '../table/define.ts';
import { publicMove } from '../table/public-moves.ts';
import { SolitaireTable } from '../table/solitaire-table.ts';
import { ownGame } from './own-game.ts';
import { preferences } from './preferences.ts';

/** How long a position is looked at before the move is played, in milliseconds. */
const LOOK = 900;

/** The look that the player has chosen holds here, too. */
const LOOKS = ['theme', 'table', 'suits', 'back', 'index'] as const;

/** The one table of the page, which goes from example to example. */
let table: SolitaireTable | undefined;

/** Counts what was asked for, so that of two quick presses only the last one is played. */
let asked = 0;

/** Lays an example of a game out on a table under its button, and plays it. What follows is the reader's. */
export async function showExample(id: string, index: number, button: HTMLElement): Promise<void> {
  const asking = ++asked;
  await ownGame(id);
  const shown = movesOf(id)[index];
  const game = playableById(id);
  if (!shown || !game) throw new RangeError(`${id} has no example ${index}`);
  table ??= newTable(id, shown.deal);
  button.after(table);
  await table.ready;
  const now = (): number => performance.now();
  const played = shown.before.map((move) => ({ move, follower: false }));
  const session = Session.resume(game, shown.deal, played, played.length, { now });
  if (!(session instanceof Session)) throw new Error(`an example is refused: ${session.reason}`);
  table.load(session.record());
  const check = session.check();
  await new Promise((resolve) => {
    setTimeout(resolve, LOOK);
  });
  // Somebody may have pressed another button meanwhile, or may be trying it by hand.
  if (asking === asked && table.record?.check === check) table.play(publicMove(game.mechanism, shown.move));
}

function newTable(game: string, deal: string): SolitaireTable {
  defineTable();
  const made = new SolitaireTable();
  const chosen = Object.fromEntries(LOOKS.map((name) => [name, preferences.now[name]]));
  const settings = { game, deal, controls: 'none', auto: 'off', truth: 'off', ...chosen };
  for (const [name, value] of Object.entries(settings)) made.setAttribute(name, value);
  made.leftHanded = preferences.now.left === 'on';
  return made;
}
