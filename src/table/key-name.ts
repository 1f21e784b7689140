/** Keys with names of their own that a table can use; not those that browsers need, such as Tab, F5 and F6. */
const NAMED =
  /^(Arrow(Left|Right|Up|Down)|Home|End|Page(Up|Down)|Enter|Escape|Insert|Delete|Backspace|F([1-4]|[7-9]|10))$/;

/**
 * What a key press says to the table: a named key, `Space`, a small letter, a digit or a sign; undefined for what is none
 * of its business. Letters of other scripts count as what stands at the same place of a Latin keyboard.
 */
export function keyName({ key, code, shiftKey }: KeyboardEvent): string | undefined {
  if (key === ' ' || NAMED.test(key)) return shiftKey ? undefined : key === ' ' ? 'Space' : key;
  if (/^[a-z0-9?/]$/i.test(key)) return key.toLowerCase();
  if (!/^.$/u.test(key)) return undefined;
  // Before the signs: where digits want the shift key, `-` may stand on one of them.
  const [, letter, digit] = /^(?:Key([A-Z])|Digit(\d))$/.exec(code) ?? [];
  if (letter) return letter.toLowerCase();
  if (digit && !shiftKey) return digit;
  return digit && !/[-=]/.test(key) ? undefined : key.toLowerCase();
}

/** Whether a press means undo (Ctrl+Z) or redo (Ctrl+Shift+Z, Ctrl+Y), as everywhere; Command counts as Ctrl. */
export function rewindName(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  const { ctrlKey, metaKey, altKey, shiftKey, code } = event;
  if (altKey || ctrlKey === metaKey) return undefined;
  const letter = /^[a-z]$/i.test(event.key) ? event.key.toLowerCase() : code.slice(3).toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : undefined;
}
