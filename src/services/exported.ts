/** A list as a file (GEN-06): every page of its service, with the columns it names. */
import type { Page, Query } from '../../machines/kit/collection/collection.types';
import type { Wanted } from '../../machines/kit/download/download.machine';
import type { Service } from '../../machines/kit/flow/port';
import { type Column, csvFile, csvOf, type ExportedFile, type ExportOptions, everyRow, fileName } from './exports';

interface Export<Row, Filter> {
  /** The start of the file's name. */
  readonly name: string;
  /** Name of the sheet in a spreadsheet. */
  readonly sheet: string;
  readonly keyOf: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  /** The provider's own spreadsheet, if it makes one. */
  readonly spreadsheet?: Service<Filter, Blob>;
}

export const exported =
  <Row, Filter>(
    list: Service<Query<Filter>, Page<Row>>,
    { name, sheet, keyOf, columns, spreadsheet }: NoInfer<Export<Row, Filter>>,
  ) =>
  async ({ filter, format }: Wanted<Filter>, options: ExportOptions): Promise<ExportedFile> => {
    const rows = () => everyRow(list, filter, keyOf, options);
    if (format === 'csv') return { name: fileName(name, 'csv'), content: csvFile(csvOf(columns, await rows())) };
    if (spreadsheet) return { name: fileName(name, 'xlsx'), content: await spreadsheet(filter, options) };
    // The spreadsheet library loads when it is needed.
    const [{ sheetOf }, all] = await Promise.all([import('./sheet/sheet'), rows()]);
    return { name: fileName(name, 'xlsx'), content: await sheetOf(sheet, columns, all, options.signal) };
  };
