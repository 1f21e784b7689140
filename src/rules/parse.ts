import { getDotPath, safeParse, type BaseIssue } from 'valibot';
import { GameRulesSchema, type GameRules } from './game-rules.ts';

/** One fault of rules: the field that it lies in (`columns.empty.takes.kind`), and what is wrong there. */
export interface RulesFault {
  readonly field: string;
  readonly message: string;
}

/** Rules that are good, or their faults. */
export type ParsedRules =
  | { readonly ok: true; readonly rules: GameRules }
  | { readonly ok: false; readonly faults: readonly RulesFault[] };

/**
 * Checks rules that come from outside: an embedder's object, a link, a file. Unknown fields are faults too, since a
 * misspelt rule must not be a rule left out.
 */
export function parseRules(value: unknown): ParsedRules {
  const parsed = safeParse(GameRulesSchema, value);
  if (parsed.success) return { ok: true, rules: parsed.output };
  return { ok: false, faults: parsed.issues.flatMap((issue) => faultsOf(issue, '')) };
}

/** The faults that an issue tells of, in fields under `within`. */
function faultsOf(issue: BaseIssue<unknown>, within: string): RulesFault[] {
  const field = [within, getDotPath(issue)].filter(Boolean).join('.');
  const nearest = issue.type === 'union' ? nearestForm(issue.issues ?? []) : [];
  if (nearest.length > 0) return nearest.flatMap((inner) => faultsOf(inner, field));
  return [{ field: field === '' ? 'rules' : field, message: issue.message }];
}

/**
 * Where a field may take several forms, the issues of the one that was meant: that of which the value is an instance,
 * and fails inside. None when it is nothing of the kind.
 */
function nearestForm(issues: readonly BaseIssue<unknown>[]): readonly BaseIssue<unknown>[] {
  const inside = issues.filter(({ path }) => {
    const [first] = path ?? [];
    return first !== undefined && Array.isArray(first.input) === (first.type === 'array');
  });
  return inside.length > 0 ? inside : issues.filter(({ kind }) => kind === 'validation');
}
