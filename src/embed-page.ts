/**
 * The bare table for a frame on somebody's page: `/embed/?game=munger&deal=42&lang=it&theme=dark`. One classic script
 * with everything in it, since no module runs in a sandboxed frame.
 */
import './embed-page.css';
import './embed.ts';
import { gameById } from './games/index.ts';
import { CHOICE_NAMES } from './table/choices.ts';

/** What the address may say of the table: its attributes of the same name. */
const TOLD = ['deal', 'lang', 'readonly', 'left-handed', ...CHOICE_NAMES];

const asked = new URLSearchParams(location.search);
// Whoever names no game means the one that most people do.
const game = asked.get('game') ?? 'klondike';
const table = document.createElement('solitaire-table');
for (const name of TOLD) {
  const value = asked.get(name);
  if (value !== null) table.setAttribute(name, value);
}
table.setAttribute('game', game);
document.title = gameById(game)?.name ?? document.title;
document.body.append(table);
