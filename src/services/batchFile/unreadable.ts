/** A file that cannot be read, with a sentence that says why and what to do. */
export class Unreadable extends Error {
  override name = 'Unreadable';
}

/** The maximum unpacked size of a part, in bytes. */
export const MOST_UNPACKED = 60_000_000;
/** The maximum number of lines, empty ones included, before the file is refused. */
export const MOST_LINES = 60_000;

export const tooLong = () => new Unreadable('The file has too many rows. Split it into files of up to 10,000 rows.');
/** A table of orders has a handful of columns. Text beyond this one is a stray, and building the empty cells before it takes all memory. */
export const MOST_COLUMNS = 256;
export const tooWide = (row: number) =>
  new Unreadable(
    `Row ${row} has text far to the right of the table, beyond column ${MOST_COLUMNS}. Delete it and choose the file again.`,
  );
/** No cell of a spreadsheet holds more. */
export const LONGEST_CELL = 32_767;
export const tooLongCell = (row: number) =>
  new Unreadable(
    `Row ${row} has a cell with more than ${LONGEST_CELL.toLocaleString('en')} characters. Shorten it and choose the file again.`,
  );
export const damaged = () => new Unreadable('The file is damaged or its extension is wrong. Open it and save it again as .xlsx.');
/** A row or a cell that stands in a sheet twice, or not where it says. Programs show such a sheet differently, or drop a part of it. */
export const ambiguous = (what: string) =>
  new Unreadable(`${what} is in this spreadsheet twice, or out of order. Open the file, check it and save it again as .xlsx.`);
export const locked = () => new Unreadable('The file is password-protected. Save it without a password and choose it again.');
export const noSpreadsheet = () =>
  new Unreadable('We can’t read this spreadsheet. Save it as .xlsx or .csv and choose that file.');

/** An offset outside of the file means that it is damaged. */
export function guarded<Value>(look: () => Value): Value {
  try {
    return look();
  } catch (error) {
    throw error instanceof RangeError ? damaged() : error;
  }
}
