/** The payouts as a file, under a name of its own (PAY-10, GEN-06). */
import type { Payout } from '../../../contract/payouts/payouts';
import type { Service } from '../../../machines/kit/port';
import type { PayoutFilter } from '../../../machines/payouts/payouts/payouts.machine';
import { type Column, csvFile, csvOf, type ExportedFile, type ExportOptions, everyRow, fileName } from '../exports';
import { downloadPayouts, listPayouts } from './payouts';

const NAME = 'Payouts';

/** Those of the provider's own file. */
const columns: readonly Column<Payout>[] = [
  { head: 'Payout date', cell: ({ initiatedAt }) => initiatedAt?.replace('T', ' ') ?? '' },
  { head: 'Recipient', cell: ({ recipient }) => recipient },
  { head: 'Beneficiary number', cell: ({ accountNumber }) => accountNumber },
  { head: 'Session ID', cell: ({ sessionId }) => sessionId },
  { head: 'Total amount', cell: ({ amount }) => amount ?? '' },
  { head: 'Debit currency', cell: ({ currency }) => currency },
  { head: 'Client reference', cell: ({ clientReference }) => clientReference },
  { head: 'Type', cell: ({ type }) => type },
  { head: 'Fee', cell: ({ fee }) => fee ?? '' },
  { head: 'Status', cell: ({ status }) => status },
];

/** The provider's spreadsheet. */
export const payoutsSheet: Service<PayoutFilter, ExportedFile> = async (filter, options) => ({
  name: fileName(NAME, 'xlsx'),
  content: await downloadPayouts(filter, options),
});

/** Every page of the list, written here. Tells how far it is after each page. */
export async function payoutsCsv(filter: PayoutFilter, options: ExportOptions): Promise<ExportedFile> {
  const rows = await everyRow(listPayouts, filter, ({ payoutId }) => payoutId, options);
  return { name: fileName(NAME, 'csv'), content: csvFile(csvOf(columns, rows)) };
}
