import { crc32, deflateSync } from 'node:zlib';

/** A picture of few colours: a byte for each pixel, row by row, that says which of the colours it has. */
export interface IndexedPicture {
  readonly width: number;
  readonly height: number;
  /** Up to 256, each of three bytes: red, green, blue. */
  readonly colors: readonly (readonly [number, number, number])[];
  readonly pixels: Uint8Array;
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** Eight bits a pixel, which choose from a palette; the one way of compressing, filtering and ordering that this needs. */
const INDEXED = [8, 3, 0, 0, 0];

/** The picture as a PNG file (https://www.w3.org/TR/png/). Flat areas take next to nothing. */
export function png({ width, height, colors, pixels }: IndexedPicture): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(INDEXED, 8);
  // Before each row stands how it is filtered: not at all.
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(colors.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const made = Buffer.alloc(data.length + 12);
  made.writeUInt32BE(data.length, 0);
  made.write(name, 4, 'latin1');
  made.set(data, 8);
  made.writeUInt32BE(crc32(made.subarray(4, -4)), data.length + 8);
  return made;
}
