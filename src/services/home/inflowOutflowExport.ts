/** The points of the chart as files (HOM-02, GEN-06). */
import type { FlowPoint } from '../../../contract/home/home';
import type { FlowShown } from '../../../machines/home/inflowOutflowDownload/inflowOutflowDownload.machine';
import { subtract } from '../../../machines/kit/values/money';
import { type Column, csvFile, csvOf, type ExportedFile, fileName } from '../exports';

const NAME = 'Inflow-and-outflow';

/** Amounts in major units. Net is negative if more went out. */
const columnsIn = (currency: string): readonly Column<FlowPoint>[] => [
  { head: 'Date', cell: ({ name }) => name },
  { head: `Inflow (${currency})`, kind: 'amount', cell: ({ inflow }) => inflow },
  { head: `Outflow (${currency})`, kind: 'amount', cell: ({ outflow }) => outflow },
  { head: `Net (${currency})`, kind: 'amount', cell: ({ inflow, outflow }) => subtract(inflow, outflow) },
];

export const flowCsv = ({ currency, points }: FlowShown): ExportedFile => ({
  name: fileName(NAME, 'csv'),
  content: csvFile(csvOf(columnsIn(currency), points)),
});

/** The spreadsheet library loads when it is needed. */
export async function flowSheet({ currency, points }: FlowShown): Promise<ExportedFile> {
  const { sheetOf } = await import('../sheet/sheet');
  return { name: fileName(NAME, 'xlsx'), content: await sheetOf('Inflow and outflow', columnsIn(currency), points) };
}

/** @param content the chart as drawn */
export const flowPicture = (content: Blob): ExportedFile => ({ name: fileName(NAME, 'png'), content });
