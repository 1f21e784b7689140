import { parseFace, type Face } from '../cards/card.ts';

/** A line of cards, bottom card first, and the pile that it names; without one it is a column or a row of them. */
export interface CardLine {
  readonly pile?: string;
  readonly cards: readonly Face[];
}

/** How solvers and players name piles, by the letter that we use; those of which there may be several have a card each. */
const NAMES: readonly (readonly [RegExp, string, 'each' | 'all'])[] = [
  [/^(foundations?|founds?|fnd|hom(e|es|ecells?))$/, 'f', 'each'],
  [/^(free ?cells?|cells?|fc)$/, 'c', 'each'],
  [/^(reserves?)$/, 'r', 'all'],
  [/^(talon|stock)$/, 's', 'all'],
  [/^(waste)$/, 'w', 'all'],
];

const SUITS: Readonly<Record<string, string>> = { '♣': 'C', '♠': 'S', '♥': 'H', '♦': 'D' };

/** Reads lines of cards; a word of them that is no card is given back instead. Lines that begin with `# ` or `//` are remarks. */
export function linesOfCards(text: string): readonly CardLine[] | { readonly word: string } {
  const lines: CardLine[] = [];
  for (const written of text.split(/\r?\n/)) {
    const line = written.trim();
    if (line === '' || /^(#\s|\/\/)/.test(line)) continue;
    const colon = line.indexOf(':');
    const cards = cardsIn(line.slice(colon + 1));
    if (typeof cards === 'string') return { word: cards };
    const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase();
    const named = name === '' ? [{ cards }] : linesNamed(name, cards);
    if (!named) return { word: name };
    lines.push(...named);
  }
  return lines;
}

function linesNamed(name: string, cards: readonly Face[]): readonly CardLine[] | undefined {
  if (/^([ftrc][1-9]\d?|s|w)$/.test(name)) return [{ pile: name, cards }];
  const number = /^(?:columns?|stack|tableau|pile)? ?([1-9]\d?)$/.exec(name)?.[1];
  if (number !== undefined) return [{ pile: `t${number}`, cards }];
  for (const [pattern, letter, how] of NAMES) {
    if (!pattern.test(name)) continue;
    if (how === 'each') return cards.map((card, i) => ({ pile: `${letter}${i + 1}`, cards: [card] }));
    // A solver lists the talon in the order in which it is dealt.
    if (name === 'talon') return [{ pile: 's', cards: cards.toReversed() }];
    return [{ pile: letter === 'r' ? 'r1' : letter, cards }];
  }
  return undefined;
}

/** The cards of a line; or the first word that is none. */
function cardsIn(line: string): Face[] | string {
  const faces: Face[] = [];
  for (const word of line.split(/[\s,;]+/)) {
    // An empty place, or a foundation with nothing on it.
    if (word === '' || /^(--?|\.\.?|none|[hcds]-0)$/i.test(word)) continue;
    for (const card of cardsJoined(word)) {
      const face = faceOf(card);
      if (face === undefined) return word;
      faces.push(face);
    }
  }
  return faces;
}

/** Cards that stand without blanks, as the name of a deal has them; anything else is one word. */
function cardsJoined(word: string): readonly string[] {
  return /^([a2-9tjqk][cshd]){2,}$/i.test(word) ? (word.match(/../g) ?? []) : [word];
}

/** Reads `TH`, `10h`, `H-A` (a foundation), `<TH>` or `#TH` (face down), and suits as signs. */
function faceOf(word: string): Face | undefined {
  const bare = word
    .replace(/^[<#[(]|[>\])]$/g, '')
    .replace(/[♣♠♥♦]\uFE0F?/u, (sign) => SUITS[sign.charAt(0)] ?? '')
    .toUpperCase()
    .replace('10', 'T')
    .replace(/^1(?=[CSHD]$)/, 'A')
    .replace(/^([CSHD])-([A2-9TJQK])$/, '$2$1');
  return parseFace(bare);
}
