import { gunzipSync } from 'node:zlib';
import { array, exactOptional, looseObject, number, record, safeParse, string, tuple, union } from 'valibot';

/** A move of a recording: the stack it leaves, how many cards, the stack it goes to. */
export type RecordedMove = readonly [from: string, count: number, to: string];

/** One state of a recorded game. */
export interface RecordedState {
  /** Number of the state in its game, from 0. */
  readonly index: number;
  /** What led here: a move, `deal` for a tap on the stock; undefined at the beginning. */
  readonly action: RecordedMove | string | undefined;
  /** The cards of each stack, bottom to top, joined by blanks, `#` before a card that lies face down. */
  readonly stacks: Readonly<Record<string, string>>;
  /** Every legal move. */
  readonly moves: readonly RecordedMove[];
  /** Whether the stock can be tapped. */
  readonly canTap: boolean;
  /** Which pass through the stock is under way; recorded only for games with several. */
  readonly pass: number | undefined;
  readonly won: boolean;
}

/** One recorded game: which game, which deal, and its states in order, at least one. */
export interface Playout {
  readonly game: string;
  /** PySolFC's number of the game, or one from 990001 for a game recorded by rules of its own. */
  readonly id: number;
  readonly deal: string;
  readonly states: readonly RecordedState[];
}

const Move = tuple([string(), number(), string()]);
const Header = looseObject({
  game: string(),
  id: number(),
  deal: string(),
  caps: exactOptional(record(string(), looseObject({ cls: exactOptional(string()) }))),
});
const State = looseObject({
  i: number(),
  a: exactOptional(union([string(), Move])),
  s: record(string(), string()),
  m: array(Move),
  d: number(),
  r: exactOptional(number()),
  won: exactOptional(number()),
});

/**
 * Reads recorded games out of a gzip file's bytes (several gzip members may follow one another). A line with the key
 * `game` begins a game, each line after it is one of its states.
 *
 * Throws an Error that names the line when one is not of that form, and for a game without states.
 */
export function readPlayouts(bytes: Uint8Array): Playout[] {
  const playouts: (Omit<Playout, 'states'> & { states: RecordedState[] })[] = [];
  let openStock = false;
  const lines = gunzipSync(bytes).toString('utf8').split('\n');
  lines.forEach((line, index) => {
    if (line.trim() === '') return;
    try {
      const value: unknown = JSON.parse(line);
      if (typeof value === 'object' && value !== null && 'game' in value) {
        const { game, id, deal, caps } = checked(Header, value);
        openStock = caps?.['t0']?.cls === 'OpenTalonStack';
        playouts.push({ game, id, deal, states: [] });
      } else {
        const playout = playouts.at(-1);
        if (!playout) throw new Error('a state stands before the first game');
        playout.states.push(stateFrom(value, openStock));
      }
    } catch (error) {
      throw new Error(`line ${index + 1}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  });
  const empty = playouts.find((playout) => playout.states.length === 0);
  if (empty) throw new Error(`${empty.game}, deal ${empty.deal}: no states`);
  return playouts;
}

function stateFrom(value: unknown, openStock: boolean): RecordedState {
  const { i, a, s, m, d, r, won } = checked(State, value);
  const state = {
    index: i,
    action: a,
    stacks: s,
    moves: m,
    canTap: d === 1,
    pass: r,
    won: won === 1,
  };
  return openStock ? withWaste(state) : state;
}

/** In some games the open top card of the stock is played from there: here it lies on a waste. */
function withWaste(state: RecordedState): RecordedState {
  const cards = (state.stacks['t0'] ?? '').split(' ');
  const open = cards.pop() ?? '';
  const move = ([from, count, to]: RecordedMove): RecordedMove => [from === 't0' ? 'w0' : from, count, to];
  return {
    ...state,
    stacks: { ...state.stacks, t0: cards.join(' '), w0: open },
    moves: state.moves.map(move),
    action: typeof state.action === 'object' ? move(state.action) : state.action,
  };
}

function checked<Schema extends typeof Header | typeof State>(schema: Schema, value: unknown) {
  const result = safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${issue.path?.map((item) => String(item.key)).join('.') ?? 'the line'}: ${issue.message}`);
}
