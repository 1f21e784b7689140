import type { CSSResult } from 'lit';

/** The sheets of each table, in the document that its script belongs to. */
const worn = new WeakMap<ShadowRoot, CSSStyleSheet[]>();

/** Gives a table a further style sheet, whichever document it lives in. */
export function wear(root: ShadowRoot | null, { styleSheet }: CSSResult): void {
  if (!root || !styleSheet) return;
  worn.set(root, [...(worn.get(root) ?? root.adoptedStyleSheets), styleSheet]);
  root.adoptedStyleSheets.push(fitting(styleSheet, root.ownerDocument));
}

/**
 * Gives a table its style sheets back that has come into another document, such as a window of its own: a sheet that was
 * made by script belongs to one document, and is lost on the way to another.
 */
export function wearAgain(root: ShadowRoot | null): void {
  if (!root || root.adoptedStyleSheets.length > 0) return;
  root.adoptedStyleSheets = (worn.get(root) ?? []).map((sheet) => fitting(sheet, root.ownerDocument));
}

/** A sheet that a document may use: this one, or one there that follows it. */
function fitting(sheet: CSSStyleSheet, { defaultView }: Document): CSSStyleSheet {
  if (!defaultView || defaultView === window) return sheet;
  const copy = new defaultView.CSSStyleSheet();
  copy.replaceSync(Array.from(sheet.cssRules, ({ cssText }) => cssText).join('\n'));
  // What all cards have in common is written anew with each size.
  sheet.replaceSync = (text) => {
    CSSStyleSheet.prototype.replaceSync.call(sheet, text);
    copy.replaceSync(text);
  };
  return copy;
}
