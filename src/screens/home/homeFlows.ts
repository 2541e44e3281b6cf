import type { inflowOutflowMachine } from '../../../machines/inflowOutflow/inflowOutflow.machine';
import type { inflowOutflowDownloadMachine } from '../../../machines/inflowOutflowDownload/inflowOutflowDownload.machine';
import type { Wired } from '../../../machines/kit/port';
import type { transactionSummaryMachine } from '../../../machines/transactionSummary/transactionSummary.machine';
import type { walletBalancesMachine } from '../../../machines/walletBalances/walletBalances.machine';

/** The flows of the home page. */
export interface HomeFlows {
  readonly walletBalances: Wired<typeof walletBalancesMachine>;
  readonly transactionSummary: Wired<typeof transactionSummaryMachine>;
  readonly inflowOutflow: Wired<typeof inflowOutflowMachine>;
  readonly inflowOutflowDownload: Wired<typeof inflowOutflowDownloadMachine>;
}
