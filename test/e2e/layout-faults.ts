import type { Page } from 'playwright-core';

/**
 * Puts what stands on a page into a language that there is not: every text, in shadow trees too, about 30 % longer and
 * with accents. Names of games and of languages stay as they are, and so do figures, cards and what was longer already.
 */
export async function lengthenWords(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ACCENTS: Readonly<Record<string, string>> = { a: 'á', e: 'ê', i: 'ï', o: 'ö', u: 'ů' };
    const KEPT =
      'script, style, svg, .game-bar h1, .card strong, .languages a, .language, .variants a, card-pile';
    const longer = (text: string): string => {
      let more = Math.ceil(text.length * 0.3);
      return text.replaceAll(/[aeiou]/g, (letter) => `${ACCENTS[letter]}${more-- > 0 ? letter : ''}`);
    };
    const visit = (node: Node): void => {
      if (node instanceof Text && /^[^áêïöů]*\p{L}{2}[^áêïöů]*$/u.test(node.data))
        node.data = longer(node.data);
      if (node instanceof Element && node.matches(KEPT)) return;
      if (node instanceof Element && node.shadowRoot) visit(node.shadowRoot);
      for (const child of node.childNodes) visit(child);
    };
    visit(document.body);
  });
}

/**
 * What is wrong with how a page lies on the screen, or what is open over it: text that is cut off or outside of the window,
 * texts that lie on each other, and a page that can be scrolled sideways. What is for ears only, and what ends in dots or
 * is left out where there is no room (`.deal`), is no fault.
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults = new Set<string>();
    const seen: { readonly element: Element; readonly rect: DOMRect; readonly text: string }[] = [];

    const boxAround = (node: Node): Element | null => {
      const parent = node.parentNode;
      if (parent instanceof ShadowRoot) return parent.host;
      return parent instanceof Element ? (parent.assignedSlot ?? parent) : null;
    };

    /** The part of a line of text that is seen; nothing where none is meant to be. */
    const shown = (line: DOMRect, element: Element, text: string): DOMRect | undefined => {
      let { left, top, right, bottom } = line;
      for (let box: Element | null = element; box; box = boxAround(box)) {
        const { clipPath, textOverflow, overflowX, overflowY, display } = getComputedStyle(box);
        if (clipPath !== 'none' || textOverflow === 'ellipsis') return undefined;
        if (display === 'contents' || (overflowX === 'visible' && overflowY === 'visible')) continue;
        const edge = box.getBoundingClientRect();
        if (left + 1 < edge.left || right - 1 > edge.right) faults.add(`cut off sideways: ${text}`);
        if (overflowY !== 'auto' && (top + 3 < edge.top || bottom - 3 > edge.bottom))
          faults.add(`cut off: ${text}`);
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
        if (bottom - top < 6) return undefined;
      }
      return new DOMRect(left, top, right - left, bottom - top);
    };

    const look = (node: Text): void => {
      const element = boxAround(node);
      const text = node.data.trim();
      if (!element?.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) || !text)
        return;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const rect = shown(line, element, text);
        if (!rect) continue;
        if (rect.left < -1 || rect.right > innerWidth + 1) faults.add(`outside: ${text}`);
        seen.push({ element, rect, text });
      }
    };
    const visit = (node: Node): void => {
      if (node instanceof Text) look(node);
      if (node instanceof Element && node.matches('script, style, svg, card-pile, .deal')) return;
      if (node instanceof Element && node.shadowRoot) visit(node.shadowRoot);
      for (const child of node.childNodes) visit(child);
    };
    const panel = document.querySelector('solitaire-table')?.shadowRoot?.querySelector('.panel');
    visit(document.querySelector('dialog[open]') ?? panel ?? document.body);

    for (const [index, one] of seen.entries()) {
      for (const other of seen.slice(index + 1)) {
        const [a, b] = [one.rect, other.rect];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        // A line is higher than its letters.
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (one.element !== other.element && across > 2 && down > 5)
          faults.add(`on each other: ${one.text} / ${other.text}`);
      }
    }
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) faults.add(`scrolls sideways: ${scrollWidth} in ${innerWidth}`);
    return [...faults];
  });
}

/** How far the left edge of each element that is shown is from the left of the window, and its right edge from the right. */
export async function marginsOf(page: Page, selectors: string): Promise<[left: number, right: number][]> {
  return page.locator(selectors).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { left, right } = element.getBoundingClientRect();
        return [Math.round(left), Math.round(innerWidth - right)];
      }),
  );
}
