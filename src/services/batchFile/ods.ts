/** An OpenDocument spreadsheet: one XML part in a ZIP. Cells are read as displayed, unless they are plain numbers. */
import type { Grid, Line } from '../../../machines/kit/batch/batch.file';
import { numberText } from './numbers';
import { addColumns, chosenSheet, type KnownHeads, notesOn, type Sheet } from './sheets';
import { damaged, locked, MOST_COLUMNS, MOST_LINES, noSpreadsheet, tooLong, tooWide } from './unreadable';
import { attribute, elements, partOf, unescaped, without, withoutTags } from './xml';
import type { Zip } from './zip';

export const ODS = 'content.xml';

const TABLE = 'table:table';
const ROW = 'table:table-row';
const COLUMN = 'table:table-column';
const CELL = 'table:(?:covered-)?table-cell';
const LINE = 'text:p';
/** A comment on a cell is not part of its text. */
const REMARK = 'office:annotation';

/** Returns the displayed text of a cell without its markup. */
function shownIn(inner: string): string {
  const lines = Array.from(elements(without(inner, REMARK), LINE), ({ inner: line }) =>
    unescaped(
      withoutTags(
        line
          .replace(/<text:s\b[^<>]*?\/>/g, (tag) => ' '.repeat(Math.max(0, Math.min(100, Number(attribute(tag, 'text:c') ?? 1)))))
          .replace(/<text:tab\b[^<>]*?\/>/g, '\t')
          .replace(/<text:line-break\b[^<>]*?\/>/g, '\n'),
      ),
    ),
  );
  return lines.join('\n');
}

/** Returns a number in full if it is displayed as one. Otherwise returns the displayed text: leading zeros, powers of ten, units. */
function numberShown(value: string, shown: string): string {
  const isPadded = /^0\d+$/.test(shown);
  return !isPadded && /^-?[\d\s.,\u00a0\u202f']*$/.test(shown) ? numberText(value) : shown;
}

const NAIRA = /^(NGN|₦|N)/i;

function cellText(attributes: string, inner: string): string {
  const shown = shownIn(inner);
  const value = unescaped(attribute(attributes, 'office:value') ?? '');
  switch (attribute(attributes, 'office:value-type')) {
    case 'float':
      return numberShown(value, shown);
    case 'currency': {
      const currency = attribute(attributes, 'office:currency') ?? '';
      const isNaira = currency === 'NGN' || (currency === '' && NAIRA.test(shown));
      return isNaira ? numberText(value) : `${currency || 'Currency'} ${numberText(value)}`;
    }
    case 'date':
      return unescaped(attribute(attributes, 'office:date-value') ?? shown);
    default:
      return shown;
  }
}

/** @throws Unreadable for a number of times that is none */
function repeated(attributes: string, name: string): number {
  const written = attribute(attributes, name) ?? '1';
  if (!/^\d{1,9}$/.test(written)) throw damaged();
  return Math.max(1, Number(written));
}

interface Found {
  isMerged: boolean;
  formulas: number;
  unsolved: number;
}

function cellsOf(row: string, number: number, found: Found): string[] {
  const cells: string[] = [];
  let empty = 0;
  for (const { tag, attributes, inner } of elements(row, CELL)) {
    const covered = tag.startsWith('<table:covered');
    const text = covered ? '' : cellText(attributes, inner);
    const times = repeated(attributes, 'table:number-columns-repeated');
    if (covered) found.isMerged = true;
    if (attribute(attributes, 'table:formula') !== null) {
      found.formulas += 1;
      if (text === '') found.unsolved += 1;
    }
    if (text === '') {
      empty += times;
      continue;
    }
    if (cells.length + empty + times > MOST_COLUMNS) throw tooWide(number);
    for (; empty > 0; empty -= 1) cells.push('');
    for (let time = 0; time < times; time += 1) cells.push(text);
  }
  return cells;
}

const isHiddenPart = (attributes: string) => (attribute(attributes, 'table:visibility') ?? 'visible') !== 'visible';

/** Returns the indexes of the hidden columns. */
function hiddenColumnsIn(xml: string): ReadonlySet<number> {
  const hidden = new Set<number>();
  let column = 0;
  for (const { attributes } of elements(xml, COLUMN)) {
    const times = repeated(attributes, 'table:number-columns-repeated');
    if (isHiddenPart(attributes)) addColumns(hidden, column, column + times - 1);
    column += times;
  }
  return hidden;
}

/** Empty rows are counted but not created, because a sheet can claim a million of them after the last one. */
function readSheet(xml: string): Sheet {
  const lines: Line[] = [];
  const found: Found = { isMerged: false, formulas: 0, unsolved: 0 };
  let number = 1;
  for (const { attributes, inner } of elements(xml, ROW)) {
    const cells = cellsOf(inner, number, found);
    const times = repeated(attributes, 'table:number-rows-repeated');
    const isHidden = isHiddenPart(attributes);
    if (cells.length > 0) {
      if (lines.length + times > MOST_LINES) throw tooLong();
      for (let time = 0; time < times; time += 1) lines.push({ number: number + time, cells, ...(isHidden && { isHidden }) });
    }
    number += times;
  }
  return { lines, notes: notesOn({ lines, hidden: hiddenColumnsIn(xml), ...found }) };
}

/** Returns the styles of hidden tables. */
const hiddenStyles = (content: string) =>
  new Set(
    [...content.matchAll(/<style:style\b([^<>]*)>\s*<style:table-properties\b([^<>]*)>/g)]
      .filter(([, , properties = '']) => attribute(properties, 'table:display') === 'false')
      .map(([, style = '']) => attribute(style, 'style:name')),
  );

/** Returns the first sheet with our headings. @throws Unreadable */
export async function readOds(zip: Zip, knownHeads: KnownHeads): Promise<Grid> {
  if ((await zip.text('META-INF/manifest.xml'))?.includes('encryption-data')) throw locked();
  const content = (await partOf(zip, ODS)) ?? '';
  if (!content.includes('<office:spreadsheet')) throw noSpreadsheet();
  const hidden = hiddenStyles(content);
  const sheets = Array.from(elements(content, TABLE), ({ attributes, inner }) => ({
    name: unescaped(attribute(attributes, 'table:name') ?? ''),
    isHidden: hidden.has(attribute(attributes, 'table:style-name') ?? ''),
    read: async () => readSheet(inner),
  }));
  return chosenSheet(sheets, knownHeads);
}
