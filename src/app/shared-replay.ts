import { html, render } from 'lit';
import type { Played } from '../session/history.ts';
import type { Playable } from '../session/playable.ts';
import { durationText } from '../table/duration-text.ts';
import type { Choice } from './notice-bar.ts';
import { Replay } from './replay.ts';
import { resultIn } from './shared-address.ts';
import { NOTICE, type Visited } from './visited.ts';

/**
 * Plays a win that somebody has shared on the table, with what can be done meanwhile and afterwards.
 *
 * @returns what ends it at once
 */
export function beginReplay(visited: Visited, game: Playable, moves: readonly Played[]): () => void {
  const { page, table, words, notices, playItself } = visited;
  const replay = new Replay(table, game, moves);
  const result = resultIn(new URL(location.href));
  const facts = { moves: moves.length, time: result ? durationText(result.ms) : 'none' };
  const told = document.createElement('div');
  told.slot = 'win';
  told.className = 'win-told';
  const say = (text: string, choices: readonly Choice[]): void => notices.show({ id: NOTICE, text, choices });

  const play = async (): Promise<void> => {
    say(words.format('replay-playing', facts), [
      { label: words.format('line-faster'), stays: true, act: () => replay.faster() },
      { label: words.format('hint-stop'), stays: true, act: () => replay.stop() },
    ]);
    table.append(told);
    const end = await replay.play();
    if (!page.visiting) return;
    if (end === 'stopped') offerToGoOn();
    else if (end === 'interfered') tellOfLeaving();
    else notices.hide(NOTICE);
  };
  const again = (): void => {
    table.restart();
    void play();
  };
  /** The win that the panel tells of is no longer the one that may come. */
  const tellOfLeaving = (): void => {
    told.remove();
    say(words.format('replay-left'), [
      { label: words.format('replay-again'), act: again },
      { label: words.format('shared-own'), main: true, act: playItself },
      { label: words.format('nav-close') },
    ]);
  };
  const offerToGoOn = (): void =>
    say(words.format('replay-stopped', { moves: table.state?.moves ?? 0, all: replay.length }), [
      { label: words.format('replay-on'), main: true, act: () => void play() },
      { label: words.format('shared-own'), act: playItself },
      { label: words.format('nav-close') },
    ]);

  render(
    html`
      <p class="win-heading">${words.format('replay-title')}</p>
      <p>${words.format('replay-done', facts)}</p>
      <p class="win-choices">
        <button class="button" type="button" @click=${again}>${words.format('replay-again')}</button>
        <button class="button" type="button" @click=${playItself}>${words.format('shared-own')}</button>
      </p>
    `,
    told,
  );
  // Somebody may have played on the deal before the replay could begin.
  if (table.state?.moves !== 0) table.restart();
  void play();
  return () => {
    replay.stop();
    told.remove();
  };
}
