/** Reads a spreadsheet: the cells of a sheet as text, row by row. It supports only what the sandbox and the browser write. */
import { inflateRawSync } from 'node:zlib';

const ENTRY = 0x02014b50;
const STORED = 0;

/** Returns the files of a zip archive, by its central directory. */
export function unzip(bytes: Buffer): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  let at = bytes.readUInt32LE(bytes.lastIndexOf('PK\u0005\u0006') + 16);
  while (bytes.readUInt32LE(at) === ENTRY) {
    const name = bytes.readUInt16LE(at + 28);
    const after = bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    const local = bytes.readUInt32LE(at + 42);
    const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(from, from + bytes.readUInt32LE(at + 20));
    const content = bytes.readUInt16LE(at + 10) === STORED ? packed : inflateRawSync(packed);
    files.set(bytes.toString('utf8', at + 46, at + 46 + name), content.toString('utf8'));
    at += 46 + name + after;
  }
  return files;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const plain = (xml: string) =>
  xml
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const column = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** A text is in its cell, or in the list of shared texts. Any other value is a number. */
const CELLS = /<c r="([A-Z]+)\d+"([^>]*)>(?:<v>([^<]*)<\/v>|<is><t[^>]*>([\s\S]*?)<\/t><\/is>|<f>([^<]*)<\/f>)<\/c>/g;

export interface Sheet {
  readonly name: string;
  /** A missing cell is empty. */
  readonly rows: readonly (readonly string[])[];
  /** The number of formulas. Their cells start with `=`. */
  readonly formulas: number;
}

/** @param place of the sheet in the file, from 1 */
export function readSheet(bytes: Uint8Array, place = 1): Sheet {
  const files = unzip(Buffer.from(bytes));
  const shared = [...(files.get('xl/sharedStrings.xml') ?? '').matchAll(/<si><t[^>]*>([\s\S]*?)<\/t><\/si>/g)].map(
    ([, text = '']) => plain(text),
  );
  const sheet = files.get(`xl/worksheets/sheet${place}.xml`) ?? '';
  const rows = [...sheet.matchAll(/<row [^>]*?(?:\/>|>([\s\S]*?)<\/row>)/g)].map(([, row = '']) => {
    const cells: string[] = [];
    for (const [, letters = '', kind = '', value, text = '', formula] of row.matchAll(CELLS)) {
      const isShared = kind.includes('t="s"');
      if (formula !== undefined) cells[column(letters)] = `=${plain(formula)}`;
      else cells[column(letters)] = value === undefined ? plain(text) : isShared ? (shared[Number(value)] ?? '') : value;
    }
    return Array.from(cells, (cell) => cell ?? '');
  });
  const name = [...(files.get('xl/workbook.xml') ?? '').matchAll(/<sheet [^>]*name="([^"]*)"/g)][place - 1]?.[1] ?? '';
  return { name: plain(name), rows, formulas: sheet.split('<f').length - 1 };
}

/** Returns a wall-clock time as the number in its cell: days since the end of 1899. */
export const numberOfTime = (text: string) =>
  String((Date.parse(`${text.replace(' ', 'T')}Z`) - Date.UTC(1899, 11, 30)) / 86_400_000);
