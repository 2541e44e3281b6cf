import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pixelsOf } from './imageSize';

const two = (n: number) => [(n >> 8) & 255, n & 255];
const png = (width: number, height: number) =>
  new Uint8Array([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52],
    ...[0, 0, ...two(width), 0, 0, ...two(height)],
  ]);
/** With a segment of metadata, fill bytes and a table before the frame. */
const jpeg = (width: number, height: number, marker = 0xc2) =>
  new Uint8Array([
    ...[0xff, 0xd8, 0xff, 0xe1, ...two(6), 1, 2, 3, 4],
    ...[0xff, 0xff, 0xc4, ...two(3), 0],
    ...[0xff, marker, ...two(11), 8, ...two(height), ...two(width), 3],
  ]);

describe('[PRD-02] the pixels of an image', () => {
  it('are read from the head of a PNG and of a JPEG', () => {
    const side = fc.integer({ min: 1, max: 65_535 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        expect([pixelsOf(png(width, height)), pixelsOf(jpeg(width, height))]).toEqual([width * height, width * height]);
      }),
    );
  });
  it('are none of anything else, however it is cut or changed', () => {
    expect([pixelsOf(new Uint8Array()), pixelsOf(jpeg(4, 4, 0xc8)), pixelsOf(png(4, 4).slice(0, 20))]).toEqual([0, 0, 0]);
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => pixelsOf(bytes) >= 0));
    fc.assert(fc.property(fc.nat(24), (end) => pixelsOf(jpeg(300, 200).slice(0, end)) >= 0));
  });
});
