/**
 * The language in force at an element: its own `lang`, or the nearest one around it, out through shadow roots; English
 * where nobody says.
 */
export function nearestLang(element: Element): string {
  for (let at: Element | null = element; at; at = parentOf(at)) {
    const lang = at.getAttribute('lang');
    if (lang) return lang;
  }
  return 'en';
}

function parentOf(element: Element): Element | null {
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
