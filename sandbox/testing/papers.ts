/** Files as merchants send them: valid ones, and each kind of invalid one. */

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PNG_END = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];

const file = (name: string, type: string, ...parts: BlobPart[]) => new File(parts, name, { type });
const bytes = (...values: number[]) => new Uint8Array(values);

const SIDE = [0, 0, 0, 8];
const PNG_HEAD = [...PNG, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, ...SIDE, ...SIDE, 8, 6, 0, 0, 0];
const JPEG_HEAD = [0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 8, 0, 8, 3, 0, 0, 0];

const padded = (head: readonly number[], end: readonly number[], size: number): BlobPart[] => [
  bytes(...head),
  new Uint8Array(Math.max(0, size - head.length - end.length)),
  bytes(...end),
];

/** A picture of this many bytes. */
export const png = (name = 'picture.png', size = 100) => file(name, 'image/png', ...padded(PNG_HEAD, PNG_END, size));

export const jpeg = (name = 'picture.jpg', size = 100) => file(name, 'image/jpeg', ...padded(JPEG_HEAD, [0xff, 0xd9], size));

export const pdf = (name = 'paper.pdf', size = 100) =>
  file(name, 'application/pdf', '%PDF-1.7\n', new Uint8Array(Math.max(0, size - 16)), '\n%%EOF\n');

const MEGABYTE = 1024 * 1024;

/** Invalid files for a document of up to five megabytes, each with a word of its refusal. */
export const wrongPapers: readonly (readonly [what: string, file: File, status: number, says: RegExp])[] = [
  [
    'a program under the name of a picture',
    file('passport.png', 'image/png', 'MZ\u0000\u0000'),
    400,
    /must be png, jpg, jpeg or pdf/,
  ],
  ['a page of HTML under the name of a paper', file('bill.pdf', 'application/pdf', '<html>'), 400, /must be png/],
  ['a picture under the name of a program', png('passport.exe'), 400, /must be png/],
  ['a picture under the name of a paper', png('passport.pdf'), 400, /must be png/],
  ['a picture of another kind', file('a.gif', 'image/gif', 'GIF89a'), 400, /must be png/],
  ['a file without a name’s ending', pdf('paper'), 400, /must be png/],
  ['nothing', file('bill.pdf', 'application/pdf'), 400, /is empty/],
  ['half a picture', file('passport.png', 'image/png', bytes(...PNG, 0, 0, 0, 13)), 400, /is incomplete/],
  ['half a photograph', file('passport.jpg', 'image/jpeg', bytes(0xff, 0xd8, 0xff, 0xe0)), 400, /is incomplete/],
  [
    'a picture without its head',
    file('passport.png', 'image/png', bytes(...PNG), new Uint8Array(80), bytes(...PNG_END)),
    400,
    /is not a readable image/,
  ],
  [
    'a photograph without its head',
    file('passport.jpg', 'image/jpeg', bytes(0xff, 0xd8, 0xff, 0xe0), new Uint8Array(80), bytes(0xff, 0xd9)),
    400,
    /is not a readable image/,
  ],
  ['half a paper', file('bill.pdf', 'application/pdf', '%PDF-1.7\n1 0 obj'), 400, /is incomplete/],
  ['a paper of more than five megabytes', pdf('bill.pdf', 5 * MEGABYTE + 1), 413, /is larger than 5 MB/],
];
