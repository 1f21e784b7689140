import type { GameRules } from '../rules/game-rules.ts';
import { miniatureOf } from './miniature.ts';
import type { MiniaturePlace } from './miniature-rows.ts';

const drawn = new WeakMap<GameRules, string>();

/** The miniature of a game's table as HTML, for the eye only; its colours come from the style sheet. */
export function miniaturePicture(rules: GameRules): string {
  const picture = drawn.get(rules) ?? draw(rules);
  drawn.set(rules, picture);
  return picture;
}

function draw(rules: GameRules): string {
  const { width, height, places } = miniatureOf(rules);
  const path = (name: string, is: MiniaturePlace['is']): string => {
    const strokes = strokesOf(places.filter((place) => place.is === is));
    return strokes === '' ? '' : `<path class="${name}" d="${strokes}"/>`;
  };
  const paths = path('empty', 'empty') + path('back', 'face down') + path('face', 'face up');
  return `<svg class="miniature" viewBox="-3 -3 ${width + 6} ${height + 6}" aria-hidden="true">${paths}</svg>`;
}

/** Cards one below the other have one outline, with a line for each edge between them: half as long to write and to read. */
function strokesOf(places: readonly MiniaturePlace[]): string {
  const stacks: [MiniaturePlace, ...MiniaturePlace[]][] = [];
  for (const place of places) {
    const stack = stacks.at(-1);
    const above = stack?.at(-1);
    if (stack && above && liesBelow(above, place)) stack.push(place);
    else stacks.push([place]);
  }
  return stacks.map(strokesOfStack).join('');
}

function liesBelow(above: MiniaturePlace, { x, y, width }: MiniaturePlace): boolean {
  return x === above.x && width === above.width && y === above.y + above.height;
}

function strokesOfStack([top, ...others]: readonly [MiniaturePlace, ...MiniaturePlace[]]): string {
  const { x, y, width } = top;
  const height = others.reduce((sum, place) => sum + place.height, top.height);
  const edges = others.map((place) => `M${x} ${place.y}h${width}`);
  return `M${x} ${y}h${width}v${height}h${-width}z${edges.join('')}`;
}
