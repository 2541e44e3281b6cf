/** Draws a small image for a seeded product: a pattern in two colours, as a PNG. */
import { crc32, deflateSync } from 'node:zlib';

const [WIDTH, HEIGHT] = [320, 240];

type Colour = readonly [red: number, green: number, blue: number];

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const PATTERNS = [
  (x: number, y: number) => Math.hypot((x % 40) - 20, (y % 40) - 20) < 14,
  (x: number, y: number) => (x + y) % 48 < 24,
  (x: number, y: number) => (x >> 5) % 2 === (y >> 5) % 2,
  (x: number, y: number) => Math.abs(x - WIDTH / 2) + Math.abs(y - HEIGHT / 2) < 96,
] as const;

/** Returns a PNG of 320 by 240 pixels with one bit for each pixel and a palette of two colours. */
export function drawnImage(pattern: number, [ground, ink]: readonly [Colour, Colour]): Uint8Array {
  const isInk = PATTERNS[pattern % PATTERNS.length] ?? PATTERNS[0];
  const stride = 1 + WIDTH / 8;
  const pixels = Buffer.alloc(stride * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const at = y * stride + 1 + (x >> 3);
      if (isInk(x, y)) pixels[at] = (pixels[at] ?? 0) | (0x80 >> (x & 7));
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(WIDTH, 0);
  head.writeUInt32BE(HEIGHT, 4);
  head.set([1, 3, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return new Uint8Array(
    Buffer.concat([
      signature,
      chunk('IHDR', head),
      chunk('PLTE', Buffer.from([...ground, ...ink])),
      chunk('IDAT', deflateSync(pixels, { level: 9 })),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}
