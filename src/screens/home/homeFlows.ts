import type { inflowOutflowMachine } from '../../../machines/home/inflowOutflow/inflowOutflow.machine';
import type { inflowOutflowDownloadMachine } from '../../../machines/home/inflowOutflowDownload/inflowOutflowDownload.machine';
import type { transactionSummaryMachine } from '../../../machines/home/transactionSummary/transactionSummary.machine';
import type { walletBalancesMachine } from '../../../machines/home/walletBalances/walletBalances.machine';
import type { Wired } from '../../../machines/kit/port';

/** The flows of the home page. */
export interface HomeFlows {
  readonly walletBalances: Wired<typeof walletBalancesMachine>;
  readonly transactionSummary: Wired<typeof transactionSummaryMachine>;
  readonly inflowOutflow: Wired<typeof inflowOutflowMachine>;
  readonly inflowOutflowDownload: Wired<typeof inflowOutflowDownloadMachine>;
}
