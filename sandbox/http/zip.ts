/** A zip archive that is written while its files are made, so none of them is ever held whole. */
import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZippedFile {
  readonly name: string;
  readonly content: Iterable<string> | AsyncIterable<string>;
}

interface Written {
  readonly name: Buffer;
  readonly at: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
}

/** Sizes follow the content. Names are UTF-8. */
const FLAGS = 0x0808;
const VERSION = 20;
const DEFLATED = 8;
/** 1 January 1980, the earliest date of the format, because the date does not matter here. */
const DATE = 0x0021;

const numbers = (...parts: readonly (readonly [value: number, bytes: 2 | 4])[]) => {
  const buffer = Buffer.alloc(parts.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of parts) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
};

const localHeader = (name: Buffer) =>
  Buffer.concat([
    numbers([0x04034b50, 4], [VERSION, 2], [FLAGS, 2], [DEFLATED, 2], [0, 2], [DATE, 2], [0, 4], [0, 4], [0, 4]),
    numbers([name.length, 2], [0, 2]),
    name,
  ]);

const sizesOf = ({ crc, packed, size }: Written) => numbers([0x08074b50, 4], [crc, 4], [packed, 4], [size, 4]);

const listed = ({ name, at, crc, packed, size }: Written) =>
  Buffer.concat([
    numbers([0x02014b50, 4], [VERSION, 2], [VERSION, 2], [FLAGS, 2], [DEFLATED, 2], [0, 2], [DATE, 2]),
    numbers([crc, 4], [packed, 4], [size, 4], [name.length, 2], [0, 2], [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]),
    name,
  ]);

const ending = (files: number, size: number, at: number) =>
  numbers([0x06054b50, 4], [0, 2], [0, 2], [files, 2], [files, 2], [size, 4], [at, 4], [0, 2]);

/** The content, compressed by another thread, and its entry in the archive. */
async function* packed({ name, content }: ZippedFile, at: number): AsyncGenerator<Buffer, Written> {
  let [crc, size, sent] = [0, 0, 0];
  async function* counted() {
    for await (const text of content) {
      const bytes = Buffer.from(text);
      crc = crc32(bytes, crc);
      size += bytes.length;
      yield bytes;
    }
  }
  const source = Readable.from(counted(), { highWaterMark: 1 });
  const deflate = createDeflateRaw();
  source.once('error', (error) => deflate.destroy(error));
  for await (const bytes of source.pipe(deflate)) {
    sent += bytes.length;
    yield bytes;
  }
  return { name: Buffer.from(name), at, crc, packed: sent, size };
}

export async function* zip(files: readonly ZippedFile[]): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let at = 0;
  for (const file of files) {
    const head = localHeader(Buffer.from(file.name));
    yield head;
    const entry = yield* packed(file, at);
    const sizes = sizesOf(entry);
    yield sizes;
    written.push(entry);
    at += head.length + entry.packed + sizes.length;
  }
  const directory = Buffer.concat(written.map(listed));
  yield directory;
  yield ending(written.length, directory.length, at);
}
