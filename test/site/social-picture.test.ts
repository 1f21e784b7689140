import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { crc32, inflateSync } from 'node:zlib';
import { gameById, games } from '../../src/games/index.ts';
import { miniatureOf } from '../../src/pages/miniature.ts';
import type { GameRules } from '../../src/rules/game-rules.ts';
import { socialPath, socialPicture } from '../../src/site/social-picture.ts';

function rulesOf(id: string): GameRules {
  const game = gameById(id);
  assert.ok(game, id);
  return game.rules;
}

/** Reads a PNG by its form (https://www.w3.org/TR/png/): its parts by name, each with a check that holds. */
function partsOf(file: Uint8Array): Map<string, Buffer> {
  const bytes = Buffer.from(file);
  const parts = new Map<string, Buffer>();
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const body = bytes.subarray(at + 4, at + 8 + length);
    assert.equal(bytes.readUInt32BE(at + 8 + length), crc32(body));
    parts.set(body.toString('latin1', 0, 4), body.subarray(4));
    at += length + 12;
  }
  return parts;
}

describe('the picture of a table for other sites', () => {
  it('shows each card of the miniature in its colour, and felt at the edge', () => {
    const rules = rulesOf('clock');
    const parts = partsOf(socialPicture(rules));
    const [width, height] = [parts.get('IHDR')!.readUInt32BE(0), parts.get('IHDR')!.readUInt32BE(4)];
    assert.deepEqual([width, height], [1200, 630]);
    const rows = inflateSync(parts.get('IDAT')!);
    const colorAt = (x: number, y: number): string => {
      const index = rows[y * (width + 1) + 1 + x]!;
      return parts.get('PLTE')!.toString('hex', index * 3, index * 3 + 3);
    };
    assert.equal(colorAt(0, 0), '1f5c46');
    const table = miniatureOf(rules);
    const scale = Math.min(14, (1200 - 96) / table.width, (630 - 96) / table.height);
    for (const place of table.places) {
      const x = Math.round(width / 2 + (place.x + place.width / 2 - table.width / 2) * scale);
      const y = Math.round(height / 2 + (place.y + place.height / 2 - table.height / 2) * scale);
      const color = { 'face up': 'ffffff', 'face down': '1f4e8c', empty: '1f5c46' }[place.is];
      assert.equal(colorAt(x, y), color, JSON.stringify(place));
    }
  });

  it('weighs little, and is the same file for tables that look alike', () => {
    assert.ok(socialPicture(rulesOf('triple-minerva')).length < 12_000);
    assert.equal(socialPath(rulesOf('spider')), socialPath(rulesOf('spider-1-suit')));
    assert.notEqual(socialPath(rulesOf('spider')), socialPath(rulesOf('munger')));
    assert.ok(new Set(games.map(({ rules }) => socialPath(rules))).size > 50);
  });
});
