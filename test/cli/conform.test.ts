import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { conform } from '../../src/cli/conform.ts';

interface Header {
  id: number;
}

interface Line {
  i: number;
  a?: unknown;
  s: Record<string, string>;
  m: [string, number, string][];
  d: number;
  r?: number;
  won?: number;
}

/** A recorded file, its first game cut down to `states` states and changed by `edit` before it is packed again. */
function recording(
  file: string,
  states: number,
  edit: (lines: Line[], header: Header) => void,
): Buffer<ArrayBuffer> {
  const text = gunzipSync(readFileSync(`test/games/recordings/playouts/${file}.jsonl.gz`)).toString('utf8');
  const [first, ...rest] = text.split('\n').slice(0, states + 1);
  const header = JSON.parse(first!) as Header;
  const lines = rest.map((line) => JSON.parse(line) as Line);
  edit(lines, header);
  return gzipSync([header, ...lines].map((line) => JSON.stringify(line)).join('\n'));
}

const untouched = (): void => {};

describe('holding the engine to recorded games', () => {
  it('counts games and states, and finds no difference in a faithful recording', () => {
    const bytes = recording('munger-seed', 20, untouched);
    assert.deepEqual(conform(bytes), { games: 1, states: 20, differences: [], unknown: [], decided: [] });
  });

  it('reads several gzip members one after the other', () => {
    const bytes = Buffer.concat([
      recording('munger-seed', 5, untouched),
      gzipSync('\n'),
      recording('manx', 7, untouched),
    ]);
    const { games, states } = conform(bytes);
    assert.deepEqual([games, states], [2, 12]);
  });

  it('tells a move that the recording lists and the engine refuses, by state and move', () => {
    const bytes = recording('munger-seed', 10, (lines) => lines[4]!.m.push(['v0', 1, 'f3']));
    const [difference, ...others] = conform(bytes).differences;
    assert.deepEqual([others.length, difference?.state, difference?.deal], [0, 4, '1']);
    assert.match(difference!.what, /^refused here, recorded as legal: v0, 1, foundation of /);
  });

  it('tells a move that the engine allows and the recording lacks', () => {
    const bytes = recording('freecell', 3, (lines) => lines[0]!.m.shift());
    assert.deepEqual(
      conform(bytes).differences.map(({ what }) => what),
      ['legal here, not in the recording: r0, 1, v0'],
    );
  });

  it('tells a tap on the stock that only one side allows', () => {
    const bytes = recording('manx', 2, (lines) => {
      lines[1]!.d = 0;
    });
    assert.deepEqual(
      conform(bytes).differences.map(({ what }) => what),
      ['legal here, not in the recording: tap on the stock'],
    );
  });

  it('tells a table that differs, whose cards, and goes no further in that game', () => {
    const bytes = recording('munger-seed', 10, (lines) => {
      lines[3]!.s['r0'] = '5H';
    });
    const { differences, states } = conform(bytes);
    assert.equal(states, 4);
    assert.match(differences[0]!.what, /r0 holds ".*", recorded "5H"/);
    assert.equal(differences.length, 1);
  });

  it('tells a pass that differs, and a win that only one side sees', () => {
    const pass = recording('klondike', 1, (lines) => {
      lines[0]!.r = 2;
    });
    assert.match(conform(pass).differences[0]!.what, /pass 1, recorded 2/);
    const won = recording('klondike', 1, (lines) => {
      lines[0]!.won = 1;
    });
    assert.equal(conform(won).differences[0]!.what, 'recorded as won, not so here');
  });

  it('tells a recorded action that is not legal here', () => {
    const bytes = recording('munger-seed', 3, (lines) => {
      lines[1]!.a = ['r0', 3, 'r1'];
    });
    assert.match(conform(bytes).differences[0]!.what, /cannot be played here: r0,3,r1/);
  });

  it('tells a recording whose stacks are not those of the game', () => {
    const bytes = recording('munger-seed', 1, (lines) => {
      lines[0]!.s['v1'] = 'AS';
    });
    assert.equal(conform(bytes).differences[0]!.what, 'the game has no pile for the recorded stack v1');
  });

  // From state 48 on a lone ace (f7) and a two on its ace (f4) may go to other foundations.
  const between = ([from, , to]: Line['m'][number]): boolean => from.startsWith('f') && to.startsWith('f');
  const withoutThem = (lines: Line[], only: (move: Line['m'][number]) => boolean): void => {
    for (const line of lines) line.m = line.m.filter((move) => !between(move) || !only(move));
  };

  it('leaves out moves of a lone ace between foundations, but no other ones', () => {
    const aces = recording('waning-moon', 50, (lines) =>
      withoutThem(lines.slice(49), ([from]) => from === 'f7'),
    );
    assert.deepEqual(conform(aces).differences, []);
    const twos = recording('waning-moon', 50, (lines) =>
      withoutThem(lines.slice(49), ([from]) => from === 'f4'),
    );
    assert.match(
      conform(twos).differences[0]!.what,
      /^legal here, .*: foundation \(2H\), 1, foundation of H/,
    );
  });

  it('leaves out all moves between foundations where the file lists none', () => {
    const bytes = recording('waning-moon', 50, (lines) => withoutThem(lines, () => true));
    assert.deepEqual(conform(bytes).differences, []);
  });

  it('lists a recorded game that no declared game claims as unknown, and replays it not', () => {
    const bytes = recording('munger-seed', 5, (_, header) => {
      header.id = 123_456;
    });
    const { games, states, unknown } = conform(bytes);
    assert.deepEqual([games, states], [0, 0]);
    assert.deepEqual(
      unknown.map(({ id }) => id),
      [123_456],
    );
  });

  it('names the line of a file that cannot be read', () => {
    const broken = recording('munger-seed', 3, (lines) => {
      (lines[1] as { m: unknown }).m = 'none';
    });
    assert.throws(() => conform(broken), /^Error: line 3: m: /);
    assert.throws(
      () => conform(gzipSync('{"i":0}')),
      /^Error: line 1: a state stands before the first game$/,
    );
    assert.throws(() => conform(gzipSync('{"game":"X","id":2,"deal":"1"}')), /no states/);
    assert.throws(() => conform(gzipSync('{"game')), /^Error: line 1: /);
  });
});
