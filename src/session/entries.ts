import type { CalendarDay, Moment } from './calendar-day.ts';
import type { Result } from './result.ts';

// Whatever is stored is checked when it is read, since it may be of another version or damaged. By hand: the library
// that checks rules would be all that a page has to fetch before the first card can be moved.

/** An entry of the store `deals`: a deal in progress, or just won. */
export interface DealEntry {
  readonly game: string;
  readonly deal: string;
  /** Checked only by whoever loads it. */
  readonly record: unknown;
  /** When it was last played. */
  readonly played: Moment;
  /** Present once the deal is won, or has come to a win that was shown. */
  readonly outcome?: 'won' | 'shown';
  /** When its result was noted, where it has one: won again after an undo, the deal changes that result and adds none. */
  readonly counted?: Moment;
  /** The day of `played` where the player was; absent in what the first version wrote, like the two below. */
  readonly day?: CalendarDay;
  /** Where it stands among the results when it is left as it is. */
  readonly order?: number;
  /** How many moves would bring all its cards home by themselves; absent as long as none do. */
  readonly home?: number;
}

/** An entry of the store `set-aside`: a record that does not replay, kept, named to the player, and exportable. */
export interface SetAside {
  readonly game: string;
  readonly deal: string;
  /** The record as it was found, where there was anything. */
  readonly record?: unknown;
  /** Why it cannot be played on: a `RecordFault`. */
  readonly reason: string;
  /** In which part of it the fault lies. */
  readonly where: string;
  readonly when: Moment;
}

/** An entry of the store `results`: what became of a deal, as any version wrote it. */
export type StoredResult = Omit<Result, 'day' | 'order'> & Partial<Pick<Result, 'day' | 'order'>>;

type Check = (value: unknown) => boolean;
type Checks<Entry> = { readonly [field in keyof Required<Entry>]: Check };

const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => Number.isFinite(value);
const isFlag: Check = (value) => typeof value === 'boolean';
const absentOr =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

/** Checks by their fields, as a list: there may be tens of thousands of entries. */
type Fields = readonly (readonly [field: string, check: Check])[];

const fieldsOf = <Entry>(checks: Checks<Entry>): Fields => Object.entries<Check>(checks);

const deal = fieldsOf<DealEntry>({
  game: isText,
  deal: isText,
  record: (value) => value !== undefined,
  played: isNumber,
  outcome: absentOr((value) => value === 'won' || value === 'shown'),
  counted: absentOr(isNumber),
  day: absentOr(isText),
  order: absentOr(isNumber),
  home: absentOr(isNumber),
});

const setAside = fieldsOf<SetAside>({
  game: isText,
  deal: isText,
  record: () => true,
  reason: isText,
  where: isText,
  when: isNumber,
});

const help = fieldsOf<Result['used']>({ undo: isFlag, hint: isFlag });

const result = fieldsOf<StoredResult>({
  game: isText,
  deal: isText,
  outcome: (value) => value === 'won' || value === 'shown' || value === 'abandoned',
  moves: isNumber,
  ms: isNumber,
  when: isNumber,
  day: absentOr(isText),
  order: absentOr(isNumber),
  line: absentOr(isText),
  used: (value) => passes(value, help),
});

/** Whether what was found in the store `deals` is an entry of it. */
export function isDealEntry(found: unknown): found is DealEntry {
  return passes(found, deal);
}

/** Whether what was found in the store `set-aside` is an entry of it. */
export function isSetAside(found: unknown): found is SetAside {
  return passes(found, setAside);
}

/** Whether what was found in the store `results` is an entry of it. */
export function isResult(found: unknown): found is StoredResult {
  return passes(found, result);
}

function passes(found: unknown, fields: Fields): boolean {
  if (typeof found !== 'object' || found === null) return false;
  return fields.every(([field, check]) => check(Reflect.get(found, field)));
}
