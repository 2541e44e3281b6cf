/** The type of a file, by its content, whatever its name and declared type. */
import type { SentFile } from '../../contract/endpoint';
import { imageSize } from '../../contract/imageSize';
import { Refusal } from '../refusal';

export interface Paper {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

interface Kind {
  readonly mediaType: string;
  readonly endings: readonly string[];
  readonly start: readonly number[];
  /** Bytes near the end of a complete file. */
  readonly end: readonly number[];
}

const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0));

const PNG: Kind = {
  mediaType: 'image/png',
  endings: ['png'],
  start: [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a],
  end: ascii('IEND'),
};
const JPEG: Kind = { mediaType: 'image/jpeg', endings: ['jpg', 'jpeg'], start: [0xff, 0xd8, 0xff], end: [0xff, 0xd9] };
const PDF: Kind = { mediaType: 'application/pdf', endings: ['pdf'], start: ascii('%PDF-'), end: ascii('%%EOF') };

export const pictures = { kinds: [PNG, JPEG], words: 'png, jpg or jpeg' } as const;
export const pages = { kinds: [PNG, JPEG, PDF], words: 'png, jpg, jpeg or pdf' } as const;

/** Some programs write data after the end. */
const TAIL = 1024;

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);

const endsWith = (bytes: Uint8Array, end: readonly number[]) => {
  const tail = Buffer.from(bytes.subarray(Math.max(0, bytes.length - TAIL)));
  return tail.includes(Buffer.from(end));
};

/** As many as a browser can draw, and no side longer than a printer's page. In pixels. */
const MOST_PIXELS = 50_000_000;
const LONGEST_SIDE = 20_000;

/** @throws Refusal 400 for an image without a readable size, without pixels, or with more than a program can draw */
function checkDrawable(label: string, bytes: Uint8Array): void {
  const size = imageSize(bytes);
  if (size === null) throw new Refusal(400, `${label} is not a readable image`);
  const { width, height } = size;
  if (width === 0 || height === 0) throw new Refusal(400, `${label} has no pixels`);
  if (width * height > MOST_PIXELS || Math.max(width, height) > LONGEST_SIDE)
    throw new Refusal(400, `${label} has ${width} x ${height} pixels. At most 50 million are allowed`);
}

/** Some limits count a megabyte as 1,000,000 bytes, others as 1024 x 1024. People read the same number. */
const sizeOf = (limit: number) => `${Math.floor(limit / 1_000_000)} MB`;

/**
 * Returns the file as stored.
 * @param label of the field in the form
 * @throws Refusal 413 if it is larger than `limit` bytes; 400 if it is empty, cut off, of the wrong type or extension, or an image that cannot be drawn
 */
export function paperOf(
  label: string,
  { name, bytes }: SentFile,
  { kinds, words }: typeof pictures | typeof pages,
  limit: number,
): Paper {
  if (bytes.length > limit) throw new Refusal(413, `${label} is larger than ${sizeOf(limit)}`);
  if (bytes.length === 0) throw new Refusal(400, `${label} is empty`);
  const kind = kinds.find(({ start }) => startsWith(bytes, start));
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!kind?.endings.includes(ending)) throw new Refusal(400, `${label} must be ${words}, in both name and content`);
  if (!endsWith(bytes, kind.end)) throw new Refusal(400, `${label} is incomplete`);
  if (kind !== PDF) checkDrawable(label, bytes);
  return { name, mediaType: kind.mediaType, content: bytes };
}
