import { GAME_MARKS, type Words } from './words.ts';

/** A piece of running text; one with a `game` is that game's name, for readers to go there. */
export interface TextPiece {
  readonly text: string;
  readonly game?: string;
}

/** What is written by hand about a game. A part that nobody has written yet is absent. */
export interface GameTexts {
  /** One line that says what is special. */
  readonly pitch?: readonly TextPiece[];
  /** One to four paragraphs: family, inventor, what makes it tick, advice. */
  readonly introduction: readonly (readonly TextPiece[])[];
  /** Games that are near, with a reason for each. */
  readonly relatives?: readonly TextPiece[];
}

/** A part of what is written about a game. */
export type GamePart = 'pitch' | 'introduction' | 'relatives';

/** The message that is a part of what is written about the game `id`. Messages have to begin with a letter. */
export function gameMessage(id: string, part: GamePart): string {
  return `${/^\d/.test(id) ? 'game-' : ''}${id}-${part}`;
}

/** What is written about the game `id`; `nameOf` gives the proper name of a game that is mentioned. */
export function gameTexts(words: Words, id: string, nameOf: (id: string) => string): GameTexts {
  const paragraphs = (part: GamePart): TextPiece[][] => {
    const message = gameMessage(id, part);
    return words.has(message) ? paragraphsOf(words.format(message), nameOf) : [];
  };
  const [pitch] = paragraphs('pitch');
  const [relatives] = paragraphs('relatives');
  return {
    ...(pitch && { pitch }),
    introduction: paragraphs('introduction'),
    ...(relatives && { relatives }),
  };
}

/** The paragraphs of a text, with the games that it names. */
export function paragraphsOf(text: string, nameOf: (id: string) => string): TextPiece[][] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => piecesOf(paragraph.replaceAll(/\s*\n\s*/g, ' ').trim(), nameOf));
}

const MENTION = new RegExp(`${GAME_MARKS[0]}([^${GAME_MARKS[1]}]*)${GAME_MARKS[1]}`);

/** Splitting by a pattern with one group gives texts and mentioned games by turns. */
function piecesOf(paragraph: string, nameOf: (id: string) => string): TextPiece[] {
  return paragraph
    .split(MENTION)
    .map((piece, i) => (i % 2 === 0 ? { text: piece } : { text: nameOf(piece), game: piece }))
    .filter((piece) => piece.text !== '');
}
