/**
 * Puts elements into an order among their siblings, with as few steps as a look from the beginning needs. The one with
 * the focus stays where it is, so that it keeps it; the others go before and behind it.
 */
export function putInOrder(parent: Element, wanted: readonly Element[]): void {
  const middle = wanted.findIndex((element) => element.matches(':focus'));
  line(wanted.slice(0, Math.max(0, middle)), parent.firstElementChild);
  line(wanted.slice(middle + 1), middle < 0 ? parent.firstElementChild : wanted[middle]!.nextElementSibling);

  function line(elements: readonly Element[], from: Element | null): void {
    let next = from;
    for (const element of elements) {
      if (element === next) next = next.nextElementSibling;
      else move(element, next);
    }
  }

  function move(element: Element, before: Element | null): void {
    // Not yet in every browser; it keeps what goes on in the element.
    if ('moveBefore' in parent) parent.moveBefore(element, before);
    else (parent as Element).insertBefore(element, before);
  }
}
