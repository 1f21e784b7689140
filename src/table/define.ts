import { CardPile } from './card-pile.ts';
import { PlayingCard } from './playing-card.ts';
import { SolitaireTable } from './solitaire-table.ts';

/**
 * Defines the elements. Where `solitaire-table` is taken, by this script loaded twice or by anybody else, nothing is
 * defined; where only a name of ours for a card or a pile is taken, ours get another. Never throws.
 */
export function defineTable(registry: CustomElementRegistry = customElements): void {
  const [card, pile] = [freeName(registry, 'playing-card'), freeName(registry, 'card-pile')];
  if (registry.get('solitaire-table') || card === undefined || pile === undefined) return;
  registry.define(card, PlayingCard);
  registry.define(pile, CardPile);
  registry.define('solitaire-table', SolitaireTable);
}

function freeName(registry: CustomElementRegistry, name: string): string | undefined {
  return [name, `baize-${name}`].find((each) => !registry.get(each));
}
