import {
  array,
  boolean,
  check,
  custom,
  exactOptional,
  finite,
  integer,
  literal,
  maxValue,
  minValue,
  number,
  picklist,
  pipe,
  rawCheck,
  record,
  regex,
  strictObject,
  string,
  unknown,
  type InferOutput,
} from 'valibot';
import { parseDealNumber } from '../cards/deal-number.ts';
import { calendarDay } from './calendar-day.ts';
import { FAVOURITES, favouritesIn } from './favourites.ts';
import { NOTED, RESET, resetMarks } from './kept.ts';
import { unpackMoves } from './packed-moves.ts';
import { recordFault, type ReadRecord } from './record.ts';

/** The form of backup that this version writes. */
export const BACKUP_FORMAT = 1;

const LATEST = 8_640_000_000_000_000;
const DAY = 86_400_000;

const moment = pipe(number(), integer(), minValue(0), maxValue(LATEST));
const amount = pipe(number(), finite(), minValue(0), maxValue(LATEST));
const count = pipe(number(), integer(), minValue(0), maxValue(1_000_000));
const place = pipe(number(), finite(), minValue(-1), maxValue(LATEST));
const day = pipe(string(), regex(/^\d{4}-\d\d-\d\d$/));
/** Values by their names; a list is none. */
const byName = custom<object>((value) => value instanceof Object && !Array.isArray(value));
const used = strictObject({ undo: boolean(), hint: boolean() });
const deal = pipe(
  string(),
  check((text) => {
    const parsed = parseDealNumber(text);
    return parsed.ok && parsed.deal === text;
  }, 'no deal number'),
);

/** No clock on earth is further from universal time than this, so the two tell of the same moment or one is wrong. */
function isDayOf(named: string, when: number): boolean {
  return [-DAY, 0, DAY].some((shift) => calendarDay(Math.max(0, when + shift), 0) === named);
}

/** What became of a deal, as a backup has it. */
export const ResultForm = pipe(
  strictObject({
    game: string(),
    deal,
    outcome: picklist(['won', 'shown', 'abandoned']),
    moves: count,
    ms: amount,
    when: moment,
    day,
    order: place,
    line: exactOptional(string()),
    used,
  }),
  rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { when, day: named, line, moves, outcome } = dataset.value;
    if (!isDayOf(named, when)) addIssue({ message: 'day: it is not the day of that moment' });
    if (outcome === 'won' && moves === 0) addIssue({ message: 'moves: no deal is won without any' });
    if (line !== undefined && outcome !== 'won') addIssue({ message: 'line: only a win has one' });
    if (line !== undefined && movesIn(line) !== moves)
      addIssue({ message: 'line: its moves are not so many' });
  }),
);

/** A deal in progress or just won, as a backup has it: its record is in order, and belongs to it. */
export const DealForm = pipe(
  strictObject({
    game: string(),
    deal,
    record: custom<ReadRecord>((value) => recordFault(value) === undefined, 'no record of a deal'),
    played: moment,
    outcome: exactOptional(picklist(['won', 'shown'])),
    counted: exactOptional(moment),
    day,
    order: place,
    home: exactOptional(count),
  }),
  check((entry) => {
    const { game = `rules-${entry.record.rulesDigest}`, deal: number } = entry.record;
    return game === entry.game && number === entry.deal;
  }, 'the record is of another deal'),
);

/** A record that was set aside, as a backup has it. */
const AsideForm = strictObject({
  game: string(),
  deal: string(),
  record: exactOptional(unknown()),
  reason: string(),
  where: string(),
  when: moment,
});

/** What is set, of whatever kind; what the results need of it is checked. */
const SettingsForm = pipe(
  byName,
  record(string(), unknown()),
  check(({ [NOTED]: noted = 0, [RESET]: reset = {} }) => {
    return typeof noted === 'number' && Object.keys(resetMarks(reset)).length === sizeOf(reset);
  }, 'no places among results'),
  check(({ [FAVOURITES]: favourites = {} }) => {
    return Object.keys(favouritesIn(favourites)).length === sizeOf(favourites);
  }, 'no moments of favourites'),
);

/** A whole backup. Whether its games are known has to be asked elsewhere. */
export const BackupForm = strictObject({
  baize: literal('backup'),
  format: literal(BACKUP_FORMAT),
  written: pipe(string(), regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)),
  preferences: pipe(byName, record(string(), string())),
  settings: SettingsForm,
  current: pipe(byName, record(string(), deal)),
  results: array(ResultForm),
  deals: array(DealForm),
  setAside: array(AsideForm),
});

/** What a backup holds. */
export type Backup = InferOutput<typeof BackupForm>;

function sizeOf(value: unknown): number {
  return typeof value === 'object' && value !== null ? Object.keys(value).length : -1;
}

/** How many moves are packed in a text; undefined for one that holds none. */
function movesIn(packed: string): number | undefined {
  const moves = unpackMoves(packed);
  return moves === undefined ? undefined : moves === '' ? 0 : moves.split('.').length;
}
