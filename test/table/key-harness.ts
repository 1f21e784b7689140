import { sendKeys } from '@web/test-runner-commands';
import { cards, root } from './harness.ts';
import type { SolitaireTable } from '../../src/table/solitaire-table.ts';

/** Presses keys one after the other; `Control+z` and the like are pressed together. */
export async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const held = key.length > 1 ? key.split('+') : [key];
    const last = held.pop() ?? key;
    for (const each of held) await sendKeys({ down: each });
    await sendKeys({ press: last === 'Space' ? ' ' : last });
    for (const each of held.reverse()) await sendKeys({ up: each });
  }
}

/** The elements that Tab would stop at on the board. */
export function tabStops(table: SolitaireTable): HTMLElement[] {
  return [...root(table).querySelectorAll<HTMLElement>('.board [tabindex="0"]')];
}

/** Puts the focus on the board, where its tab stop is. */
export function enter(table: SolitaireTable): void {
  tabStops(table)[0]?.focus();
}

/** What the element with the focus is called. */
export function focused(table: SolitaireTable): string {
  return root(table).activeElement?.getAttribute('aria-label') ?? 'nothing';
}

/** Names of the cards that are held by keys or taps. */
export function pressed(table: SolitaireTable): string[] {
  return cards(table)
    .filter((each) => each.getAttribute('aria-pressed') === 'true')
    .map((each) => each.getAttribute('aria-label') ?? '');
}
