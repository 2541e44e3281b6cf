import { inflowOutflowCases } from '../inflowOutflow/inflowOutflow.cases';
import { inflowOutflowMachine } from '../inflowOutflow/inflowOutflow.machine';
import { inflowOutflowProperties } from '../inflowOutflow/inflowOutflow.properties';
import { inflowOutflowDownloadCases } from '../inflowOutflowDownload/inflowOutflowDownload.cases';
import { inflowOutflowDownloadMachine } from '../inflowOutflowDownload/inflowOutflowDownload.machine';
import { inflowOutflowDownloadProperties } from '../inflowOutflowDownload/inflowOutflowDownload.properties';
import { transactionSummaryCases } from '../transactionSummary/transactionSummary.cases';
import { transactionSummaryMachine } from '../transactionSummary/transactionSummary.machine';
import { transactionSummaryProperties } from '../transactionSummary/transactionSummary.properties';
import { walletBalancesCases } from '../walletBalances/walletBalances.cases';
import { walletBalancesMachine } from '../walletBalances/walletBalances.machine';
import { walletBalancesProperties } from '../walletBalances/walletBalances.properties';

export const homeFlows = {
  walletBalances: {
    area: 'Home',
    machine: walletBalancesMachine,
    cases: walletBalancesCases,
    properties: walletBalancesProperties,
  },
  transactionSummary: {
    area: 'Home',
    machine: transactionSummaryMachine,
    cases: transactionSummaryCases,
    properties: transactionSummaryProperties,
  },
  inflowOutflow: { area: 'Home', machine: inflowOutflowMachine, cases: inflowOutflowCases, properties: inflowOutflowProperties },
  inflowOutflowDownload: {
    area: 'Home',
    machine: inflowOutflowDownloadMachine,
    cases: inflowOutflowDownloadCases,
    properties: inflowOutflowDownloadProperties,
  },
};
