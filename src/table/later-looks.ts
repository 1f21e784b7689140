import type { CounselHost } from './counsel.ts';
import { addBacks } from './face-backs.ts';
import { figuresCame } from './face-court.ts';
import type { TableView } from './table-view.ts';
import { addFelts } from './tokens-felts.ts';

/** Brings a table the looks that nobody waits for, backs, felts and figures, and draws it anew where it lacked one. */
export function bringLooks(view: TableView, { element, chosen }: CounselHost): void {
  const come: readonly string[] = [...addBacks(), ...addFelts()];
  if (come.includes(chosen('back')) || come.includes(chosen('table'))) view.redress();
  void figuresCame.then(() => element.isConnected && view.redress());
}
