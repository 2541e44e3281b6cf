import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { drawnImage } from './drawnImage';

const INKS = [
  [255, 255, 255],
  [0, 0, 0],
] as const;

/** The pixels of a PNG whose data is one chunk, which ends before the checksum and the closing chunk. */
function pixelsOf(image: Uint8Array): Buffer {
  const bytes = Buffer.from(image);
  return inflateSync(bytes.subarray(bytes.indexOf('IDAT') + 4, bytes.indexOf('IEND') - 8));
}

it('each pattern draws the same pixels every time, and a fifth product has the first pattern again', () => {
  const digests = [0, 1, 2, 3, 4].map((pattern) =>
    createHash('sha256')
      .update(pixelsOf(drawnImage(pattern, INKS)))
      .digest('hex')
      .slice(0, 8),
  );
  expect(digests).toEqual(['d80431e7', '4c5c2c9c', '37be3505', '67ba503c', 'd80431e7']);
});
