/** The type of a file, by its content, whatever its name and declared type. */
import type { SentFile } from '../../contract/endpoint';
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

const sizeOf = (limit: number) => `${limit / (1024 * 1024)} MB`;

/**
 * Returns the file as stored.
 * @param label of the field in the form
 * @throws Refusal 413 if it is larger than `limit` bytes; 400 if it is empty, cut off, or of the wrong type or extension
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
  return { name, mediaType: kind.mediaType, content: bytes };
}
