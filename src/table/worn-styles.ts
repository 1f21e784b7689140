import { CSSResult, type LitElement } from 'lit';

/** The sheets of each table and pile that it wears always, as its script made them, and the document that it wears them in. */
const worn = new WeakMap<ShadowRoot, { sheets: readonly CSSStyleSheet[]; where: Document }>();

/** Gives a table a further style sheet, whichever document it lives in. */
export function wear(root: ShadowRoot | null, { styleSheet }: CSSResult): void {
  if (!root || !styleSheet) return;
  const { sheets = ownSheets(root.host) } = worn.get(root) ?? {};
  worn.set(root, { sheets: [...sheets, styleSheet], where: root.ownerDocument });
  if (root.ownerDocument.defaultView) root.adoptedStyleSheets.push(fitting(styleSheet, root.ownerDocument));
}

/**
 * Gives a table and its piles their style sheets back that have come into another document, such as a window of its own: a
 * sheet that was made by script belongs to one document, and is lost on the way to another.
 */
export function wearAgain(root: ShadowRoot | null): void {
  if (!root) return;
  wearThere(root);
  for (const { shadowRoot } of root.querySelectorAll('card-pile')) if (shadowRoot) wearThere(shadowRoot);
}

function wearThere(root: ShadowRoot): void {
  const { sheets = ownSheets(root.host), where = document } = worn.get(root) ?? {};
  if (where === root.ownerDocument) return;
  worn.set(root, { sheets, where: root.ownerDocument });
  // Where there is no window nothing is seen.
  if (!root.ownerDocument.defaultView) return;
  const again = sheets.map((sheet) => fitting(sheet, root.ownerDocument));
  root.adoptedStyleSheets = [...again, ...root.adoptedStyleSheets];
}

/** What the class of an element is dressed in. */
function ownSheets({ constructor }: Element): CSSStyleSheet[] {
  const { elementStyles = [] } = constructor as Partial<typeof LitElement>;
  return elementStyles.flatMap((style) => (style instanceof CSSResult ? (style.styleSheet ?? []) : style));
}

/** A sheet that a document may use: this one, or one of that document's own which says the same. */
function fitting(sheet: CSSStyleSheet, { defaultView }: Document): CSSStyleSheet {
  if (!defaultView || defaultView === window) return sheet;
  const copy = new defaultView.CSSStyleSheet();
  copy.replaceSync(Array.from(sheet.cssRules, ({ cssText }) => cssText).join('\n'));
  return copy;
}
