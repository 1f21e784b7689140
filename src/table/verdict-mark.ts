import { html, type TemplateResult } from 'lit';
import type { Words } from '../text/words.ts';
import { icon } from './icons.ts';

/** What the bar tells of the deal. */
export type VerdictShown = 'won' | 'lost' | 'undecided' | 'thinking';

/** Beside the words, so that a verdict is not told by its colour alone. */
const SIGNS: Readonly<Record<VerdictShown, string>> = {
  won: 'M5 13l5 5L19 7',
  lost: 'M6 6l12 12M18 6 6 18',
  undecided: 'M8 9a4 4 0 1 1 6 3.5c-1.5.9-2 1.5-2 2.500M12 19v.01',
  thinking: 'M5 12v.01M12 12v.01M19 12v.01',
};

/** Whether the deal can be won, small, below its number. */
export function verdictMark(words: Words, verdict: VerdictShown): TemplateResult {
  return html`<span id="verdict" class=${verdict}
    >${icon(SIGNS[verdict])}<span>${words.format('verdict-mark', { verdict })}</span></span
  >`;
}
