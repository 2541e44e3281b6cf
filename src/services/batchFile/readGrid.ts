/** Returns the table in a file, by its content, whatever its name (BLK-01). */
import type { Grid } from '../../../machines/kit/batch/batch.file';
import { readCsv } from './csv';
import { MOST_BYTES } from './limits';
import { ODS, readOds } from './ods';
import type { KnownHeads } from './sheets';
import { LONGEST_CELL, tooLongCell, Unreadable } from './unreadable';
import { readXls } from './xls';
import { readXlsx } from './xlsx';
import { openZip, type Zip } from './zip';

const starts = (bytes: Uint8Array, ...wanted: readonly number[]) => wanted.every((byte, at) => bytes[at] === byte);
const HEAD = 1_000;

function textKind(bytes: Uint8Array): Error | null {
  const head = new TextDecoder().decode(bytes.subarray(0, HEAD)).trimStart().toLowerCase();
  if (head.startsWith('%pdf')) return new Unreadable('This file is a PDF. Save the table as .xlsx or .csv and choose that file.');
  if (/^(<!doctype html|<html|<table|<\?xml)/.test(head))
    return new Unreadable('This file is a web page or XML. Open it in a spreadsheet app and save it as .xlsx.');
  if (head.startsWith('{\\rtf'))
    return new Unreadable('This file is a text document. Save the table as .xlsx or .csv and choose that file.');
  const isWide = starts(bytes, 0xff, 0xfe) || starts(bytes, 0xfe, 0xff);
  if (!isWide && bytes.subarray(0, HEAD).includes(0))
    return new Unreadable('We can’t read this file. Save it as .xlsx or .csv and choose that file.');
  return null;
}

const readZipped = (zip: Zip, knownHeads: KnownHeads) => (zip.has(ODS) ? readOds(zip, knownHeads) : readXlsx(zip, knownHeads));

async function gridIn(bytes: Uint8Array, knownHeads: KnownHeads): Promise<Grid> {
  if (bytes.length > MOST_BYTES) throw new Unreadable('The file is larger than 10 MB. Split it into smaller files.');
  if (starts(bytes, 0x50, 0x4b, 0x03, 0x04)) return readZipped(openZip(bytes), knownHeads);
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return readXls(bytes, knownHeads);
  const other = textKind(bytes);
  if (other) throw other;
  return readCsv(bytes, knownHeads);
}

/** @throws Unreadable with a sentence that says why and what to do */
export async function readGrid(bytes: Uint8Array, knownHeads: KnownHeads): Promise<Grid> {
  const grid = await gridIn(bytes, knownHeads);
  // A page that shows a text of millions of characters in a field doesn't respond any more.
  const long = grid.lines.find(({ cells }) => cells.some((cell) => cell.length > LONGEST_CELL));
  if (long) throw tooLongCell(long.number);
  return grid;
}

/** The same of a selected file. @throws Unreadable also if the browser can't read it: a file that changed on the disk since then is refused */
export async function readFile(file: Blob, knownHeads: KnownHeads): Promise<Grid> {
  const bytes = await file.arrayBuffer().catch(() => {
    throw new Unreadable(
      'We can’t read this file any more. It was changed, moved or deleted since you chose it. Choose it again.',
    );
  });
  return readGrid(new Uint8Array(bytes), knownHeads);
}
