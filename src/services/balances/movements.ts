/** The history of the wallets: a page of it, and all of it as a file (BAL-03, GEN-06). */
import { type Movement, movements } from '../../../contract/balances/movements';
import type { MovementFilter } from '../../../machines/balances/walletHistory/walletHistory.machine';
import type { Page, Query } from '../../../machines/kit/collection.types';
import type { Service } from '../../../machines/kit/port';
import { call } from '../call';
import { dayBounds } from '../days';
import { type Column, csvFile, csvOf, type ExportedFile, type ExportOptions, everyRow, fileName } from '../exports';

const NAME = 'Balance-history';

export const listMovements: Service<Query<MovementFilter>, Page<Movement>> = ({ filter, page, size }, options) =>
  call(
    movements.listWalletHistory,
    {
      query: {
        page: `${page}`,
        size: `${size}`,
        ...(filter.direction && { direction: filter.direction }),
        ...(filter.currency && { currency: filter.currency }),
        ...dayBounds(filter),
      },
    },
    options,
  );

/** Amounts in major units; what was taken is below zero, so that a column adds up. */
const columns: readonly Column<Movement>[] = [
  { head: 'Date', cell: ({ at }) => at.replace('T', ' ') },
  { head: 'Description', cell: ({ description }) => description },
  { head: 'Type', cell: ({ type }) => type },
  { head: 'Direction', cell: ({ direction }) => direction },
  { head: 'Currency', cell: ({ currency }) => currency },
  { head: 'Amount', cell: ({ amount, direction }) => (direction === 'Debit' ? `-${amount}` : amount) },
  { head: 'Fee', cell: ({ fee }) => fee ?? '' },
  { head: 'Balance after', cell: ({ after }) => after ?? '' },
  { head: 'Reference', cell: ({ reference }) => reference },
];

const every = (filter: MovementFilter, options: ExportOptions) => everyRow(listMovements, filter, ({ id }) => id, options);

/** Every page of the list, written here. */
export async function movementsCsv(filter: MovementFilter, options: ExportOptions): Promise<ExportedFile> {
  return { name: fileName(NAME, 'csv'), content: csvFile(csvOf(columns, await every(filter, options))) };
}

/** The same rows; what writes spreadsheets is fetched when one is wanted. */
export async function movementsSheet(filter: MovementFilter, options: ExportOptions): Promise<ExportedFile> {
  const [{ sheetOf }, rows] = await Promise.all([import('../sheet'), every(filter, options)]);
  return { name: fileName(NAME, 'xlsx'), content: await sheetOf('Balance history', columns, rows) };
}
