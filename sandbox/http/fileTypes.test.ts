/** Which uploaded images are refused before they are stored. */
import { expect, it } from 'vitest';
import { paperOf, pictures } from './fileTypes';

const MB = 1024 * 1024;
const four = (n: number) => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255];
const two = (n: number) => [(n >>> 8) & 255, n & 255];

/** A PNG that says that it has this size. */
const png = (width: number, height: number) =>
  new Uint8Array([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52],
    ...[...four(width), ...four(height), 8, 6, 0, 0, 0],
    ...[0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44],
  ]);
const jpeg = (width: number, height: number) =>
  new Uint8Array([0xff, 0xd8, 0xff, 0xc0, ...two(11), 8, ...two(height), ...two(width), 3, 0, 0, 0, 0xff, 0xd9]);

const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PNG_END = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44];

const stored = (name: string, bytes: Uint8Array<ArrayBuffer>) => () =>
  paperOf('Image 1', { name, type: 'image/png', bytes }, pictures, MB);

it.each([
  ['a.png', png(0, 10), 'Image 1 has no pixels'],
  ['a.png', png(10, 0), 'Image 1 has no pixels'],
  ['a.png', png(50_000, 50_000), 'Image 1 has 50000 x 50000 pixels. At most 50 million are allowed'],
  ['a.png', png(4_294_967_295, 1), 'Image 1 has 4294967295 x 1 pixels'],
  ['a.jpg', jpeg(0, 0), 'Image 1 has no pixels'],
  ['a.jpg', jpeg(60_000, 60_000), 'Image 1 has 60000 x 60000 pixels'],
  ['a.png', new Uint8Array([...PNG_START, ...PNG_END]), 'Image 1 is not a readable image'],
  ['a.png', new Uint8Array([...PNG_START, 0, 0, 0, 13, ...PNG_END, ...PNG_END]), 'Image 1 is not a readable image'],
  ['a.jpg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xd9]), 'Image 1 is not a readable image'],
  ['a.jpg', new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0, 4, 1, 2, 0, 0, 0, 0, 0xff, 0xd9]), 'Image 1 is not a readable image'],
])('[PRD-02] %s that cannot be drawn is refused (%#)', (name, bytes, words) => expect(stored(name, bytes)).toThrow(words));

it.each([
  ['a.png', png(1, 1)],
  ['a.png', png(5_000, 10_000)],
  ['a.jpg', jpeg(4_000, 3_000)],
])('[PRD-02] %s that can be drawn is stored (%#)', (name, bytes) => expect(stored(name, bytes)().content).toEqual(bytes));
