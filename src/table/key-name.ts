/** Named keys of which the table makes use. */
const NAMED = /^(Arrow(Left|Right|Up|Down)|Home|End|Page(Up|Down)|Enter|Escape| )$/;

/**
 * What a key press says to the table: a named key, a small letter, a digit or a sign; undefined for what is none of its
 * business. Letters of other scripts count as what stands at the same place of a Latin keyboard.
 */
export function keyName({ key, code, shiftKey }: KeyboardEvent): string | undefined {
  if (NAMED.test(key)) return shiftKey ? undefined : key;
  if (/^[a-z0-9?/]$/i.test(key)) return key.toLowerCase();
  if (!/^.$/u.test(key)) return undefined;
  // Before the signs: where digits want the shift key, `-` may stand on one of them.
  const [, letter, digit] = /^(?:Key([A-Z])|Digit(\d))$/.exec(code) ?? [];
  if (letter) return letter.toLowerCase();
  return digit && !shiftKey ? digit : /[-=]/.test(key) ? key : undefined;
}

/** Whether a press means undo (Ctrl+Z) or redo (Ctrl+Shift+Z, Ctrl+Y), as everywhere; Command counts as Ctrl. */
export function rewindName(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  const { ctrlKey, metaKey, altKey, shiftKey, code } = event;
  if (altKey || ctrlKey === metaKey) return undefined;
  const letter = /^[a-z]$/i.test(event.key) ? event.key.toLowerCase() : code.slice(3).toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : undefined;
}
