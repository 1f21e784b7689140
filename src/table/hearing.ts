import type { LitElement } from 'lit';
import type { Desk } from './desk.ts';
import { pictureShown } from './picture-shown.ts';
import type { TableView } from './table-view.ts';

/**
 * Lets a table be heard and played by keys. Nothing that is seen waits for that. Resolves when it can be heard, or never
 * will.
 */
export async function hear(host: LitElement, view: TableView, desk: Desk): Promise<void> {
  const [{ Keyboard }] = await Promise.all([import('./keyboard.ts'), pictureShown()]);
  new Keyboard(host, view, desk);
}
