/** What may take up a card, and what shows that it lies somewhere again. */
const TAKES = ['pointerdown', 'keydown'] as const;
const LAYS = ['solitaire-change', 'solitaire-refused', 'solitaire-deal'] as const;

/**
 * Watches whether the player may have a card in hand: from the first touch of the table until the next move, refusal
 * or deal. Rather too long than too short, since whatever moves the table then would put the card back.
 *
 * @returns a function whose promise resolves once no card is in the air
 */
export function watchAir(table: HTMLElement): () => Promise<void> {
  let inTheAir = false;
  let waiting: (() => void)[] = [];
  for (const type of TAKES) {
    // What a page puts into the table, such as a notice with its buttons, holds no cards.
    table.addEventListener(type, ({ target }) => (inTheAir ||= target === table));
  }
  for (const type of LAYS) {
    table.addEventListener(type, () => {
      inTheAir = false;
      for (const resolve of waiting) resolve();
      waiting = [];
    });
  }
  return () =>
    new Promise((resolve) => {
      if (inTheAir) waiting.push(resolve);
      else resolve();
    });
}
