/** Spreadsheets for the readers' tests, built from their parts. */
import { deflateRawSync } from 'node:zlib';

/** A ZIP of these parts, without checksums, which no reader checks. */
export function zipOf(parts: Readonly<Record<string, string | Buffer>>, flags = 0): Uint8Array<ArrayBuffer> {
  const [local, central]: [Buffer[], Buffer[]] = [[], []];
  let start = 0;
  for (const [name, content] of Object.entries(parts)) {
    const packed = typeof content === 'string' ? deflateRawSync(content) : content;
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(name.length, 26);
    local.push(head, Buffer.from(name), packed);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(start, 42);
    central.push(entry, Buffer.from(name));
    start += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(start, 16);
  return Uint8Array.from(Buffer.concat([...local, ...central, end]));
}

/** A workbook with one sheet of this XML. */
export const workbook = (sheet: string | Buffer, more: Readonly<Record<string, string>> = {}) =>
  zipOf({
    'xl/workbook.xml': '<workbook><sheets><sheet name="One" sheetId="1" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': sheet,
    ...more,
  });

/** An OpenDocument spreadsheet with these tables. */
export const openDocument = (tables: string, more: Readonly<Record<string, string>> = {}, styles = '') =>
  zipOf({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': `<office:document-content>${styles}<office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
    ...more,
  });

/** A record of an old workbook: its type, and numbers of 16 bits or bytes. */
export function record(kind: number, ...data: readonly (number | Uint8Array)[]): Buffer {
  const body = Buffer.concat(data.map((part) => (typeof part === 'number' ? Buffer.from(Uint16Array.of(part).buffer) : part)));
  return Buffer.concat([Buffer.from(Uint16Array.of(kind, body.length).buffer), body]);
}

const SECTOR = 512;

/** A workbook of the old format with one sheet, in its container: a header, a table of sectors, a directory, and the stream. */
export function oldWorkbook(styles: readonly Buffer[], rows: readonly Buffer[]): Uint8Array {
  const [begin, end] = [record(0x0809, 0x0600, 5), record(0x000a)];
  const name = Buffer.from('\x03\x00One', 'latin1');
  const from = [begin, ...styles, end].reduce((sum, { length }) => sum + length, 0) + 4 + 6 + name.length;
  const all = Buffer.concat([begin, ...styles, record(0x0085, from, 0, 0, name), end, begin, ...rows, end]);
  const stream = Buffer.concat([all, Buffer.alloc(8 * SECTOR - all.length)]);
  const head = Buffer.alloc(SECTOR, 0xff);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(head);
  for (const [value, at] of [9, 6].map((shift, index) => [shift, 30 + index * 2] as const)) head.writeUInt16LE(value, at);
  head.writeUInt32LE(1, 48);
  head.writeUInt32LE(0, 76);
  const table = Buffer.alloc(SECTOR, 0xff);
  for (const [at, next] of [0xfffffffd, 0xfffffffe, 3, 4, 5, 6, 7, 8, 9, 0xfffffffe].entries()) table.writeUInt32LE(next, at * 4);
  const directory = Buffer.alloc(SECTOR);
  for (const [at, called] of ['Root Entry', 'Workbook'].entries()) {
    directory.write(called, at * 128, 'utf16le');
    directory.writeUInt16LE(called.length * 2 + 2, at * 128 + 64);
    directory.writeUInt32LE(2, at * 128 + 116);
    directory.writeUInt32LE(stream.length, at * 128 + 120);
  }
  return Uint8Array.from(Buffer.concat([head, table, directory, stream]));
}
