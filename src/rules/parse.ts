import { getDotPath, safeParse } from 'valibot';
import { GameRulesSchema, type GameRules } from './game-rules.ts';

/** Rules that are good, or each fault with the field that it lies in (`columns.empty.takes.kind`). */
export type ParsedRules =
  | { readonly ok: true; readonly rules: GameRules }
  | { readonly ok: false; readonly faults: readonly { readonly field: string; readonly message: string }[] };

/**
 * Checks rules that come from outside: an embedder's object, a link, a file. Unknown fields are faults too, since a
 * misspelt rule must not be a rule left out.
 */
export function parseRules(value: unknown): ParsedRules {
  const parsed = safeParse(GameRulesSchema, value);
  if (parsed.success) return { ok: true, rules: parsed.output };
  return {
    ok: false,
    faults: parsed.issues.map((issue) => ({ field: getDotPath(issue) ?? 'rules', message: issue.message })),
  };
}
