import { download } from '../../kit/download/download.machine';

export interface StatementWanted {
  /** The id of the settlement. */
  readonly id: string;
}

/** STL-01: a settlement as a spreadsheet, with what it sums and a check. The browser makes it. */
export const statementDownloadMachine = download<StatementWanted, 'xlsx'>('statementDownload', {
  calls: ['getSettlement', 'listSettlementItems'],
  callsInTurn: true,
  req: ['STL-01', 'GEN-06'],
  description: 'Downloads the lines of a settlement, everything they sum, and a check that adds it up again.',
});
